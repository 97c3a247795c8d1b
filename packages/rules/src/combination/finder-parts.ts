import type { Rules } from '../rules.ts';
import type { Draft } from './draft.ts';
import type { HandProfile } from './hand-profile.ts';
import type { SuitChoices } from './suit-choices.ts';

export const ANY_SIZE = 0;

/** The objects shared by all parts of a finder. */
export interface FinderParts {
  readonly rules: Rules;
  readonly profile: HandProfile;
  readonly draft: Draft;
  readonly choices: SuitChoices;
  /** Whether to list every physical card instead of one per set of interchangeable cards. */
  readonly everyCard: boolean;
}
