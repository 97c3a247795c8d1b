import {
  failure,
  isOptionName,
  isSeed,
  OPTION_NAMES,
  type Options,
  PRESETS,
  parseOptionValue,
  type Result,
  type Rules,
  type RulesRequest,
  readRules,
  type Seed,
  success,
  VARIANTS,
} from '@schupf/rules';
import type { FlagTable, ParsedArgs } from './flags.ts';

/** The flags that choose the game. */
export const GAME_FLAGS: FlagTable = {
  variant: { value: 'NAME', default: 'nanjing', help: VARIANTS.join(', ') },
  players: { value: 'N', help: 'number of players, if the variant allows a choice (default: the fewest)' },
  preset: { value: 'NAME', default: 'platform', help: `the rules of an edition: ${PRESETS.join(', ')}` },
  option: { value: 'NAME=VALUE', repeatable: true, help: 'an option of RULES.md; may be repeated' },
};

/** The game that the flags ask for, with its rules. */
export interface Game {
  readonly request: RulesRequest;
  readonly rules: Rules;
}

export function readGame(args: ParsedArgs): Result<Rules> {
  const game = readGameRequest(args);
  return game.ok ? success(game.value.rules) : game;
}

export function readGameRequest(args: ParsedArgs): Result<Game> {
  const { variant, players, preset } = args.values;
  if (players !== undefined && !/^\d{1,3}$/.test(players)) {
    return failure(`--players cannot be "${players}": use a whole number`);
  }
  const options = readOptions(args.lists['option'] ?? []);
  if (!options.ok) return options;
  const request = {
    variant,
    ...(players === undefined ? {} : { players: Number(players) }),
    ...(preset === undefined ? {} : { preset }),
    ...(Object.keys(options.value).length === 0 ? {} : { options: options.value }),
  };
  const read = readRules(request);
  return read.ok ? success({ request: request as RulesRequest, rules: read.rules }) : failure(read.problem);
}

function readOptions(texts: readonly string[]): Result<Partial<Options>> {
  const options: Record<string, unknown> = {};
  for (const text of texts) {
    const [name = '', value, ...rest] = text.split('=');
    if (value === undefined || rest.length > 0) {
      return failure(`--option cannot be "${text}": use NAME=VALUE, such as passRule=final`);
    }
    if (Object.hasOwn(options, name)) return failure(`--option ${name} is given twice`);
    if (!isOptionName(name)) return failure(`unknown option "${name}": use ${OPTION_NAMES.join(', ')}`);
    // An invalid value is passed on as text, and readRules reports the allowed values.
    options[name] = parseOptionValue(name, value) ?? value;
  }
  return success(options as Partial<Options>);
}

/** A seed in the format of the rules package, or any other text, which seeds the fast generator. */
export function readSeed(text: string): Result<Seed> {
  if (isSeed(text)) return success(text);
  if (!text.includes(':')) return success<Seed>(`xoshiro128:${text}`);
  return failure(`--seed cannot be "${text}": use a word, xoshiro128:TEXT or chacha20:64 hexadecimal digits`);
}
