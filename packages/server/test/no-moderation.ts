import type { StoredSanctions } from '../src/moderation/sanctions.ts';
import type { TableModeration } from '../src/moderation/table-moderation.ts';

/** Tables where everyone may do and say everything. */
export const NO_MODERATION: TableModeration = {
  problemWithText: async () => null,
  maySit: async () => true,
  mayCallBot: () => true,
  noteOutcomes: async () => {},
};

/** No one has a sanction. */
export const NO_SANCTIONS: Pick<StoredSanctions, 'refusalFor' | 'noteNetwork'> = {
  refusalFor: async () => null,
  noteNetwork: async () => {},
};
