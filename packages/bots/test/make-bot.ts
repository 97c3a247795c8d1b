import { loadNetworks } from '../node/networks.ts';
import { type Bot, ROSTER, type TableSetting } from '../src/index.ts';

/** Read at once: a worker that has nothing but the language could not do it later. */
const networks = loadNetworks();

export function makeBot(name: string, setting?: TableSetting): Bot {
  return ROSTER[name]!.make({ networks, setting });
}
