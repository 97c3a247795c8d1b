import { loadNetworks } from '../node/networks.ts';
import type { Convention } from '../src/convention.ts';
import { type Bot, ROSTER } from '../src/index.ts';

/** Loaded right away: a worker that has deleted Node's globals cannot read files later. */
const networks = loadNetworks();

export function makeBot(name: string, convention?: Convention): Bot {
  return ROSTER[name]!.make({ networks, convention });
}
