import { listIn } from '../list.ts';
import { minus } from '../numbers.ts';
import { plural } from '../plural.ts';

const ORDINAL_ENDS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(n: number): string {
  return `${n}${ORDINAL_ENDS[ordinals.select(n)]}`;
}

export const common = {
  yes: 'Yes',
  no: 'No',
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  undo: 'Undo',
  next: 'Next',
  more: 'More',
  save: 'Save',
  /** After a word that something is said about. */
  colon: ':',
  you: 'you',
  us: 'We',
  them: 'They',
  partner: 'partner',
  opponent: 'opponent',
  directions: { left: 'left', right: 'right', opposite: 'opposite' },
  ordinal,
  /** A place counted from 1. */
  place: (n: number) => `${ordinal(n)} place`,
  cards: (n: number) => `${n} ${plural('en', n, { one: 'card', other: 'cards' })}`,
  points: (n: number) => `${minus(n)} ${plural('en', n, { one: 'point', other: 'points' })}`,
  players: (n: number) => `${n} ${plural('en', n, { one: 'player', other: 'players' })}`,
  rounds: (n: number) => `${n} ${plural('en', n, { one: 'round', other: 'rounds' })}`,
  seconds: (n: number) => `${n} ${plural('en', n, { one: 'second', other: 'seconds' })}`,
  round: (n: number) => `Round ${n}`,
  list: (words: readonly string[]) => listIn('en-GB', words),
};
