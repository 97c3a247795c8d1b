import { type Bot, botsFor, problemWithBot, ROSTER } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';
import { failure, type Result, success, type Variant } from '@schupf/rules';

/** A bot of the roster, with its networks loaded. */
export function makeBot(name: string): Bot {
  const { make, generation } = ROSTER[name]!;
  return make(generation === undefined ? {} : { networks: loadNetworks() });
}

/** Checks that there is such a bot and that it plays the game. */
export function readBotName(name: string, variant: Variant): Result<string> {
  if (!Object.hasOwn(ROSTER, name)) {
    return failure(`unknown bot "${name}": use ${botsFor(variant).join(', ')}`);
  }
  const problem = problemWithBot(name, variant);
  return problem === null ? success(name) : failure(problem);
}
