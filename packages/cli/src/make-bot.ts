import { type Bot, botsFor, problemWithBot, ROSTER, TRIALS } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';
import { failure, type Result, success, type Variant } from '@schupf/rules';

/** Bots that tables offer, and bots that are only measured. */
const BOTS = { ...ROSTER, ...TRIALS };

/** A bot with its networks loaded. */
export function makeBot(name: string): Bot {
  const { make, generation } = BOTS[name]!;
  return make(generation === undefined ? {} : { networks: loadNetworks() });
}

/** Checks that there is such a bot and that it plays the game. */
export function readBotName(name: string, variant: Variant): Result<string> {
  if (!Object.hasOwn(BOTS, name)) {
    return failure(`unknown bot "${name}": use ${botsFor(variant).join(', ')}`);
  }
  const problem = problemWithBot(name, variant, BOTS);
  return problem === null ? success(name) : failure(problem);
}
