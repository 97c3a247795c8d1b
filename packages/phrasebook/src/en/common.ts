import { listIn } from '../list.ts';
import { minus } from '../numbers.ts';
import { plural } from '../plural.ts';

/** The places of twelve players in words. */
export const PLACES =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const ORDINAL_SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

export const common = {
  back: 'Back',
  /** Follows a label. */
  colon: ':',
  /** A label with its text. */
  labelled: (name: string, text: string) => `${name}: ${text}`,
  /** Several remarks in one line. */
  remarks: (texts: readonly string[]) => texts.join('; '),
  quoted: (text: string) => `“${text}”`,
  ordinal: (n: number) => `${n}${ORDINAL_SUFFIXES[ordinals.select(n)]}`,
  cards: (n: number) => `${n} ${plural('en', n, { one: 'card', other: 'cards' })}`,
  points: (n: number) => `${minus(n)} ${plural('en', n, { one: 'point', other: 'points' })}`,
  players: (n: number) => `${n} ${plural('en', n, { one: 'player', other: 'players' })}`,
  rounds: (n: number) => `${n} ${plural('en', n, { one: 'round', other: 'rounds' })}`,
  minutes: (n: number) => `${n} ${plural('en', n, { one: 'minute', other: 'minutes' })}`,
  round: (n: number) => `Round ${n}`,
  list: (words: readonly string[]) => listIn('en-GB', words),
};
