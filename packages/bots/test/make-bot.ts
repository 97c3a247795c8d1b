import { loadNetworks } from '../node/networks.ts';
import { type Bot, ROSTER } from '../src/index.ts';

/** Read at once: a worker that has nothing but the language could not do it later. */
const networks = loadNetworks();

export function makeBot(name: string): Bot {
  return ROSTER[name]!.make({ networks });
}
