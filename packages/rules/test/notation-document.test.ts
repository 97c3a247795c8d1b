import { readFileSync } from 'node:fs';
import { rulesFor, type Seed, shuffledPack, VARIANTS } from '@schupf/rules';
import { formatCards, formatRecord, parseRecord, replayRecord } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';

const DOCUMENT = readFileSync(new URL('../../../NOTATION.md', import.meta.url), 'utf8');
const examples = [...DOCUMENT.matchAll(/```schupf\n([\s\S]+?)```/g)].map(([, text]) => text!);

test('NOTATION.md has an example of each variant', () => {
  const variants = examples.map((text) => /variant: (\w+)/.exec(text)![1]!);
  expect(new Set(variants)).toEqual(new Set(VARIANTS));
});

describe.each(examples)('the example %#', (text) => {
  test('is formatted exactly as the program would write it, and replays without contradictions', () => {
    const read = parseRecord(text);
    if (!read.ok) throw new Error(`${read.place.line}:${read.place.column}: ${read.problem}`);
    expect(formatRecord(read.record)).toBe(text);
    expect(replayRecord(read.record)).toMatchObject({ stopped: null, contradictions: [] });
  });
});

const vectors = [...DOCUMENT.matchAll(/^\| `((?:chacha20|xoshiro128):[^`]+)` \| `([^`]+)` \|$/gm)];

test.each(vectors.map(([, seed, cards]) => [seed!, cards!] as const))(
  '%s produces the cards given in the document',
  (seed, cards) => {
    const pack = shuffledPack(rulesFor('nanjing'), seed as Seed);
    expect(formatCards(pack)).toMatch(new RegExp(`^${cards} `));
  },
);

test('the document gives the cards for at least three seeds', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(3);
});
