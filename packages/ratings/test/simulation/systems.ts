import { FIRST_GLICKO_RATING, type GlickoLimits, type GlickoRating, glickoAfter } from '../../src/glicko.ts';
import { afterPlaces } from '../../src/places.ts';
import { afterPoints, covarianceLater, FIRST_PAIR, type PairEstimate } from '../../src/points.ts';
import { type Estimate, FIRST_ESTIMATE } from '../../src/scale.ts';
import { eloPerPoint } from './elo.ts';
import type { SimulatedMatch } from './people.ts';

/** A rating and its deviation as they would be shown. */
export interface Shown {
  readonly rating: number;
  readonly deviation: number;
}

export interface RatingSystem {
  readonly name: string;
  play(match: SimulatedMatch): void;
  of(person: number): Shown;
}

interface StoredPair extends PairEstimate {
  /** Of the two people, after their last match together. */
  readonly variances: readonly [number, number];
}

/** The system that the server uses. Time does not pass. */
export class ByPoints implements RatingSystem {
  readonly name = 'points per round';
  private readonly luck: number;
  private readonly scale: number;
  private readonly estimates: Estimate[];
  private readonly pairs = new Map<string, StoredPair>();

  /** `luck` is the standard deviation of a round. */
  constructor(people: number, luck: number, first: Estimate = FIRST_ESTIMATE) {
    this.luck = luck ** 2;
    this.scale = eloPerPoint(luck);
    this.estimates = Array.from({ length: people }, () => first);
  }

  play({ people, differences }: SimulatedMatch): void {
    const variance = (person: number) => this.estimates[person]!.variance;
    const pairs = [[0, 1] as const, [2, 3] as const].map((members) => {
      const [one, other] = members.map((index) => people[index]!) as [number, number];
      const stored = this.pairs.get(pairKey(one, other));
      const now = [variance(Math.min(one, other)), variance(Math.max(one, other))] as const;
      const covariance = stored === undefined ? 0 : covarianceLater(stored.covariance, stored.variances, now);
      return { own: stored?.own ?? FIRST_PAIR.own, covariance, members };
    });
    const rounds = differences.map((difference) => ({
      difference,
      sides: [
        [0, 1],
        [2, 3],
      ] as const,
      withoutGain: [],
    }));
    const players = people.map((person) => ({ ...this.estimates[person]!, isFixed: false }));
    const after = afterPoints({ players, pairs, rounds }, this.luck);
    for (const [index, person] of people.entries()) this.estimates[person] = after.players[index]!;
    for (const [index, { members }] of pairs.entries()) {
      const [one, other] = members.map((member) => people[member]!) as [number, number];
      const variances = [variance(Math.min(one, other)), variance(Math.max(one, other))] as const;
      this.pairs.set(pairKey(one, other), { ...after.pairs[index]!, variances });
    }
  }

  of(person: number): Shown {
    return shownFor(this.estimates[person]!, this.scale);
  }
}

/** Two against two by the sum of points. Each player meets an opponent as strong as both others less the partner. */
export class ByGlicko implements RatingSystem {
  readonly name: string;
  private readonly ratings: GlickoRating[];
  private readonly limits: GlickoLimits;

  constructor(people: number, limits: GlickoLimits, { volatility } = FIRST_GLICKO_RATING) {
    this.name = `Glicko-2, ${limits.most} to ${limits.least}, volatility ${volatility}`;
    this.limits = limits;
    const first = { ...FIRST_GLICKO_RATING, deviation: limits.most, volatility };
    this.ratings = Array.from({ length: people }, () => first);
  }

  play({ people, differences }: SimulatedMatch): void {
    const before = people.map((person) => this.ratings[person]!);
    const won = sum(differences);
    for (const [index, person] of people.entries()) {
      const partner = before[index ^ 1]!;
      const opponents = index < 2 ? before.slice(2) : before.slice(0, 2);
      const opponent = {
        rating: sum(opponents.map(({ rating }) => rating)) - partner.rating,
        deviation: Math.hypot(partner.deviation, ...opponents.map(({ deviation }) => deviation)),
      };
      const score = won === 0 ? 0.5 : won > 0 === index < 2 ? 1 : 0;
      this.ratings[person] = glickoAfter(before[index]!, [{ opponent, score }], this.limits);
    }
  }

  of(person: number): Shown {
    return this.ratings[person]!;
  }
}

/** The same by the model of Weng and Lin, on the scale of our ratings. */
export class ByWengLin implements RatingSystem {
  readonly name = 'Weng-Lin';
  private readonly estimates: Estimate[];
  private readonly luck: number;
  private readonly scale: number;

  constructor(people: number, luck: number, first: Estimate = FIRST_ESTIMATE) {
    this.scale = eloPerPoint(luck);
    // One natural logarithm of the odds, in points per round, is the width of the logistic curve for both sides.
    this.luck = (400 / Math.LN10 / this.scale) ** 2 / 2;
    this.estimates = Array.from({ length: people }, () => first);
  }

  play({ people, differences }: SimulatedMatch): void {
    const won = sum(differences);
    const side = (members: readonly number[], isAhead: boolean) => ({
      players: members.map((person) => this.estimates[person]!),
      place: won === 0 || isAhead ? 1 : 2,
    });
    const sides = [people.slice(0, 2), people.slice(2)];
    const after = afterPlaces([side(sides[0]!, won > 0), side(sides[1]!, won < 0)], this.luck);
    for (const [index, members] of sides.entries())
      for (const [place, person] of members.entries()) this.estimates[person] = after[index]![place]!;
  }

  of(person: number): Shown {
    return shownFor(this.estimates[person]!, this.scale);
  }
}

function shownFor({ mean, variance }: Estimate, scale: number): Shown {
  return { rating: 1500 + scale * mean, deviation: scale * Math.sqrt(variance) };
}

function pairKey(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
