import { type Bot, ROSTER } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';

/** A bot of the roster, with its networks loaded. */
export function makeBot(name: string): Bot {
  const { make, needsNetworks } = ROSTER[name]!;
  return make(needsNetworks ? { networks: loadNetworks() } : {});
}
