// Ratings by points: a Kalman filter. The difference of a round is what the own side is worth, minus what the other
// side is worth, plus luck.

import type { Estimate } from './scale.ts';

/** Results further than this from what was expected count only up to here, in standard deviations. */
const CLIP = 2.5;

/** A player of a match: a person, or a bot, whose estimate never changes. */
export interface PointsPlayer extends Estimate {
  readonly isFixed: boolean;
}

/** What is known of two people as partners. */
export interface PairEstimate {
  /** What they are worth together beyond what each of them is worth. */
  readonly own: Estimate;
  /** Between the two estimates of the players. It is negative if mostly their sum is known. */
  readonly covariance: number;
}

/** Partners in at least one round, as indices of players. */
export interface PointsPair extends PairEstimate {
  readonly members: readonly [number, number];
}

export interface PointsRound {
  /** The points of the first side minus those of the second. */
  readonly difference: number;
  /** Indices of players. */
  readonly sides: readonly [readonly number[], readonly number[]];
  /** The players who can only lose by this round. */
  readonly withoutGain: readonly number[];
}

export interface PointsMatch {
  readonly players: readonly PointsPlayer[];
  readonly pairs: readonly PointsPair[];
  readonly rounds: readonly PointsRound[];
}

export interface PointsResult {
  readonly players: readonly Estimate[];
  readonly pairs: readonly PairEstimate[];
}

/** A pair that has never played together. Partners add up to within about this much (docs/ratings.md). */
export const FIRST_PAIR: PairEstimate = { own: { mean: 0, variance: 5 ** 2 }, covariance: 0 };

/**
 * The estimates after a match. All rounds count as one observation, the mean of their differences, so their order makes
 * no difference. `luck` is the variance of a round between known players.
 */
export function afterPoints({ players, pairs, rounds }: PointsMatch, luck: number): PointsResult {
  const weights = shareOfRounds(players.length, rounds, (round, player) => sideOf(round, player));
  const pairWeights = shareOfRounds(pairs.length, rounds, (round, pair) => {
    const [one, other] = pairs[pair]!.members;
    const side = sideOf(round, one);
    return side === sideOf(round, other) ? side : 0;
  });
  // The covariance of each player's strength with the mean difference.
  const links = players.map((player, index) => weights[index]! * player.variance);
  for (const { members, covariance } of pairs) {
    const [one, other] = members;
    links[one] = links[one]! + weights[other]! * covariance;
    links[other] = links[other]! + weights[one]! * covariance;
  }
  const pairLinks = pairs.map(({ own }, index) => pairWeights[index]! * own.variance);
  const uncertainty = Math.max(0, sumOfProducts(weights, links)) + sumOfProducts(pairWeights, pairLinks);
  const total = uncertainty + luck / rounds.length;
  const surprises = surprisesIn({ players, pairs, rounds }, CLIP * Math.sqrt(uncertainty + luck));
  /** How far a mean moves that is linked in this way with the difference of a round. */
  const moveOf = (link: number, isWithoutGain: (round: PointsRound) => boolean) => {
    const counted = surprises.reduce((sum, surprise, index) => {
      const isGain = link * surprise > 0;
      return isGain && isWithoutGain(rounds[index]!) ? sum : sum + surprise;
    }, 0);
    return link * (counted / rounds.length / total);
  };
  return {
    players: players.map(({ mean, variance, isFixed }, index) => {
      if (isFixed) return { mean, variance };
      const link = links[index]!;
      const move = moveOf(link, ({ withoutGain }) => withoutGain.includes(index));
      return { mean: mean + move, variance: Math.max(0, variance - (link * link) / total) };
    }),
    pairs: pairs.map(({ own, members, covariance }, index) => {
      const link = pairLinks[index]!;
      const [one, other] = members;
      const move = moveOf(link, ({ withoutGain }) => members.some((member) => withoutGain.includes(member)));
      return {
        own: { mean: own.mean + move, variance: own.variance - (link * link) / total },
        covariance: covariance - (links[one]! * links[other]!) / total,
      };
    }),
  };
}

/**
 * A covariance some matches later. Each match with another partner has reduced it in the same proportion as the
 * variances; without that, what was learned elsewhere would not separate the two.
 */
export function covarianceLater(
  covariance: number,
  before: readonly [number, number],
  now: readonly [number, number],
): number {
  return covariance * Math.min(1, now[0] / before[0]) * Math.min(1, now[1] / before[1]);
}

/** What two people are worth together, as one of two equal players: the mean of both with half of what the pair adds. */
export function pairStrength(one: Estimate, other: Estimate, { own, covariance }: PairEstimate): Estimate {
  const variance = one.variance + other.variance + 2 * covariance + own.variance;
  return { mean: (one.mean + other.mean + own.mean) / 2, variance: Math.max(0, variance) / 4 };
}

/** How much more the first side has won in each round than was expected, up to a limit. */
function surprisesIn(match: PointsMatch, limit: number): readonly number[] {
  return match.rounds.map((round) => {
    const surprise = round.difference - expectedIn(match, round);
    return Math.max(-limit, Math.min(limit, surprise));
  });
}

function expectedIn({ players, pairs }: PointsMatch, round: PointsRound): number {
  const [own, other] = round.sides.map((side) => side.reduce((sum, index) => sum + players[index]!.mean, 0));
  let expected = own! - other!;
  for (const { members, own: extra } of pairs) {
    const side = sideOf(round, members[0]);
    if (side === sideOf(round, members[1])) expected += side * extra.mean;
  }
  return expected;
}

/** 1 on the first side, -1 on the second, 0 for someone who does not play in the round; a bot may play several seats. */
function sideOf({ sides: [first, second] }: PointsRound, player: number): number {
  const seats = (side: readonly number[]) => side.filter((other) => other === player).length;
  return seats(first) - seats(second);
}

function shareOfRounds(
  count: number,
  rounds: readonly PointsRound[],
  sign: (round: PointsRound, index: number) => number,
): number[] {
  return Array.from({ length: count }, (_, index) => {
    const sum = rounds.reduce((total, round) => total + sign(round, index), 0);
    return sum / rounds.length;
  });
}

function sumOfProducts(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * b[index]!, 0);
}
