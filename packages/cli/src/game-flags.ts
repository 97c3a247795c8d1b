import {
  isOptionName,
  isSeed,
  OPTION_NAMES,
  type Options,
  PRESETS,
  parseOptionValue,
  type Rules,
  type RulesRequest,
  readRules,
  type Seed,
  VARIANTS,
} from '@schupf/rules';
import { type Answer, answered, refused } from './answer.ts';
import type { FlagTable, Given } from './flags.ts';

/** The flags that say which game is played. */
export const GAME_FLAGS: FlagTable = {
  variant: { value: 'NAME', default: 'nanjing', help: VARIANTS.join(', ') },
  players: { value: 'N', help: 'number of players, where the variant leaves it open (default the fewest)' },
  preset: { value: 'NAME', default: 'platform', help: `the rules of an edition: ${PRESETS.join(', ')}` },
  option: { value: 'NAME=VALUE', repeatable: true, help: 'one option of RULES.md; may be repeated' },
};

/** The game the flags ask for, and its rules. */
export interface Game {
  readonly request: RulesRequest;
  readonly rules: Rules;
}

export function readGame(given: Given): Answer<Rules> {
  const game = readGameRequest(given);
  return game.ok ? answered(game.value.rules) : game;
}

export function readGameRequest(given: Given): Answer<Game> {
  const { variant, players, preset } = given.values;
  if (players !== undefined && !/^\d{1,3}$/.test(players)) {
    return refused(`--players cannot be "${players}": use a whole number`);
  }
  const options = readOptions(given.lists['option'] ?? []);
  if (!options.ok) return options;
  const request = {
    variant,
    ...(players === undefined ? {} : { players: Number(players) }),
    ...(preset === undefined ? {} : { preset }),
    ...(Object.keys(options.value).length === 0 ? {} : { options: options.value }),
  };
  const answer = readRules(request);
  return answer.ok
    ? answered({ request: request as RulesRequest, rules: answer.rules })
    : refused(answer.problem);
}

function readOptions(texts: readonly string[]): Answer<Partial<Options>> {
  const options: Record<string, unknown> = {};
  for (const text of texts) {
    const [name = '', value, ...rest] = text.split('=');
    if (value === undefined || rest.length > 0) {
      return refused(`--option cannot be "${text}": use NAME=VALUE, such as passRule=final`);
    }
    if (!isOptionName(name)) return refused(`unknown option "${name}": use ${OPTION_NAMES.join(', ')}`);
    // An invalid value is passed on as text, and readRules reports the allowed values.
    options[name] = parseOptionValue(name, value) ?? value;
  }
  return answered(options as Partial<Options>);
}

/** A seed in the format of the rules package, or any other text, which seeds the fast generator. */
export function readSeed(text: string): Answer<Seed> {
  if (isSeed(text)) return answered(text);
  if (!text.includes(':')) return answered<Seed>(`xoshiro128:${text}`);
  return refused(`--seed cannot be "${text}": use a word, xoshiro128:TEXT or chacha20:64 hexadecimal digits`);
}
