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

/** What the name of a play is built from. */
interface PlayParts {
  readonly kind: Kind;
  /** The number of cards. */
  readonly size: number;
  /** For a single, its only card. */
  readonly card: Card;
  /** For a single, its rank. A Phoenix is worth half a rank more than the card it beats. */
  readonly worth: number;
  /** The deciding rank; 1 is the Mah Jong. */
  readonly high: number;
  /** The lowest rank; 1 is the Mah Jong. */
  readonly low: number;
  /** The number of consecutive ranks. */
  readonly groups: number;
  /** The rank of the pair in a full house; 0 for other plays. */
  readonly pairRank: number;
  /** The ranks the Phoenixes stand for, in ascending order. */
  readonly phoenixAs: readonly Rank[];
}

export function partsOf(play: AnyPlay): PlayParts {
  const { kind, size, height } = play;
  const cards = [...play.cards];
  const phoenixAs = typeof play.phoenixAs === 'number' ? phoenixRanks(play as Play) : play.phoenixAs;
  const worth = height / 2;
  // A Phoenix on a Phoenix on an ace counts more than any rank.
  const high = Math.min(Math.floor(worth), ACE);
  const groups = size / GROUP_SIZE[kind];
  const ranks = [...cards.map(naturalRank), ...phoenixAs];
  return {
    kind,
    size,
    card: cards[0]!,
    worth,
    high,
    low: high - groups + 1,
    groups,
    pairRank: kind === 'full' ? (ranks.find((rank) => rank > 0 && rank !== high) ?? 0) : 0,
    phoenixAs,
  };
}

/** The number of cards per rank; 5 for a full house, which counts as one group. */
const GROUP_SIZE: { readonly [K in Kind]: number } = {
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
