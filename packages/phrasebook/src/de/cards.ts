import { type Card, faceOf, packOf, type Rank } from '@schupf/rules';
import type { cards as english } from '../en/cards.ts';
import { type AnyPlay, halfRank, isSpecial, partsOf } from '../play-parts.ts';

const NAMES = 'Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König Ass'.split(' ');
const MANY =
  'Zweien Dreien Vieren Fünfen Sechsen Siebenen Achten Neunen Zehnen Buben Damen Könige Asse'.split(' ');

const suits: typeof english.suits = {
  jade: 'Jade',
  sword: 'Schwert',
  pagoda: 'Pagode',
  star: 'Stern',
};

/** As the first part of a card's name. */
const SUIT_PARTS: typeof english.suits = { ...suits, pagoda: 'Pagoden' };

const specials: typeof english.specials = {
  'mah-jong': 'Mah Jong',
  dog: 'Hund',
  phoenix: 'Phönix',
  dragon: 'Drache',
};

const kinds: typeof english.kinds = {
  single: 'Einzelkarte',
  pair: 'Paar',
  triple: 'Drilling',
  stairs: 'Paarfolge',
  'triple-stairs': 'Drillingsfolge',
  full: 'Full House',
  straight: 'Reihe',
  bomb4: 'Bombe',
  bombS: 'Reihenbombe',
  dog: 'Hund',
};

function rank(rank: Rank): string {
  return NAMES[rank - 2]!;
}

function ranks(rank: number): string {
  return MANY[rank - 2]!;
}

function letter(rank: number): string {
  return rank > 10 ? 'BDKA'[rank - 11]! : String(rank);
}

function shortRank(rank: number): string {
  return rank > 10 ? NAMES[rank - 2]! : String(rank);
}

function aRank(rank: Rank): string {
  switch (rank) {
    case 11:
      return 'einen Buben';
    case 13:
      return 'einen König';
    case 14:
      return 'ein Ass';
    default:
      return `eine ${shortRank(rank)}`;
  }
}

function cardName(card: Card): string {
  const face = faceOf(card);
  const name = 'special' in face ? specials[face.special] : `${SUIT_PARTS[face.suit]}-${rank(face.rank)}`;
  return packOf(card) === 1 ? `${name}, 2. Satz` : name;
}

function shortName(card: Card): string {
  const face = faceOf(card);
  return 'special' in face ? specials[face.special] : shortRank(face.rank);
}

function play(play: AnyPlay): string {
  const { kind, card, worth, low, high, other } = partsOf(play);
  const fromTo = `${shortRank(low)} bis ${shortRank(high)}`;
  switch (kind) {
    case 'single':
      return isSpecial(card, 'phoenix') ? `Phönix ${halfRank(worth, letter)}` : shortName(card);
    case 'pair':
      return `Paar ${ranks(high)}`;
    case 'triple':
      return `drei ${ranks(high)}`;
    case 'stairs':
      return `Paare ${fromTo}`;
    case 'triple-stairs':
      return `Drillinge ${fromTo}`;
    case 'full':
      return `Full House, ${ranks(high)} mit ${other === 13 ? 'Königen' : other === 14 ? 'Assen' : ranks(other)}`;
    case 'straight':
      return `Reihe ${fromTo}`;
    case 'bomb4':
      return `Bombe, vier ${ranks(high)}`;
    case 'bombS':
      return `Reihenbombe ${fromTo}`;
    case 'dog':
      return specials.dog;
  }
}

function phoenixAs(rank: Rank): string {
  return `Phönix als ${shortRank(rank)}`;
}

export const cards: typeof english = {
  suits,
  specials,
  kinds,
  rank,
  ranks,
  letter,
  shortRank,
  aRank,
  cardName,
  shortName,
  play,
  phoenixAs,
  playInFull: (laid) => [play(laid), ...partsOf(laid).phoenixAs.map(phoenixAs)].join(', '),
};
