import type { Refusal } from '../../state/refusal.ts';
import type { Place } from '../record/scanner.ts';

/** An error in a log that ends the replay of its round. */
export interface TchProblem {
  readonly place: Place;
  readonly problem: string;
  /** Why the rules refuse the action in the line; null if that is not the problem. */
  readonly refusal: Refusal | null;
}

/** Harmless deviations of a log from the rules: the round could still be replayed. */
export const TCH_NOTES = {
  'repeated-call': 'this call was already made',
  'late-call': 'this call comes after its player’s first card; it is treated as made before that card',
  'call-without-effect': 'this call comes after its player’s first card and does not count',
  'pass-left-out': 'it was not this player’s turn; the pass is left out',
  'pass-before-bomb':
    'this pass is left out, so that the next bomb comes before the turn in which the wish would forbid it',
  'passes-added': 'passes before this line are missing and were added',
  'collecting-added': 'the winner of the previous trick had not collected it; it is collected here',
  'gift-without-effect': 'there is no Dragon trick to give away',
  'repeated-wish': 'the wish was already made',
  'bombs-differ': 'the seats listed here are not those that hold bombs after the exchange',
} as const;
export type TchNoteKind = keyof typeof TCH_NOTES;

export interface TchNote {
  readonly line: number;
  readonly kind: TchNoteKind;
}
