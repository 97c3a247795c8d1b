import type { common as english } from '../en/common.ts';
import { listIn } from '../list.ts';
import { minus } from '../numbers.ts';
import { plural } from '../plural.ts';

export const common: typeof english = {
  yes: 'Ja',
  no: 'Nein',
  ok: 'OK',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  undo: 'Rückgängig',
  next: 'Weiter',
  more: 'Mehr',
  save: 'Speichern',
  colon: ':',
  you: 'du',
  us: 'Wir',
  them: 'Die anderen',
  partner: 'Partner',
  opponent: 'Gegner',
  directions: { left: 'links', right: 'rechts', opposite: 'gegenüber' },
  ordinal: (n) => `${n}.`,
  place: (n) => `${n}. Platz`,
  cards: (n) => `${n} ${plural('de', n, { one: 'Karte', other: 'Karten' })}`,
  points: (n) => `${minus(n)} ${plural('de', n, { one: 'Punkt', other: 'Punkte' })}`,
  players: (n) => `${n} Spieler`,
  rounds: (n) => `${n} ${plural('de', n, { one: 'Runde', other: 'Runden' })}`,
  seconds: (n) => `${n} ${plural('de', n, { one: 'Sekunde', other: 'Sekunden' })}`,
  round: (n) => `Runde ${n}`,
  list: (words) => listIn('de', words),
};
