import { type Card, faceOf, type Kind, packOf, type Rank, type Special, type Suit } from '@schupf/rules';
import { type AnyPlay, halfRank, isSpecial, partsOf } from '../play-parts.ts';

const NAMES = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');

const suits: { readonly [S in Suit]: string } = {
  jade: 'jade',
  sword: 'swords',
  pagoda: 'pagodas',
  star: 'stars',
};

const specials: { readonly [S in Special]: string } = {
  'mah-jong': 'Mah Jong',
  dog: 'Dog',
  phoenix: 'Phoenix',
  dragon: 'Dragon',
};

const kinds: { readonly [K in Kind]: string } = {
  single: 'single',
  pair: 'pair',
  triple: 'triple',
  stairs: 'stairs',
  'triple-stairs': 'stairs of triples',
  full: 'full house',
  straight: 'straight',
  bomb4: 'bomb',
  bombS: 'straight bomb',
  dog: 'Dog',
};

function rank(rank: Rank): string {
  return NAMES[rank - 2]!;
}

/** Many of a rank: "sixes". */
function ranks(rank: number): string {
  return rank === 6 ? 'sixes' : `${NAMES[rank - 2]}s`;
}

/** In the corner of a card; 1 is the Mah Jong. */
function letter(rank: number): string {
  return rank > 10 ? 'JQKA'[rank - 11]! : String(rank);
}

/** In a short text: "5", "king". */
function shortRank(rank: number): string {
  return rank > 10 ? NAMES[rank - 2]! : String(rank);
}

/** As somebody lays or wishes it: "an 8". */
function aRank(rank: Rank): string {
  return `${rank === 8 || rank === 14 ? 'an' : 'a'} ${shortRank(rank)}`;
}

/** The whole name, for the ear. */
function cardName(card: Card): string {
  const face = faceOf(card);
  const name = 'special' in face ? specials[face.special] : `${rank(face.rank)} of ${suits[face.suit]}`;
  return packOf(card) === 1 ? `${name}, 2nd pack` : name;
}

/** The card without its suit: "5", "king", "Phoenix". */
function shortName(card: Card): string {
  const face = faceOf(card);
  return 'special' in face ? specials[face.special] : shortRank(face.rank);
}

/** What a play is. */
function play(play: AnyPlay): string {
  const { kind, card, worth, low, high, other } = partsOf(play);
  const fromTo = `${shortRank(low)} to ${shortRank(high)}`;
  switch (kind) {
    case 'single':
      return isSpecial(card, 'phoenix') ? `Phoenix ${halfRank(worth, letter)}` : shortName(card);
    case 'pair':
      return `pair of ${ranks(high)}`;
    case 'triple':
      return `three ${ranks(high)}`;
    case 'stairs':
      return `pairs ${fromTo}`;
    case 'triple-stairs':
      return `triples ${fromTo}`;
    case 'full':
      return `full house, ${ranks(high)} over ${ranks(other)}`;
    case 'straight':
      return `straight ${fromTo}`;
    case 'bomb4':
      return `bomb of ${ranks(high)}`;
    case 'bombS':
      return `straight bomb ${fromTo}`;
    case 'dog':
      return specials.dog;
  }
}

function phoenixAs(rank: Rank): string {
  return `Phoenix as ${shortRank(rank)}`;
}

export const cards = {
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
  /** What a play is, and what each Phoenix in it stands for. */
  playInFull: (laid: AnyPlay) => [play(laid), ...partsOf(laid).phoenixAs.map(phoenixAs)].join(', '),
};
