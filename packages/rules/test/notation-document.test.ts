import { readFileSync } from 'node:fs';
import { VARIANTS } from '@schupf/rules';
import { formatRecord, parseRecord, replayRecord } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';

const DOCUMENT = readFileSync(new URL('../../../NOTATION.md', import.meta.url), 'utf8');
const examples = [...DOCUMENT.matchAll(/```schupf\n([\s\S]+?)```/g)].map(([, text]) => text!);

test('NOTATION.md has an example of each variant', () => {
  const variants = examples.map((text) => /variant: (\w+)/.exec(text)![1]!);
  expect(new Set(variants)).toEqual(new Set(VARIANTS));
});

describe.each(examples)('the example %#', (text) => {
  test('is written as the program writes it, and right in everything it says', () => {
    const read = parseRecord(text);
    if (!read.ok) throw new Error(`${read.place.line}:${read.place.column}: ${read.problem}`);
    expect(formatRecord(read.record)).toBe(text);
    expect(replayRecord(read.record)).toMatchObject({ stopped: null, contradictions: [] });
  });
});
