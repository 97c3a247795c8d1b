import {
  ACE,
  type Card,
  faceOf,
  type Kind,
  naturalRank,
  type PlainPlay,
  type Play,
  phoenixRanks,
  type Rank,
} from '@schupf/rules';

export type AnyPlay = Play | PlainPlay;

/** What the words for a play are made of. */
interface PlayParts {
  readonly kind: Kind;
  /** Number of cards. */
  readonly size: number;
  /** The only card of a single. */
  readonly card: Card;
  /** Of a single: its rank, or half a rank more for a Phoenix. */
  readonly worth: number;
  /** The deciding rank, and the lowest one; a 1 is the Mah Jong. */
  readonly high: number;
  readonly low: number;
  /** How many pairs or triples follow one another. */
  readonly groups: number;
  /** The rank of the pair in a full house, else 0. */
  readonly other: number;
  /** The ranks the Phoenixes stand for, the lower first. */
  readonly phoenixAs: readonly Rank[];
}

export function partsOf(play: AnyPlay): PlayParts {
  const { kind, size, height } = play;
  const cards = [...play.cards];
  const phoenixAs = typeof play.phoenixAs === 'number' ? phoenixRanks(play as Play) : play.phoenixAs;
  const worth = height / 2;
  // A Phoenix on a Phoenix on an ace counts more than any rank.
  const high = Math.min(Math.floor(worth), ACE);
  const groups = size / GROUP[kind];
  const ranks = [...cards.map(naturalRank), ...phoenixAs];
  return {
    kind,
    size,
    card: cards[0]!,
    worth,
    high,
    low: high - groups + 1,
    groups,
    other: kind === 'full' ? (ranks.find((rank) => rank > 0 && rank !== high) ?? 0) : 0,
    phoenixAs,
  };
}

/** Cards of one rank. */
const GROUP: { readonly [K in Kind]: number } = {
  single: 1,
  pair: 2,
  triple: 3,
  stairs: 2,
  'triple-stairs': 3,
  full: 5,
  straight: 1,
  bomb4: 4,
  bombS: 1,
  dog: 1,
};

export function isSpecial(card: Card, special: 'phoenix' | 'dragon'): boolean {
  const face = faceOf(card);
  return 'special' in face && face.special === special;
}
