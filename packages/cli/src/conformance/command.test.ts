import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const PAIR = {
  id: 'T-1',
  variant: 'nanjing',
  options: {},
  ask: 'classify',
  given: { cards: 'S5 J5' },
  expect: [{ kind: 'pair', size: 2, rank: 5 }],
  why: 'two of a rank',
  rules: ['COMB2'],
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schupf-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, ...lines: readonly unknown[]): string {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  writeFileSync(join(folder, name), text);
  return name;
}

test('the suites of this repository pass', async () => {
  const suites = fileURLToPath(new URL('../../../../conformance/', import.meta.url));
  const { code, out } = await runRecorded(['conformance', 'cases.jsonl', 'more.jsonl'], [], suites);
  expect(out).toMatch(/^\d+ passed, 0 failed\n$/);
  expect(code).toBe(0);
});

test('paths are relative to the caller’s folder', async () => {
  const { code, out, err } = await runRecorded(
    ['conformance', write('good.jsonl', PAIR, '', PAIR)],
    [],
    folder,
  );
  expect(err).toBe('');
  expect(out).toBe('2 passed, 0 failed\n');
  expect(code).toBe(0);
});

test('a single case can be selected by its id', async () => {
  const file = write('ids.jsonl', { ...PAIR, id: 'T-2', expect: [] }, PAIR);
  expect(await runRecorded(['conformance', file, '--id', 'T-1'], [], folder)).toMatchObject({
    code: 0,
    out: '1 passed, 0 failed\n',
  });
  expect(await runRecorded(['conformance', file, '--id', 'T-9'], [], folder)).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no case T-9'),
  });
});

test('a failing case is shown in full, and the run continues', async () => {
  const file = write('bad.jsonl', { ...PAIR, options: { passRule: 'final' }, expect: [] }, PAIR);
  const { code, out } = await runRecorded(['conformance', file], [], folder);
  expect(out).toBe(
    [
      'FAILED T-1 nanjing classify [COMB2]: two of a rank',
      '  options  {"passRule":"final"}',
      '  expected []',
      '  got      [{"kind":"pair","size":2,"rank":5}]',
      '1 passed, 1 failed',
      '',
    ].join('\n'),
  );
  expect(code).toBe(1);
});

test.each([
  { ask: 'guess', given: {}, says: 'unknown question guess' },
  { ask: 'classify', given: { cards: 'S5 S5' }, says: 'not a list of cards' },
  { ask: 'legal', given: {}, says: 'expected an object' },
  { ask: 'legal', given: { players: 5, hands: { Z: 'S5' }, action: {} }, says: 'not a seat: Z' },
  { ask: 'exchange', given: { players: 5, hands: { 5: '' } }, says: '' },
  { ask: 'score', given: { won: 3 }, says: 'expected an object' },
  { ask: 'seating', given: { ranks: null }, says: 'expected a list' },
])('a nonsensical case fails without affecting the others: $ask $given', async ({ ask, given, says }) => {
  const { code, out } = await runRecorded(
    ['conformance', write('odd.jsonl', { ...PAIR, variant: 'let', ask, given }, PAIR)],
    [],
    folder,
  );
  expect(out).toContain(says);
  expect(out).toMatch(/\n1 passed, 1 failed\n$/);
  expect(code).toBe(1);
});

test.each([
  { name: 'gone.jsonl', lines: null, says: 'cannot read gone.jsonl: file not found' },
  { name: '.', lines: null, says: 'cannot read .: it is a folder' },
  { name: 'a.jsonl', lines: [PAIR, 'nonsense'], says: 'a.jsonl, line 2: not JSON' },
  { name: 'b.jsonl', lines: ['3'], says: 'b.jsonl, line 1: not an object' },
  { name: '/dev/null', lines: null, says: '/dev/null contains no cases' },
  { name: '/dev/zero', lines: null, says: 'cannot read /dev/zero: it is larger than 256 MB' },
  { name: 'empty.jsonl', lines: [''], says: 'empty.jsonl contains no cases' },
  { name: 'blank.jsonl', lines: ['', ' ', ''], says: 'blank.jsonl contains no cases' },
  {
    name: 'why.jsonl',
    lines: [{ ...PAIR, why: { toString: 1 } }],
    says: 'why.jsonl, line 1: case T-1: why is not a string',
  },
  {
    name: 'rules.jsonl',
    lines: [{ ...PAIR, rules: ['COMB2', 3] }],
    says: 'rules.jsonl, line 1: case T-1: rules is not a list of strings',
  },
  {
    name: 'c.jsonl',
    lines: [{ ...PAIR, expect: undefined }],
    says: 'c.jsonl, line 1: case T-1 has no expect',
  },
])('refuses a file that is not a suite with a one-line message: $says', async ({ name, lines, says }) => {
  if (lines !== null) write(name, ...lines);
  const { code, out, err } = await runRecorded(['conformance', name], [], folder);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `schupf: ${says}\n` });
});

test('a suite may have any number of cases', async () => {
  const many = 130_000;
  writeFileSync(join(folder, 'many.jsonl'), `${JSON.stringify(PAIR)}\n`.repeat(many));
  const { code, out } = await runRecorded(['conformance', 'many.jsonl'], [], folder);
  expect({ code, out }).toEqual({ code: 0, out: `${many} passed, 0 failed\n` });
});

const TOO_DEEP = ' is nested too deeply: use at most 20 levels';
test.each([
  { field: 'options', start: '{"x":', end: '}', says: TOO_DEEP },
  { field: 'given', start: '{"x":', end: '}', says: TOO_DEEP },
  { field: 'expect', start: '', end: '', says: TOO_DEEP },
  { field: 'more', start: '', end: '', says: TOO_DEEP },
  { field: 'why', start: '', end: '', says: ': why is not a string' },
  { field: 'rules', start: '', end: '', says: ': rules is not a list of strings' },
])('refuses a deeply nested case with a one-line message: $field', async ({ field, start, end, says }) => {
  const nested = start + '['.repeat(100_000) + ']'.repeat(100_000) + end;
  const { [field]: _, ...rest }: Record<string, unknown> = PAIR;
  const line = `{"${field}":${nested},${JSON.stringify(rest).slice(1)}`;
  const { code, out, err } = await runRecorded(['conformance', write('deep.jsonl', line)], [], folder);
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: `schupf: deep.jsonl, line 1: case T-1${says}\n`,
  });
});

test('a hand larger than any dealt hand is refused, because it would have billions of plays', async () => {
  const suits = ['J', 'S', 'P', 'T'].flatMap((suit) => [...'23456789XJQKA'].map((rank) => suit + rank));
  const given = { hands: { A: [...suits, 'DRG', 'PHX', 'MJ'].join(' '), B: '' }, turn: 'A', seat: 'A' };
  const file = write('hand.jsonl', { ...PAIR, ask: 'plays', given });
  const { code, out } = await runRecorded(['conformance', file], [], folder);
  expect(out).toContain('{"error":"a hand is too large: use at most 14 cards"}');
  expect(code).toBe(1);
});
