import {
  defaultOptions,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  type Options,
  type Rules,
  readRules,
  VARIANT_FACTS,
  VARIANTS,
  type Variant,
} from '@schupf/rules';
import fc from 'fast-check';
import { isThorough } from './runs.ts';

export const anyVariant: fc.Arbitrary<Variant> = fc.constantFrom(...VARIANTS);

type TableSize = readonly [variant: Variant, players: number];

/** Every variant with every number of players. */
export const ALL_TABLES: readonly TableSize[] = VARIANTS.flatMap((variant) => {
  const { min, max } = VARIANT_FACTS[variant].players;
  return Array.from({ length: max - min + 1 }, (_, extra) => [variant, min + extra] as const);
});

/**
 * Rank games differ little from one number of players to the next. The gate, `npm test`, tests the smallest and the
 * largest table of each, and the sizes just before and after a second pack is added.
 */
const GATE_SIZES: Readonly<Partial<Record<Variant, readonly number[]>>> = {
  grandseigneur: [5, 6, 7, 12],
  let: [5, 10],
};

/**
 * The tables on which properties are tested: all of them in a thorough run (`isThorough`), otherwise a
 * selection for the gate.
 */
export const TABLES: readonly TableSize[] = isThorough
  ? ALL_TABLES
  : ALL_TABLES.filter(([variant, players]) => GATE_SIZES[variant]?.includes(players) ?? true);

/** The rules of a table with random options. On average, an option has its default at least half of the time. */
export function anyRules(
  variant: Variant,
  players: number,
  fixed: Partial<Options> = {},
): fc.Arbitrary<Rules> {
  const drawn = Object.fromEntries(OPTION_NAMES.map((name) => [name, anyValue(name, variant)]));
  return fc
    .record(drawn)
    .map((options) => readRules({ variant, players, options: { ...options, ...fixed } }))
    .filter((answer) => answer.ok)
    .map(({ rules }) => printable(rules));
}

/** Makes a failing property print the table and the options that differ from their defaults. */
function printable(rules: Rules): Rules {
  const defaults = defaultOptions(rules.variant);
  const options = OPTION_NAMES.filter((name) => rules[name] !== defaults[name]).map((name) => [
    name,
    rules[name],
  ]);
  const changed = JSON.stringify(Object.fromEntries(options));
  const text = `${rules.variant} with ${rules.players} players ${changed}`;
  return Object.defineProperty(rules, fc.toStringMethod, { value: () => text });
}

function anyValue(name: OptionName, variant: Variant): fc.Arbitrary<unknown> {
  const defaultValue = fc.constant(defaultOptions(variant)[name]);
  return fc.oneof(defaultValue, fc.oneof(possibleValue(name, variant)));
}

function possibleValue(name: OptionName, variant: Variant): fc.Arbitrary<unknown> {
  if (name === 'rounds') return fc.integer({ min: 1, max: 4 }).map((rounds) => inThrees(variant, rounds));
  if (name === 'minutes') return fc.constantFrom(1, 2);
  // A round scores a few points in a rank game, and about a hundred in a team game.
  if (name === 'target')
    return VARIANT_FACTS[variant].hasRanks
      ? fc.integer({ min: 3, max: 20 })
      : fc.integer({ min: 50, max: 500 });
  const values = OPTIONS[name] as readonly unknown[];
  return fc.constantFrom(...values.filter((value) => isPossible(name, value, variant)));
}

/** A number of rounds that the variant allows: with three players, the next multiple of three. */
export function inThrees(variant: Variant, rounds: number): number {
  return VARIANT_FACTS[variant].dummy === null ? rounds : Math.ceil(rounds / 3) * 3;
}

/** The options of a match that ends after this many rounds or, with three players, after the next multiple of three. */
export function shortMatch(variant: Variant, rounds = 1): Pick<Options, 'matchEnd' | 'rounds'> {
  return { matchEnd: 'rounds', rounds: inThrees(variant, rounds) };
}

/** Whether the variant allows this value at all. This filters out most contradictory rules before they are drawn. */
function isPossible(name: OptionName, value: unknown, variant: Variant): boolean {
  const points = VARIANT_FACTS[variant].hasRanks ? { placementPoints: 'n-minus-rank' } : {};
  return readRules({ variant, options: { ...points, [name]: value } }).ok;
}
