import { RatingBook } from './book.ts';
import {
  chanceToWin,
  FIRST_GLICKO_RATING,
  type GlickoLimits,
  type GlickoRating,
  glickoAfter,
} from './glicko.ts';
import type { RatedRound } from './match.ts';
import { afterPlaces } from './places.ts';
import { type Pool, variantOf } from './pools.ts';
import { type Estimate, FIRST_ESTIMATE } from './scale.ts';
import { systemOf } from './systems.ts';

/** A match of two against two people, who played all of its rounds. */
export interface ComparedMatch {
  readonly pool: Pool;
  readonly ended: number;
  /** By player: the first and the third play against the others. */
  readonly people: readonly [string, string, string, string];
  readonly rounds: readonly RatedRound[];
}

/** How well a system predicts the winners of matches. */
export interface Prediction {
  readonly system: string;
  /** The mean squared error of the chances it gave the first side. */
  readonly error: number;
}

interface Predictor {
  readonly system: string;
  chanceOf(match: ComparedMatch): number;
  learn(match: ComparedMatch, score: number): void;
}

/** The slope of the logistic curve that is closest to the normal one. */
const LOGISTIC = 4 / Math.sqrt(2 * Math.PI);
/** The rounds of a usual match. */
const USUAL_ROUNDS = 9.5;
/** Of one side's performance in a match, so that a win means as much as in nine and a half rounds by points. */
const PERFORMANCE = 945;

class ByPoints implements Predictor {
  readonly system = 'points per round';
  private readonly book = new RatingBook();

  chanceOf({ pool, people }: ComparedMatch): number {
    const [a, b, c, d] = people.map((id) => this.book.people.get(id) ?? FIRST_ESTIMATE) as [
      ...[Estimate, Estimate, Estimate, Estimate],
    ];
    const variance = [a, b, c, d].reduce((sum, each) => sum + each.variance, 0);
    const luck = systemOf(variantOf(pool)).luck / USUAL_ROUNDS;
    return logistic((LOGISTIC * (a.mean + c.mean - b.mean - d.mean)) / Math.sqrt(variance + luck));
  }

  learn({ pool, ended, people, rounds }: ComparedMatch): void {
    const entrants = people.map((id) => ({ type: 'person', id }) as const);
    this.book.rate({ pool, ended, entrants, rounds, storedPairs: [] });
  }
}

class ByGlicko implements Predictor {
  readonly system: string;
  private readonly limits: GlickoLimits;
  private readonly first: GlickoRating;
  private readonly ratings = new Map<string, GlickoRating>();

  constructor(limits: GlickoLimits, volatility: number) {
    this.system = `Glicko-2 by wins, deviation ${limits.most} to ${limits.least}`;
    this.limits = limits;
    this.first = { ...FIRST_GLICKO_RATING, deviation: limits.most, volatility };
  }

  chanceOf({ people }: ComparedMatch): number {
    return chanceToWin(this.of(people[0]), this.opponentOf(people, 0));
  }

  learn({ people }: ComparedMatch, score: number): void {
    const after = people.map((person, player) => {
      const game = { opponent: this.opponentOf(people, player), score: player % 2 === 0 ? score : 1 - score };
      return glickoAfter(this.of(person), [game], this.limits);
    });
    for (const [player, person] of people.entries()) this.ratings.set(person, after[player]!);
  }

  /** As strong as both opponents less the partner. */
  private opponentOf(
    people: ComparedMatch['people'],
    player: number,
  ): Pick<GlickoRating, 'rating' | 'deviation'> {
    const [next, partner, last] = [1, 2, 3].map((step) => this.of(people[(player + step) % 4]!)) as [
      ...[GlickoRating, GlickoRating, GlickoRating],
    ];
    return {
      rating: next.rating + last.rating - partner.rating,
      deviation: Math.sqrt(next.deviation ** 2 + partner.deviation ** 2 + last.deviation ** 2),
    };
  }

  private of(person: string): GlickoRating {
    return this.ratings.get(person) ?? this.first;
  }
}

class ByWengLin implements Predictor {
  readonly system = 'Weng-Lin by wins';
  private readonly estimates = new Map<string, Estimate>();

  chanceOf({ people }: ComparedMatch): number {
    const [a, b, c, d] = people.map((person) => this.of(person)) as [
      ...[Estimate, Estimate, Estimate, Estimate],
    ];
    const variance = [a, b, c, d].reduce((sum, each) => sum + each.variance, 2 * PERFORMANCE);
    return logistic((a.mean + c.mean - b.mean - d.mean) / Math.sqrt(variance));
  }

  learn({ people: [a, b, c, d] }: ComparedMatch, score: number): void {
    const sides = [
      { people: [a, c], place: 1 - score },
      { people: [b, d], place: score },
    ];
    const placed = sides.map(({ people, place }) => ({
      players: people.map((person) => this.of(person)),
      place,
    }));
    const after = afterPlaces(placed, PERFORMANCE);
    for (const [side, { people }] of sides.entries())
      for (const [index, person] of people.entries()) this.estimates.set(person, after[side]![index]!);
  }

  private of(person: string): Estimate {
    return this.estimates.get(person) ?? FIRST_ESTIMATE;
  }
}

/** Lets several systems predict the same matches, one after the other. */
export class Comparison {
  private readonly predictors: readonly Predictor[] = [
    new ByPoints(),
    new ByGlicko({ most: 350, least: 45 }, FIRST_GLICKO_RATING.volatility),
    new ByGlicko({ most: 120, least: 30 }, 0.005),
    new ByWengLin(),
  ];
  private readonly errors = this.predictors.map(() => 0);
  private count = 0;

  get matches(): number {
    return this.count;
  }

  add(match: ComparedMatch): void {
    const difference = match.rounds.reduce((sum, { points }) => sum + points[0]! - points[1]!, 0);
    const score = difference === 0 ? 0.5 : difference > 0 ? 1 : 0;
    this.count++;
    for (const [index, predictor] of this.predictors.entries()) {
      this.errors[index]! += (score - predictor.chanceOf(match)) ** 2;
      predictor.learn(match, score);
    }
  }

  predictions(): readonly Prediction[] {
    return this.predictors.map(({ system }, index) => ({ system, error: this.errors[index]! / this.count }));
  }
}

function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
