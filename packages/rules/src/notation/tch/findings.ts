import type { Refusal } from '../../state/refusal.ts';
import type { Place } from '../record/scanner.ts';

/** Something in a log that does not fit and ends the replay of its round. */
export interface TchProblem {
  readonly place: Place;
  readonly problem: string;
  /** Why the rules refuse what the line says, where they do. */
  readonly refusal: Refusal | null;
}

/** Harmless deviations of a log from the rules: the round could still be replayed. */
export const TCH_NOTES = {
  'repeated-call': 'this call was made before',
  'late-call': 'this call comes after the first card of its player; it counts as made before that card',
  'call-without-effect': 'this call comes after the first card of its player and does not count',
  'pass-left-out': 'this player was not asked, the pass is left out',
  'pass-before-bomb':
    'left out, so that the bomb that follows comes before a turn in which the wish forbids it',
  'passes-added': 'passes before this line are missing and were added',
  'collecting-added': 'the winner of the previous trick had not collected it; collected here',
  'gift-without-effect': 'there is no Dragon trick to give away',
  'repeated-wish': 'the wish was made before',
  'bombs-differ': 'other hands than these hold bombs after the exchange',
} as const;
export type TchNoteKind = keyof typeof TCH_NOTES;

export interface TchNote {
  readonly line: number;
  readonly kind: TchNoteKind;
}
