import type { common as english } from '../en/common.ts';
import { listIn } from '../list.ts';
import { minus } from '../numbers.ts';
import { plural } from '../plural.ts';

export const common: typeof english = {
  back: 'Retour',
  colon: ' :',
  labelled: (name, text) => `${name} : ${text}`,
  remarks: (texts) => texts.join(' ; '),
  quoted: (text) => `« ${text} »`,
  ordinal: (n) => (n === 1 ? '1er' : `${n}e`),
  cards: (n) => `${n} ${plural('fr', n, { one: 'carte', other: 'cartes' })}`,
  points: (n) => `${minus(n)} ${plural('fr', n, { one: 'point', other: 'points' })}`,
  players: (n) => `${n} ${plural('fr', n, { one: 'joueur', other: 'joueurs' })}`,
  rounds: (n) => `${n} ${plural('fr', n, { one: 'manche', other: 'manches' })}`,
  minutes: (n) => `${n} ${plural('fr', n, { one: 'minute', other: 'minutes' })}`,
  round: (n) => `Manche ${n}`,
  list: (words) => listIn('fr', words),
};
