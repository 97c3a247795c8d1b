import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const GAME = fileURLToPath(new URL('../../../../games/preset-platform.schupf', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'schupf-'));
const schupf = (...args: string[]) => runRecorded(args, [], folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text);

beforeAll(async () => {
  copyFileSync(GAME, join(folder, 'match.schupf'));
  await schupf('export', 'match.schupf', '--out', 'match.tch');
});

describe('export', () => {
  test('writes the log to standard output and lists on stderr what a log cannot hold', async () => {
    const { code, out, err } = await schupf('export', 'match.schupf');
    expect(code).toBe(0);
    expect(out).toBe(read('match.tch'));
    expect(out).toMatch(/^-+Gr\.Tichukarten-+\n\(0\)/);
    expect(err).toBe('A log cannot hold: the rules of the match, the ranks of the Phoenix.\n');
  });

  test.each([
    [[], 'export needs one file: schupf export FILE.schupf'],
    [['none.schupf'], 'cannot read none.schupf: file not found'],
    [['match.tch'], 'match.tch:1:1: a record begins with the line "schupf 1"'],
    [['match.schupf', '--out', 'no/such/folder'], 'cannot write no/such/folder: file not found'],
  ])('refuses %j with a one-line message', async (args, problem) => {
    const { code, err } = await schupf('export', ...args);
    expect(err).toBe(`schupf: ${problem}\n`);
    expect(code).toBe(2);
  });

  test('refuses a three-player game', async () => {
    write('three.schupf', 'schupf 1\nvariant: trichu\n');
    const { code, err } = await schupf('export', 'three.schupf');
    expect(err).toContain('only nanjing');
    expect(code).toBe(2);
  });
});

describe('import', () => {
  test('produces a record that verifies and exports to the same log', async () => {
    const { code, out, err } = await schupf('import', 'match.tch');
    expect(code).toBe(0);
    expect(err).toMatch(/^match\.tch: (\d+) rounds, \1 replayed to the end, \1 with the logged result\n$/);
    write('again.schupf', out);
    expect((await schupf('replay', 'again.schupf', '--verify')).code).toBe(0);
    expect((await schupf('export', 'again.schupf')).out).toBe(read('match.tch'));
  });

  test('reports a round that contradicts the rules, and imports the rest', async () => {
    write('broken.tch', read('match.tch').replace(/Ergebnis: .+/, 'Ergebnis: 5 - 5'));
    const { code, out, err } = await schupf('import', 'broken.tch');
    expect(code).toBe(1);
    expect(err).toMatch(/^broken\.tch:\d+:1: round 1: by the rules, the round scores -?\d+ - -?\d+$/m);
    expect(out).toMatch(/^round 2$/m);
  });

  test('reports where a log is truncated', async () => {
    write('cut.tch', read('match.tch').slice(0, 9000));
    const { out, err } = await schupf('import', 'cut.tch', '--check');
    expect(err).toBe('');
    expect(out).toContain('cut.tch:407:12: round 3: the log is cut off here\n');
  });

  test('writes the records of several logs to a folder', async () => {
    write('old.tch', Buffer.from(read('match.tch').replaceAll('Player 1', 'J\u00f6rg'), 'latin1'));
    expect((await schupf('import', 'match.tch', 'old.tch')).err).toContain('--out FOLDER');
    const { code, err } = await schupf('import', 'match.tch', 'old.tch', '--out', 'records/2026');
    expect(code).toBe(0);
    expect(err).toMatch(/^2 logs: \d+ rounds, \d+ with the logged result, 0 problems$/m);
    expect(readdirSync(join(folder, 'records/2026')).sort()).toEqual(['match.schupf', 'old.schupf']);
    expect(read('records/2026/old.schupf')).toContain('player 1: Jörg');
  });

  test('refuses a file that is not a log', async () => {
    write('other.tch', 'Dear diary,\n');
    const { code, out } = await schupf('import', 'other.tch', '--check');
    expect(code).toBe(1);
    expect(out).toMatch(/^other\.tch:1:1: /m);
  });

  test.each([
    ['an empty file', ''],
    ['blank lines', '\n'.repeat(1000)],
    ['another text', 'Dear diary,\n'],
  ])('gives no record for a log without rounds: %s', async (_, text) => {
    write('nothing.tch', text);
    const checked = await schupf('import', 'nothing.tch', '--check');
    expect(checked.code).toBe(1);
    expect(checked.out).toMatch(/^nothing\.tch: this is not a log, or it has no rounds\n$/m);
    const imported = await schupf('import', 'nothing.tch', '--out', 'nothing.schupf');
    expect(imported).toMatchObject({ code: 1, out: '', err: checked.out });
    expect(readdirSync(folder)).not.toContain('nothing.schupf');
    const both = await schupf('import', 'match.tch', 'nothing.tch', '--check');
    expect(both.code).toBe(1);
    expect(both.out).toMatch(/, 1 problem$/m);
  });

  test('refuses to run without a file', async () => {
    expect(await schupf('import')).toMatchObject({
      code: 2,
      err: 'schupf: import needs a file: schupf import FILE.tch\n',
    });
  });
});
