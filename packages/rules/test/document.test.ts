import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultOptions, OPTION_NAMES, OPTIONS, type OptionName, VARIANTS } from '../src/index.ts';

/** The table of options in this document must agree with the engine. */
const RULES = readFileSync(new URL('../../../RULES.md', import.meta.url), 'utf8');

interface Row {
  readonly name: string;
  readonly values: readonly string[];
  /** A value for each variant named, as in "tientsin 7; grandseigneur, let off". */
  readonly otherDefaults: Readonly<Record<string, string>>;
}

const rows = readRows();

test('RULES.md lists the variant and every option, once each', () => {
  expect(rows.map(({ name }) => name)).toEqual(['variant', ...OPTION_NAMES]);
});

describe.each(rows.filter(({ name }) => name !== 'variant'))('$name', ({ name, values, otherDefaults }) => {
  const option = name as OptionName;

  test('has the values listed in the table', () => {
    const entry = OPTIONS[option];
    const expected = 'integer' in entry ? [`${entry.integer}`, 'any whole number'] : entry.map(String);
    expect(values).toEqual(expected);
  });

  test.each(VARIANTS)('has the default listed in the table: %s', (variant) => {
    expect(String(defaultOptions(variant)[option])).toBe(otherDefaults[variant] ?? values[0]);
  });
});

function readRows(): Row[] {
  const table = RULES.slice(RULES.indexOf('\n## Options\n'), RULES.indexOf('\n## Presets\n'));
  return [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]*)\|/gm)].map(([, name, values, others]) => ({
    name: name!,
    values: values!.split(',').map((value) => value.trim()),
    otherDefaults: readDefaults(others!.trim()),
  }));
}

function readDefaults(text: string): Record<string, string> {
  const defaults: Record<string, string> = {};
  for (const part of text.split(';')) {
    const words = part.replaceAll(',', '').trim().split(' ');
    const value = words.pop()!;
    for (const variant of words) defaults[variant] = value;
  }
  return defaults;
}
