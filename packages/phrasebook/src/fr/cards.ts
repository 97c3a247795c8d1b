import { type Card, faceOf, packOf, type Rank } from '@schupf/rules';
import type { cards as english } from '../en/cards.ts';
import { type AnyPlay, halfRank, isSpecial, partsOf } from '../play-parts.ts';

const NAMES = 'deux trois quatre cinq six sept huit neuf dix valet dame roi as'.split(' ');

const suits: typeof english.suits = {
  jade: 'jade',
  sword: 'épée',
  pagoda: 'pagode',
  star: 'étoile',
};

const OF_SUIT: typeof english.suits = {
  jade: 'de jade',
  sword: 'd’épée',
  pagoda: 'de pagode',
  star: 'd’étoile',
};

const specials: typeof english.specials = {
  'mah-jong': 'Moineau',
  dog: 'Chien',
  phoenix: 'Phénix',
  dragon: 'Dragon',
};

const kinds: typeof english.kinds = {
  single: 'carte simple',
  pair: 'paire',
  triple: 'brelan',
  stairs: 'suite de paires',
  'triple-stairs': 'suite de brelans',
  full: 'full',
  straight: 'suite',
  bomb4: 'bombe',
  bombS: 'bombe en suite',
  dog: 'Chien',
};

function rank(rank: Rank): string {
  return NAMES[rank - 2]!;
}

/** Numbers and "as" have no plural of their own. */
function ranks(rank: number): string {
  const name = NAMES[rank - 2]!;
  return rank > 10 && rank < 14 ? `${name}s` : name;
}

function letter(rank: number): string {
  return rank > 10 ? 'VDRA'[rank - 11]! : String(rank);
}

function shortRank(rank: number): string {
  return rank > 10 ? NAMES[rank - 2]! : String(rank);
}

function aRank(rank: Rank): string {
  return `${rank === 12 ? 'une' : 'un'} ${shortRank(rank)}`;
}

function cardName(card: Card): string {
  const face = faceOf(card);
  const name = 'special' in face ? specials[face.special] : `${rank(face.rank)} ${OF_SUIT[face.suit]}`;
  return packOf(card) === 1 ? `${name}, 2e jeu` : name;
}

function shortName(card: Card): string {
  const face = faceOf(card);
  return 'special' in face ? specials[face.special] : shortRank(face.rank);
}

/** "de rois", "d’as". */
function ofRanks(rank: number): string {
  return rank === 14 ? 'd’as' : `de ${ranks(rank)}`;
}

function play(play: AnyPlay): string {
  const { kind, card, worth, low, high, other } = partsOf(play);
  const fromTo = `${shortRank(low)} à ${shortRank(high)}`;
  switch (kind) {
    case 'single':
      return isSpecial(card, 'phoenix') ? `Phénix ${halfRank(worth, letter)}` : shortName(card);
    case 'pair':
      return `paire ${ofRanks(high)}`;
    case 'triple':
      return `brelan ${ofRanks(high)}`;
    case 'stairs':
      return `paires, ${fromTo}`;
    case 'triple-stairs':
      return `brelans, ${fromTo}`;
    case 'full':
      return `full aux ${ranks(high)} par les ${ranks(other)}`;
    case 'straight':
      return `suite, ${fromTo}`;
    case 'bomb4':
      return `bombe, carré ${ofRanks(high)}`;
    case 'bombS':
      return `bombe, suite ${fromTo}`;
    case 'dog':
      return specials.dog;
  }
}

function phoenixAs(rank: Rank): string {
  return `Phénix pour ${aRank(rank)}`;
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
