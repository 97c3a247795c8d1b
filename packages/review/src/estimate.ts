// What simulated rounds say about the lead of one choice over another.

export interface Estimate {
  readonly mean: number;
  /** The standard error. */
  readonly error: number;
}

export function estimate(values: readonly number[]): Estimate {
  const count = values.length;
  if (count === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
}

/** A choice in the eyes of both judges, compared with the actual one in the same worlds. */
export interface Rival {
  /** By how many points the network prefers this choice to the actual one; null if the network cannot judge it. */
  readonly network: number | null;
  /** By how many points its result was better, for each world. */
  readonly leads: readonly number[];
}

/** The weight of the network, which falls as the number of worlds grows. */
export function networkWeight(worlds: number): number {
  return worlds >= 400 ? 0.3 : 0.5;
}

export function leadIn({ network, leads }: Rival): number {
  return blend(network, estimate(leads).mean, leads.length);
}

function blend(network: number | null, rollouts: number, worlds: number): number {
  if (network === null) return rollouts;
  if (worlds === 0) return network;
  const weight = networkWeight(worlds);
  return weight * network + (1 - weight) * rollouts;
}

export interface Loss {
  readonly points: number;
  /** The standard error that is due to the worlds. */
  readonly error: number;
  /** The two judges' separate opinions. */
  readonly network: number;
  readonly rollouts: Estimate;
}

/**
 * What the actual choice lost compared with the best one. The worlds that determine the best choice must not also
 * measure its lead, or chance would always count against the player. So each half of the worlds determines the best
 * choice for the other half.
 */
export function lossAgainst(rivals: readonly Rival[]): Loss {
  const worlds = rivals[0]?.leads.length ?? 0;
  if (worlds === 0) return lossByNetwork(rivals);
  const half = (parity: number) => (_: number, world: number) => world % 2 === parity;
  const named = [0, 1].map((parity) =>
    bestOf(rivals, ({ network, leads }) => blend(network, estimate(leads.filter(half(parity))).mean, worlds)),
  );
  const [first, second] = named;
  if (first === second)
    return first === null ? NO_LOSS : measured(first!.network, estimate(first!.leads), worlds);
  const parts = named.map((rival, parity) =>
    rival === null ? { mean: 0, error: 0 } : estimate(rival.leads.filter(half(1 - parity))),
  );
  const rollouts = {
    mean: (parts[0]!.mean + parts[1]!.mean) / 2,
    error: Math.hypot(parts[0]!.error, parts[1]!.error) / 2,
  };
  const known = named.every((rival) => rival === null || rival.network !== null);
  const network = ((first?.network ?? 0) + (second?.network ?? 0)) / 2;
  return measured(known ? network : null, rollouts, worlds);
}

const NO_LOSS: Loss = { points: 0, error: 0, network: 0, rollouts: { mean: 0, error: 0 } };

function lossByNetwork(rivals: readonly Rival[]): Loss {
  const best = bestOf(rivals, ({ network }) => network ?? 0);
  return best === null ? NO_LOSS : { ...NO_LOSS, points: best.network ?? 0, network: best.network ?? 0 };
}

function measured(network: number | null, rollouts: Estimate, worlds: number): Loss {
  const weight = network === null ? 0 : networkWeight(worlds);
  return {
    points: blend(network, rollouts.mean, worlds),
    error: (1 - weight) * rollouts.error,
    network: network ?? rollouts.mean,
    rollouts,
  };
}

/** The rival with the highest value; null if the actual choice is better than all of them. */
function bestOf(rivals: readonly Rival[], value: (rival: Rival) => number): Rival | null {
  let best: Rival | null = null;
  let most = 0;
  for (const rival of rivals) {
    const worth = value(rival);
    if (worth <= most) continue;
    best = rival;
    most = worth;
  }
  return best;
}
