import { DEFAULT_BOT } from '@schupf/bots';
import {
  defaultOptions,
  isOneOf,
  isRecord,
  isRelevant,
  OPTION_NAMES,
  type OptionName,
  type Options,
  PRESETS,
  type Preset,
  presetOptions,
  type RulesProblem,
  type RulesRequest,
  readRules,
  VARIANT_FACTS,
  VARIANTS,
  type Variant,
} from '@schupf/rules';
import { rulesAt, type SpeedName, type TableConfig } from '@schupf/table';

/** The bots to choose from, weakest first, in every game. The rest of the roster is for benchmarks and old matches. */
export const LEVELS = [
  'beginner-2',
  'family-2',
  'regular-2',
  'club-2',
  'league-2',
  'net-2',
  'net-2-deep',
] as const;
export type Level = (typeof LEVELS)[number];

/** The bots that could be chosen before, each with the level that now comes closest to it. */
const SUCCESSORS = {
  'beginner-1': 'beginner-2',
  'club-1': 'family-2',
  'expert-1': 'regular-2',
  'search-1': 'club-2',
  'net-1-casual': 'club-2',
  'net-1': 'net-2',
  'net-1-deep': 'net-2-deep',
} as const satisfies Readonly<Record<string, Level>>;
export type FormerLevel = keyof typeof SUCCESSORS;
export const FORMER_LEVELS = Object.keys(SUCCESSORS) as readonly FormerLevel[];

function readLevel(stored: unknown): Level {
  return isOneOf(FORMER_LEVELS, stored) ? SUCCESSORS[stored] : oneOf(LEVELS, stored, DEFAULT_CHOICE.level);
}

/** Speeds for a table with one person. Turns that last days make no sense there. */
export const SOLO_SPEEDS = ['no-clock', 'relaxed', 'normal', 'blitz'] as const satisfies readonly SpeedName[];
type SoloSpeed = (typeof SOLO_SPEEDS)[number];

/** The game that the player has chosen. */
export interface Choice {
  readonly variant: Variant;
  readonly players: number;
  readonly preset: Preset;
  /** Options that differ from the preset. */
  readonly options: Partial<Options>;
  readonly level: Level;
  readonly speed: SoloSpeed;
}

/** The default game. */
export const DEFAULT_CHOICE: Choice = {
  variant: 'nanjing',
  players: 4,
  preset: 'platform',
  options: {},
  level: DEFAULT_BOT,
  speed: 'no-clock',
};

/** A newcomer's first game. */
export const FIRST_GAME: Choice = { ...DEFAULT_CHOICE, level: 'beginner-2' };

/** The same choice for another game, with a number of players that the game allows. Options are reset. */
export function withVariant(choice: Choice, variant: Variant): Choice {
  const { min, max } = VARIANT_FACTS[variant].players;
  return {
    ...choice,
    variant,
    players: Math.min(max, Math.max(min, choice.players)),
    options: {},
  };
}

export function withPreset(choice: Choice, preset: Preset): Choice {
  return { ...choice, preset, options: {} };
}

/** An option set to the preset's value is not stored. */
export function withOption(choice: Choice, name: OptionName, value: Options[OptionName]): Choice {
  const { [name]: _, ...others } = choice.options;
  const isSame = presetValues(choice.preset, choice.variant)[name] === value;
  return { ...choice, options: isSame ? others : { ...others, [name]: value } };
}

export function valuesOf({ preset, variant, options }: Choice): Options {
  return { ...presetValues(preset, variant), ...options };
}

function presetValues(preset: Preset, variant: Variant): Options {
  return { ...defaultOptions(variant), ...presetOptions(preset, variant) };
}

export function requestOf({ variant, players, preset, options }: Choice): RulesRequest {
  const { min, max } = VARIANT_FACTS[variant].players;
  return {
    variant,
    ...(min === max ? {} : { players }),
    ...(preset === 'platform' ? {} : { preset }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
  };
}

export interface Difference {
  readonly name: OptionName;
  readonly value: Options[OptionName];
}

/** The options that differ from the default and have an effect in this game. */
export function differences(choice: Choice): readonly Difference[] {
  const defaults = defaultOptions(choice.variant);
  const values = valuesOf(choice);
  return OPTION_NAMES.filter((name) => values[name] !== defaults[name] && hasEffect(name, choice)).map(
    (name) => ({ name, value: values[name] }),
  );
}

/** Why the rules are invalid; null if they are valid. */
export function problemOf(choice: Choice): RulesProblem | null {
  const answer = readRules(requestOf(choice));
  return answer.ok ? null : answer.code;
}

/** The configuration of a table with one person in the first chair. */
export function configFor(
  choice: Choice,
  person: { readonly id: string; readonly name: string },
  pace: string,
): TableConfig {
  const { players, level, speed } = choice;
  return {
    rules: rulesAt(speed, requestOf(choice)),
    speed,
    chairs: Array.from({ length: players }, (_, player) =>
      player === 0 ? { type: 'person', ...person } : { type: 'bot', name: level, outside: false },
    ),
    pace,
  };
}

/** Reads an untrusted choice; invalid parts are replaced with the default. */
export function readChoice(stored: unknown): Choice {
  if (!isRecord(stored)) return DEFAULT_CHOICE;
  const { variant, players, preset, options, level, speed } = stored;
  const known = withVariant(
    {
      ...DEFAULT_CHOICE,
      players: typeof players === 'number' && Number.isInteger(players) ? players : DEFAULT_CHOICE.players,
      preset: oneOf(PRESETS, preset, DEFAULT_CHOICE.preset),
      level: readLevel(level),
      speed: oneOf(SOLO_SPEEDS, speed, DEFAULT_CHOICE.speed),
    },
    oneOf(VARIANTS, variant, DEFAULT_CHOICE.variant),
  );
  const withOptions = { ...known, options: (options ?? {}) as Partial<Options> };
  return problemOf(withOptions) === null ? withOptions : known;
}

function oneOf<Value>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return isOneOf(values, value) ? value : fallback;
}

/** The games in the order in which the page offers them. */
export const GAMES = [
  'nanjing',
  'tientsin',
  'trichu',
  'wuwang',
  'grandseigneur',
  'let',
] as const satisfies readonly Variant[];

export function playerCounts(variant: Variant): readonly number[] {
  const { min, max } = VARIANT_FACTS[variant].players;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Whether an option changes anything in the chosen game. */
export function hasEffect(name: OptionName, choice: Choice): boolean {
  const { variant, players } = choice;
  return isRelevant(name, { variant, players, options: valuesOf(choice) });
}
