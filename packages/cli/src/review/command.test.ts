import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const GAMES = fileURLToPath(new URL('../../../../games', import.meta.url));
const SHORT = ['nanjing.schupf', '--round', '1', '--seat', 'B', '--worlds', '10'];

const review = (...args: string[]) => runRecorded(['review', ...args], [], GAMES);

function temporary(name: string, text?: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'schupf-')), name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
}

describe('a review', () => {
  test('lists mistakes and sums up the player', async () => {
    const { code, out, err } = await review(...SHORT, '--lang', 'en');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Judged by net-1\/10, /);
    expect(out).toMatch(/^Round 1$/m);
    expect(out).toMatch(/ – (inaccuracy|mistake|blunder), \d+\s+points\s+lost,\s+±\s+\d+/);
    expect(out).toMatch(/^ {4}better: .+ \(\+\d+ ± \d+\)/m);
    expect(out).toMatch(/^Player +Decisions +Lost/m);
  });

  test.each([
    ['de', /Spieler +Entscheidungen/],
    ['fr', /Joueur +Décisions/],
    ['hu', /Játékos +Döntés/],
  ])('is available in %s', async (language, heading) => {
    const { out } = await review(
      'nanjing.schupf',
      '--round',
      '2',
      '--seat',
      'D',
      '--worlds',
      '1',
      '--lang',
      language,
    );
    expect(out).toMatch(heading);
  });

  test('is the same every time, also as JSON', async () => {
    const [first, second] = [await review(...SHORT, '--json'), await review(...SHORT, '--json')];
    expect(first.out).toBe(second.out);
    const { judge, decisions, moments, summary } = JSON.parse(first.out);
    expect(judge).toBe('net-1/10');
    expect(
      decisions.every(({ seat, round }: { seat: number; round: number }) => seat === 1 && round === 1),
    ).toBe(true);
    expect(summary.players).toHaveLength(1);
    expect(moments.length).toBeGreaterThan(100);
  });

  test('writes marks that are valid in a record', async () => {
    const path = temporary('marked.schupf');
    await review(...SHORT, '--out', path);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/<loss \d+ \d+> <class (inaccuracy|mistake|blunder)>/);
    const { code } = await runRecorded(['replay', path, '--verify']);
    expect(code).toBe(0);
  });
});

test.each([
  [[], 'review needs one file: schupf review FILE'],
  [['a', 'b'], 'review needs one file: schupf review FILE'],
  [['none.schupf'], 'cannot read none.schupf: file not found'],
  [['none.tch'], 'cannot read none.tch: file not found'],
  [['README.md'], 'README.md:1:1: a record begins with the line "schupf 1"'],
  [['trichu.schupf'], 'trichu.schupf: there’s no network for trichu, so this match can’t be reviewed'],
  [['nanjing.schupf', '--seat', 'E'], '--seat cannot be "E": use A, B, C or D'],
  [['nanjing.schupf', '--round', '99'], 'nanjing.schupf has no finished round 99'],
  [['nanjing.schupf', '--worlds', '0'], '--worlds cannot be "0": use a whole number from 1 to 100000'],
  [['nanjing.schupf', '--out', '.'], 'cannot write .: it is a folder'],
])('refuses %j with a one-line message', async (args, problem) => {
  const { code, out, err } = await review(...args);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `schupf: ${problem}\n` });
});

test.each([
  ['an empty log', 'empty.tch', '', 'the record has no finished round'],
  [
    'a record without rounds',
    'empty.schupf',
    'schupf 1\nvariant: nanjing\n',
    'the record has no finished round',
  ],
  [
    'a record with an illegal move',
    'illegal.schupf',
    readFileSync(join(GAMES, 'nanjing.schupf'), 'utf8').replace(/^1\. (.) [^,]+,/m, '1. $1 -,'),
    'the record is damaged: ',
  ],
])('refuses %s with a one-line message', async (_, name, text, problem) => {
  const { code, err } = await review(temporary(name, text));
  expect(code).toBe(2);
  expect(err).toContain(problem);
  expect(err.match(/\n/g)).toHaveLength(1);
});
