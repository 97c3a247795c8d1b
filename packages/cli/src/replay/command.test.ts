import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const GAMES = fileURLToPath(new URL('../../../../games', import.meta.url));
const TRICHU = readFileSync(join(GAMES, 'trichu.schupf'), 'utf8');

/** A changed copy of a recorded match. */
function copy(change: (text: string) => string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'schupf-')), 'changed.schupf');
  writeFileSync(path, change(TRICHU));
  return path;
}

const replay = (...args: string[]) => runRecorded(['replay', ...args], [], GAMES);

describe('shows a match', () => {
  test('with all hands open', async () => {
    const { code, out } = await replay('trichu.schupf');
    expect(code).toBe(0);
    expect(out).toMatch(/^Round 1\. /);
    expect(out).toMatch(/^ {2}A .+: .+\n {2}B .+: .+\n {2}C Ms Table: .+\n {2}D /m);
    expect(out).toMatch(/^Trick 1$/m);
    expect(out).toContain('The match is over');
  });

  test('as one player, who sees only their own hand and the dummy’s', async () => {
    const { out } = await replay('trichu.schupf', '--view', '2', '--round', '1');
    expect(out).toMatch(/^ {2}B /m);
    expect(out).not.toMatch(/^ {2}[AD] /m);
    expect(out.match(/ gives .+: /g)!.length).toBeLessThanOrEqual(4);
  });

  test('as a spectator, who sees only the dummy’s hand, once it is open', async () => {
    const { out } = await replay('trichu.schupf', '--view', 'spectator', '--round', '1');
    expect(out.slice(0, out.indexOf('Trick 1'))).not.toMatch(/^ {2}[A-D] /m);
    expect(out).toMatch(/^ {2}C Ms Table/m);
    expect(out).not.toMatch(/^ {2}[ABD] /m);
  });

  test('only one round of it', async () => {
    const { out } = await replay('trichu.schupf', '--round', '2');
    expect(out).toMatch(/^Round 2\. /);
    expect(out).not.toMatch(/^Round [13]\. /m);
  });

  test('trick by trick, until the user stops', async () => {
    const steps = ['', '', '', 'quit'];
    const { code, out } = await runRecorded(['replay', 'trichu.schupf', '--step'], steps, GAMES);
    expect(code).toBe(0);
    expect(out.match(/Enter for more/g)).toHaveLength(steps.length);
    expect(out).not.toContain('Trick 3');
  });

  test('with comments and notices', async () => {
    const path = copy((text) => text.replace(/^1\. ([^,]+),/m, '1. $1 {bold} <eval 3>, *hold B,'));
    const { out } = await replay(path, '--round', '1');
    expect(out).toContain('{bold}\n<eval 3>\n* hold B\n');
  });
});

describe('--verify', () => {
  test('finds nothing wrong with an unchanged match', async () => {
    const { code, out } = await replay('trichu.schupf', '--verify');
    expect(out).toMatch(/^trichu\.schupf: \d+ rounds, \d+ actions, no errors\n$/);
    expect(code).toBe(0);
  });

  test('finds a wrong score', async () => {
    const path = copy((text) => text.replace(/^score: (.+)=.+$/m, 'score: $1= 1 2 3 4'));
    const { code, out } = await replay(path, '--verify');
    expect(out).toMatch(/changed\.schupf:\d+:1: the totals are /);
    expect(code).toBe(1);
  });

  test('finds an illegal move and its position', async () => {
    const path = copy((text) => text.replace(/^1\. (.) [^,]+,/m, '1. $1 -,'));
    const line = TRICHU.split('\n').findIndex((text) => text.startsWith('1. ')) + 1;
    const { code, out } = await replay(path, '--verify');
    expect(out).toContain(`changed.schupf:${line}:4: You lead, so you have to play something [PLAY2].`);
    expect(code).toBe(1);
  });

  test('is not needed to see the match up to the error', async () => {
    const { code, out, err } = await replay(copy((text) => text.replace(/^2\. (.) [^,]+,/m, '2. $1 -,')));
    expect(out).toMatch(/^Trick 1$/m);
    expect(err).toContain('You lead');
    expect(code).toBe(1);
  });
});

test.each([[], ['--verify']])('a record without rounds is refused: %j', async (...flags) => {
  const path = copy(() => 'schupf 1\nvariant: nanjing\n');
  const { code, out, err } = await replay(path, ...flags);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `schupf: ${path} has no rounds\n` });
});

test.each([
  [[], 'replay needs one file: schupf replay FILE.schupf'],
  [['a', 'b'], 'replay needs one file: schupf replay FILE.schupf'],
  [['none.schupf'], 'cannot read none.schupf: file not found'],
  [['.'], 'cannot read .: it is a folder'],
  [['README.md'], 'README.md:1:1: a record begins with the line "schupf 1"'],
  [['trichu.schupf', '--view', '4'], '--view cannot be "4": use open, spectator or a player from 1 to 3'],
  [['trichu.schupf', '--round', 'x'], '--round cannot be "x": use a whole number from 1 to 999999'],
  [['trichu.schupf', '--round', '99'], 'trichu.schupf has no round 99'],
])('refuses %j with a one-line message', async (args, problem) => {
  const { code, err } = await replay(...args);
  expect(err).toBe(`schupf: ${problem}\n`);
  expect(code).toBe(2);
});
