import type { common as english } from '../en/common.ts';
import { listIn } from '../list.ts';
import { minus } from '../numbers.ts';
import { plural } from '../plural.ts';

export const common: typeof english = {
  back: 'Zurück',
  colon: ':',
  labelled: (name, text) => `${name}: ${text}`,
  remarks: (texts) => texts.join('; '),
  quoted: (text) => `„${text}“`,
  ordinal: (n) => `${n}.`,
  cards: (n) => `${n} ${plural('de', n, { one: 'Karte', other: 'Karten' })}`,
  points: (n) => `${minus(n)} ${plural('de', n, { one: 'Punkt', other: 'Punkte' })}`,
  players: (n) => `${n} Spieler`,
  rounds: (n) => `${n} ${plural('de', n, { one: 'Runde', other: 'Runden' })}`,
  minutes: (n) => `${n} ${plural('de', n, { one: 'Minute', other: 'Minuten' })}`,
  round: (n) => `Runde ${n}`,
  list: (words) => listIn('de', words),
};
