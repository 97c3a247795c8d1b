// Glicko-2 by Mark Glickman (http://www.glicko.net/glicko/glicko2.pdf), with a rating period of one game.

export interface GlickoRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Game {
  readonly opponent: Pick<GlickoRating, 'rating' | 'deviation'>;
  /** 1 for a win, 0 for a loss. */
  readonly score: number;
}

export const FIRST_GLICKO_RATING: GlickoRating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The range of deviations. */
export interface GlickoLimits {
  readonly least: number;
  readonly most: number;
}

const LIMITS: GlickoLimits = { least: 45, most: FIRST_GLICKO_RATING.deviation };

/** One step of the internal scale in rating points. */
const SCALE = 173.7178;
const CENTRE = 1500;
/** How much volatility may change. */
const TAU = 0.5;
const PRECISION = 0.000001;

/** The rating after a period with these games. */
export function glickoAfter(
  player: GlickoRating,
  games: readonly Game[],
  { least, most }: GlickoLimits = LIMITS,
): GlickoRating {
  const own = (player.rating - CENTRE) / SCALE;
  const phi = player.deviation / SCALE;
  const met = games.map(({ opponent, score }) => {
    const weight = weightOf(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (own - (opponent.rating - CENTRE) / SCALE)));
    return { weight, expected, score };
  });
  const information = met.reduce(
    (sum, { weight, expected }) => sum + weight ** 2 * expected * (1 - expected),
    0,
  );
  const surprise = met.reduce((sum, { weight, expected, score }) => sum + weight * (score - expected), 0);
  if (information === 0) {
    return {
      ...player,
      deviation: Math.min(most, SCALE * Math.hypot(phi, player.volatility)),
    };
  }
  const variance = 1 / information;
  const volatility = volatilityAfter(player.volatility, phi, variance, variance * surprise);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + information);
  return {
    rating: CENTRE + SCALE * (own + after ** 2 * surprise),
    deviation: Math.max(least, SCALE * after),
    volatility,
  };
}

/** The chance that a player wins. The player's own deviation makes no difference. */
export function chanceToWin(player: Pick<GlickoRating, 'rating'>, opponent: Game['opponent']): number {
  const weight = weightOf(opponent.deviation / SCALE);
  return 1 / (1 + Math.exp((-weight * (player.rating - opponent.rating)) / SCALE));
}

function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** Step 5 of the paper, by the Illinois algorithm. */
function volatilityAfter(before: number, phi: number, variance: number, improvement: number): number {
  const a = Math.log(before ** 2);
  const value = (x: number) => {
    const power = Math.exp(x);
    const total = phi ** 2 + variance + power;
    return (power * (improvement ** 2 - total)) / (2 * total ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (improvement ** 2 > phi ** 2 + variance) {
    high = Math.log(improvement ** 2 - phi ** 2 - variance);
  } else {
    let steps = 1;
    while (value(a - steps * TAU) < 0) steps++;
    high = a - steps * TAU;
  }
  let atLow = value(low);
  let atHigh = value(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = value(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}
