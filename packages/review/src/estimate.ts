// What simulated rounds tell about the lead of one choice over another.

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

/** A choice as both judges see it, compared with the real one in the same worlds. */
export interface Rival {
  /** By how many points the network prefers it; null if the network cannot tell. */
  readonly network: number | null;
  /** By how many points its result was better, world by world. */
  readonly leads: readonly number[];
}

/** The weight of the network: it is worth more against few worlds than against many. */
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
  /** The standard error that comes from the worlds. */
  readonly error: number;
  /** What each judge says alone. */
  readonly network: number;
  readonly rollouts: Estimate;
}

/**
 * What the real choice lost against the best. The same worlds must not name the best and measure its lead, or luck
 * would always speak against the player: each half of the worlds names the best for the other half.
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

/** The rival with the highest value; null if the real choice is better than all of them. */
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
