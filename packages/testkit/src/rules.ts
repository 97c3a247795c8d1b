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
import { isSearch } from './runs.ts';

export const anyVariant: fc.Arbitrary<Variant> = fc.constantFrom(...VARIANTS);

type TableSize = readonly [variant: Variant, players: number];

/** Every variant with every number of players. */
export const ALL_TABLES: readonly TableSize[] = VARIANTS.flatMap((variant) => {
  const { min, max } = VARIANT_FACTS[variant].players;
  return Array.from({ length: max - min + 1 }, (_, more) => [variant, min + more] as const);
});

/**
 * Rank games differ little from one number of players to the next. The gate takes the smallest and the largest
 * table of each, and those on both sides of the change to a second pack.
 */
const GATE_SIZES: Readonly<Partial<Record<Variant, readonly number[]>>> = {
  grandseigneur: [5, 6, 7, 12],
  let: [5, 10],
};

/** The tables to try a property at: all of them in a search, otherwise enough for the gate. */
export const TABLES: readonly TableSize[] = isSearch
  ? ALL_TABLES
  : ALL_TABLES.filter(([variant, players]) => GATE_SIZES[variant]?.includes(players) ?? true);

/** Rules of a table with random options, each at its default about half of the time. */
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
    .map(({ rules }) => named(rules));
}

/** A failing property prints the table and the options that differ from their defaults. */
function named(rules: Rules): Rules {
  const usual = defaultOptions(rules.variant);
  const options = OPTION_NAMES.filter((name) => rules[name] !== usual[name]).map((name) => [
    name,
    rules[name],
  ]);
  const text = `${rules.variant} with ${rules.players} ${JSON.stringify(Object.fromEntries(options))}`;
  return Object.defineProperty(rules, fc.toStringMethod, { value: () => text });
}

function anyValue(name: OptionName, variant: Variant): fc.Arbitrary<unknown> {
  const usual = fc.constant(defaultOptions(variant)[name]);
  return fc.oneof(usual, fc.oneof(unusual(name, variant)));
}

function unusual(name: OptionName, variant: Variant): fc.Arbitrary<unknown> {
  if (name === 'rounds') return fc.integer({ min: 1, max: 4 });
  // A round of a rank game brings a few points, a round of a team game a hundred.
  if (name === 'target')
    return VARIANT_FACTS[variant].hasRanks
      ? fc.integer({ min: 3, max: 20 })
      : fc.integer({ min: 50, max: 500 });
  const values = OPTIONS[name] as readonly unknown[];
  return fc.constantFrom(...values.filter((value) => isPossible(name, value, variant)));
}

/** Whether any rules of the variant allow this value; this avoids most contradictions when drawing. */
function isPossible(name: OptionName, value: unknown, variant: Variant): boolean {
  const points = VARIANT_FACTS[variant].hasRanks ? { placementPoints: 'n-minus-rank' } : {};
  return readRules({ variant, options: { ...points, [name]: value } }).ok;
}
