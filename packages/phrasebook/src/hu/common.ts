import type { common as english } from '../en/common.ts';
import { listIn } from '../list.ts';
import { minus } from '../numbers.ts';

export const common: typeof english = {
  back: 'Vissza',
  colon: ':',
  labelled: (name, text) => `${name}: ${text}`,
  remarks: (texts) => texts.join('; '),
  quoted: (text) => `„${text}”`,
  ordinal: (n) => `${n}.`,
  cards: (n) => `${n} lap`,
  points: (n) => `${minus(n)} pont`,
  players: (n) => `${n} játékos`,
  rounds: (n) => `${n} kör`,
  minutes: (n) => `${n} perc`,
  round: (n) => `${n}. kör`,
  list: (words) => listIn('hu', words),
};
