import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportTch, parseRecord } from '@schupf/rules/notation';
import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { MAX_LINE_LENGTH } from '../src/printable.ts';
import { run } from '../src/program.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'schupf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Follows the escape codes in the noise. `Paint`, which alone may write escape codes, never writes this character. */
const MARK = '¤';
const ESCAPE = '\u001b';
const STYLE_CODE = new RegExp(`${ESCAPE}\\[[0-9;]+m`, 'g');
const CONTROL = /(?![\n\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;

/** Bell, title, colour, cursor, eight-bit codes, line ends, direction marks; and whole screens of them. */
const noise = fc.oneof(
  fc.constantFrom(
    `\u001b[1m${MARK}`,
    `\u001b[0m${MARK}`,
    `\u001b]0;${MARK}\u0007`,
    '\u001b[2J',
    '\u009b31m',
    '\u0000',
    '\u0008\u0008',
    '\r',
    '\t',
    '\u202e',
    '\ud800',
  ),
  fc
    .array(fc.integer({ min: 0, max: 0x9f }), { minLength: 1, maxLength: 8 })
    .map((codes) => String.fromCharCode(...codes.filter((code) => code !== 10))),
  fc.integer({ min: 1, max: 5 }).map((times) => `\u001b[31m${MARK}`.repeat(1000 * times)),
);

const wholeMatch = readFileSync(join(ROOT, 'games/preset-platform.schupf'), 'utf8');
const match = wholeMatch
  .slice(0, wholeMatch.indexOf('\nround 2'))
  .replace('\nround 1', '\nevent: Friday\n\nround 1')
  .replace('1. A J8 P8 J9 T9,', '1. A J8 P8 J9 T9 {bold} <eval 3>, *hold B,');
const parsed = parseRecord(wholeMatch);
const exported = parsed.ok ? exportTch(parsed.record) : parsed;
const log = exported.ok ? exported.text.slice(0, exported.text.search(/(?<=\n)-+Gr\.Tichukarten/)) : '';

/** The text with noise after one of the given words, which come before free text, or anywhere else. */
function withNoise(text: string, words: readonly string[]): fc.Arbitrary<string> {
  const places = words.map((word) => text.indexOf(word) + word.length);
  const place = fc.oneof(fc.constantFrom(...places), fc.nat(text.length));
  return fc
    .tuple(place, noise)
    .map(([index, inserted]) => text.slice(0, index) + inserted + text.slice(index));
}

async function outputOf(args: readonly string[], colours: boolean): Promise<{ out: string; err: string }> {
  let out = '';
  let err = '';
  await run(args, {
    cwd: folder,
    colours,
    locale: 'en',
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
    ask: async (prompt) => {
      out += prompt;
      return null;
    },
  });
  return { out, err };
}

async function expectSafe(...args: readonly string[]): Promise<string> {
  const plain = await outputOf(args, false);
  const coloured = await outputOf(args, true);
  for (const { out, err } of [plain, coloured]) {
    expect(err).not.toMatch(CONTROL);
    expect(Math.max(...err.split('\n').map((line) => line.length))).toBeLessThanOrEqual(MAX_LINE_LENGTH);
    expect(out).not.toMatch(new RegExp(`${ESCAPE}\\[[0-9;]+m${MARK}`));
  }
  expect(plain.out).not.toMatch(CONTROL);
  expect(coloured.out.replace(STYLE_CODE, '')).not.toMatch(CONTROL);
  return plain.out;
}

test('the files are valid before noise is added', async () => {
  writeFileSync(join(folder, 'valid.schupf'), match);
  writeFileSync(join(folder, 'valid.tch'), log);
  expect((await outputOf(['replay', 'valid.schupf', '--verify'], false)).out).toContain('no errors');
  expect((await outputOf(['replay', 'valid.schupf'], false)).out).toContain('{bold}\n<eval 3>\n* hold B\n');
  expect((await outputOf(['import', 'valid.tch', '--check'], false)).out).toBe(
    'valid.tch: 1 round, 1 replayed to the end, 1 with the logged result\n',
  );
});

test('noise in a record does not reach the terminal', async () => {
  const records = withNoise(match, [
    'player 2: ',
    'event: F',
    '*hold ',
    '{bo',
    '<eval ',
    'A: J8 P',
    'variant: ',
  ]);
  await fc.assert(
    fc.asyncProperty(records, async (text) => {
      writeFileSync(join(folder, 'match.schupf'), text);
      await expectSafe('replay', 'match.schupf');
      await expectSafe('replay', 'match.schupf', '--verify');
      await expectSafe('replay', 'match.schupf', '--view', '2', '--round', '1');
      await expectSafe('export', 'match.schupf');
      await expectSafe('play', '--resume', 'match.schupf');
    }),
    runs(60),
  );
});

test('noise in a log reaches neither the terminal nor the imported record', async () => {
  const logs = withNoise(log, ['(0)Play', '(1)', 'gibt: ', 'Ergebnis: ']);
  await fc.assert(
    fc.asyncProperty(logs, async (text) => {
      writeFileSync(join(folder, 'match.tch'), text);
      await expectSafe('import', 'match.tch', '--check', '--notes');
      const record = await expectSafe('import', 'match.tch');
      const made = join(folder, 'made.schupf');
      rmSync(made, { force: true });
      await outputOf(['import', 'match.tch', '--out', 'made.schupf'], false);
      if (record === '') return;
      expect(readFileSync(made, 'utf8')).toBe(record);
      expect(parseRecord(record)).toMatchObject({ ok: true });
    }),
    runs(60),
  );
});

test('noise in a conformance suite does not reach the terminal', async () => {
  const fields = ['id', 'variant', 'ask', 'cards', 'expect', 'why', 'rules', 'options'] as const;
  const cases = fc.record(Object.fromEntries(fields.map((field) => [field, fc.option(noise)])));
  await fc.assert(
    fc.asyncProperty(cases, async (noiseIn) => {
      const addNoise = (field: string, text: string) => text + (noiseIn[field] ?? '');
      const testCase = {
        id: addNoise('id', 'T-1'),
        variant: addNoise('variant', 'nanjing'),
        ask: addNoise('ask', 'classify'),
        options: noiseIn['options'] === null ? {} : { [addNoise('options', 'passRule')]: 'final' },
        given: { cards: addNoise('cards', 'S5 J5') },
        expect: addNoise('expect', 'nothing'),
        why: addNoise('why', 'a pair'),
        rules: [addNoise('rules', 'COMB2')],
      };
      writeFileSync(join(folder, 'suite.jsonl'), JSON.stringify(testCase));
      const out = await expectSafe('conformance', 'suite.jsonl');
      expect(out.split('\n').length).toBe(6);
      await expectSafe('conformance', 'suite.jsonl', '--id', 'T-2');
      // Raw control characters are not JSON, so the reader complains.
      writeFileSync(join(folder, 'suite.jsonl'), `{"id":"${testCase.id}","why":"${testCase.why}"}`);
      await expectSafe('conformance', 'suite.jsonl');
    }),
    runs(60),
  );
});

test('noise on the command line does not reach the terminal', async () => {
  await fc.assert(
    fc.asyncProperty(noise, async (text) => {
      await expectSafe(text);
      await expectSafe('replay', text);
      await expectSafe('roundtrip', '--seed', `x:${text}`);
      await expectSafe('roundtrip', '--rounds', '1', '--keep', `no/${text}`);
      await expectSafe('play', '--name', text);
    }),
    runs(30),
  );
});
