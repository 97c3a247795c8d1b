import type { common as english } from '../en/common.ts';
import { listIn } from '../list.ts';
import { minus } from '../numbers.ts';

export const common: typeof english = {
  yes: 'Igen',
  no: 'Nem',
  ok: 'Rendben',
  cancel: 'Mégse',
  close: 'Bezárás',
  back: 'Vissza',
  undo: 'Visszavonás',
  next: 'Tovább',
  more: 'Több',
  save: 'Mentés',
  colon: ':',
  you: 'te',
  us: 'Mi',
  them: 'Ők',
  partner: 'partner',
  opponent: 'ellenfél',
  directions: { left: 'balra', right: 'jobbra', opposite: 'szemben' },
  ordinal: (n) => `${n}.`,
  place: (n) => `${n}. hely`,
  cards: (n) => `${n} lap`,
  points: (n) => `${minus(n)} pont`,
  players: (n) => `${n} játékos`,
  rounds: (n) => `${n} kör`,
  seconds: (n) => `${n} másodperc`,
  round: (n) => `${n}. kör`,
  list: (words) => listIn('hu', words),
};
