import { Address } from '../app/address.ts';
import { formatReplaySource, parseReplaySource, type ReplaySource } from '../replay/replay-address.ts';

interface CheckParams {
  /** The match to be checked; null if the reader chooses a record. */
  readonly source: ReplaySource | null;
}

const SHARED = 'shared';

export const checkAddress = new Address<CheckParams>({
  path: 'check',
  parse: (parts) => {
    if (parts.length === 0) return { source: null };
    const [type, id] = parts;
    if (type === SHARED) return parts.length === 2 && id ? { source: { type, id } } : null;
    const source = parseReplaySource(parts);
    return source === null ? null : { source };
  },
  format: ({ source }) => {
    if (source === null) return [];
    return source.type === SHARED ? [SHARED, source.id] : formatReplaySource(source);
  },
});
