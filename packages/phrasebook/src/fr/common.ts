import type { common as english } from '../en/common.ts';
import { listIn } from '../list.ts';
import { minus } from '../numbers.ts';
import { plural } from '../plural.ts';

export const common: typeof english = {
  yes: 'Oui',
  no: 'Non',
  ok: 'OK',
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  undo: 'Défaire',
  next: 'Suivant',
  more: 'Plus',
  save: 'Enregistrer',
  colon: ' :',
  you: 'toi',
  us: 'Nous',
  them: 'Eux',
  partner: 'partenaire',
  opponent: 'adversaire',
  directions: { left: 'à gauche', right: 'à droite', opposite: 'en face' },
  ordinal: (n) => (n === 1 ? '1er' : `${n}e`),
  place: (n) => (n === 1 ? '1re place' : `${n}e place`),
  cards: (n) => `${n} ${plural('fr', n, { one: 'carte', other: 'cartes' })}`,
  points: (n) => `${minus(n)} ${plural('fr', n, { one: 'point', other: 'points' })}`,
  players: (n) => `${n} ${plural('fr', n, { one: 'joueur', other: 'joueurs' })}`,
  rounds: (n) => `${n} ${plural('fr', n, { one: 'manche', other: 'manches' })}`,
  seconds: (n) => `${n} ${plural('fr', n, { one: 'seconde', other: 'secondes' })}`,
  round: (n) => `Manche ${n}`,
  list: (words) => listIn('fr', words),
};
