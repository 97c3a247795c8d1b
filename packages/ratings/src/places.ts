// Ratings by places: the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method for Online Ranking"
// (https://jmlr.org/papers/v12/weng11a.html), Algorithm 4. There is no damping of the variances (their gamma is 1), because
// with it, ratings need twice as many matches (docs/ratings.md).

import type { Estimate } from './scale.ts';

/** The least part of a variance that remains after a match. */
const MIN_REMAINS = 0.0001;

/** A side: one player, or several whose strengths add up. */
export interface Placed {
  readonly players: readonly Estimate[];
  /** The best place is the lowest number; equal numbers are a tie. */
  readonly place: number;
}

/** The estimates of the players of each side after a match. `luck` is the variance of one side's performance. */
export function afterPlaces(sides: readonly Placed[], luck: number): readonly (readonly Estimate[])[] {
  const totals = sides.map(({ players }) => ({
    mean: players.reduce((sum, { mean }) => sum + mean, 0),
    variance: players.reduce((sum, { variance }) => sum + variance, 0),
  }));
  const scale = Math.sqrt(totals.reduce((sum, { variance }) => sum + variance + luck, 0));
  // Subtracting the largest changes no quotient, and keeps the exponentials finite.
  const largest = Math.max(...totals.map(({ mean }) => mean));
  const weights = totals.map(({ mean }) => Math.exp((mean - largest) / scale));
  const places = sides.map(({ place }) => place);
  const rivals = places.map((place) => sumWhere(weights, (index) => places[index]! >= place));
  const ties = places.map((place) => places.filter((other) => other === place).length);
  return sides.map(({ players, place }, index) => {
    let gain = 0;
    let information = 0;
    for (const [other, otherPlace] of places.entries()) {
      if (otherPlace > place) continue;
      const chance = weights[index]! / rivals[other]!;
      gain += ((other === index ? 1 : 0) - chance) / ties[other]!;
      information += (chance * (1 - chance)) / ties[other]!;
    }
    return players.map(({ mean, variance }) => {
      const lost = (variance * information) / scale ** 2;
      return {
        mean: mean + (variance * gain) / scale,
        variance: variance * Math.max(MIN_REMAINS, 1 - lost),
      };
    });
  });
}

function sumWhere(values: readonly number[], isCounted: (index: number) => boolean): number {
  return values.reduce((sum, value, index) => (isCounted(index) ? sum + value : sum), 0);
}
