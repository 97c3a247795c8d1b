import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VARIANTS } from '@schupf/rules';
import { parseRecord, replayRecord } from '@schupf/rules/notation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byHints, inOrder, runSession, type Typist } from '../testing/session.ts';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'schupf-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const THREE_ROUNDS = ['--option', 'matchEnd=rounds', '--option', 'rounds=3'];
const read = (name: string) => readFileSync(join(cwd, name), 'utf8');

/** Follows the hints for this many prompts, then ends the input. */
function leavingAfter(prompts: number): Typist {
  const hints = byHints();
  let left = prompts;
  return (screen) => (left-- > 0 ? hints(screen) : null);
}

function expectComplete(name: string): void {
  const parsed = parseRecord(read(name));
  if (!parsed.ok) throw new Error(parsed.problem);
  const { position, stopped, contradictions } = replayRecord(parsed.record);
  expect({ stopped, contradictions }).toEqual({ stopped: null, contradictions: [] });
  expect(position!.open.phase).toBe('match-over');
}

test.each([
  ...VARIANTS.map((variant) => ['--variant', variant]),
  ['--preset', 'hu-2006', '--variant', 'tientsin'],
  ['--preset', 'fr-abacus'],
])('a match that is left and resumed repeatedly has the same result: %s %s', async (...game) => {
  const flags = [...game.filter((word) => word !== undefined), ...THREE_ROUNDS];
  const file = game.filter((word) => !word?.startsWith('--')).join('-');
  const whole = await runSession(['play', ...flags, '--seed', 'resume'], byHints());
  let { out } = await runSession(['play', ...flags, '--seed', 'resume', '--save', file], leavingAfter(3), {
    cwd,
  });
  let resumed = 0;
  // Odd numbers of prompts, so that the person leaves before and after a hint in every phase of the round.
  for (; !out.includes('The match is over'); resumed++) {
    expect(out).toContain(`Continue with --resume ${file}`);
    ({ out } = await runSession(['play', '--resume', file], leavingAfter(11 + 2 * (resumed % 4)), { cwd }));
  }
  expect(resumed).toBeGreaterThan(3);
  expect(out).toContain(
    whole.out.slice(whole.out.indexOf('\nRound 3 is over.'), whole.out.indexOf('Goodbye')),
  );
  expectComplete(file);
});

test('a match can be left while some pushes are laid out and others taken back', async () => {
  const args = ['play', '--variant', 'trichu', '--seed', 'half', '--save', 'half'];
  await runSession(args, inOrder(['', '']), { cwd });
  const again = await runSession(['play', '--resume', 'half'], inOrder(['undo', '']), { cwd });
  expect(again.out).toContain('Exchange> undo\n');
  const last = await runSession(['play', '--resume', 'half'], inOrder([]), { cwd });
  expect(last.out).toContain('Ms Table: Cards to push');
});

test('resuming a finished match only shows it', async () => {
  const flags = ['--option', 'matchEnd=rounds', '--option', 'rounds=1'];
  await runSession(['play', '--seed', 'over', ...flags, '--save', 'over', '--watch'], byHints(), { cwd });
  const { code, out } = await runSession(['play', '--resume', 'over'], inOrder([]), { cwd });
  expect(code).toBe(0);
  expect(out).toMatch(/Total .*\n\nThe match is over after 1 round\./);
});

test('no temporary file is left in the folder', () => {
  expect(readdirSync(cwd).filter((name) => name.includes('tmp'))).toEqual([]);
});

test('save writes once, to the file the person names', async () => {
  const lines = ['save', 'save My Match.schupf', '', 'quit'];
  const { out } = await runSession(['play', '--seed', 'once', '--name', 'Ada'], inOrder(lines), { cwd });
  expect(out).toContain('Which file? For example: save match.schupf');
  expect(out).toContain('Saved. Continue with --resume My Match.schupf\n');
  expect(out).toContain('Goodbye. Play the same deals again with');
  expect(read('My Match.schupf')).toContain('player 1: Ada\n');
  const again = await runSession(['play', '--resume', 'My Match.schupf', '--name', 'Bob'], inOrder(['']), {
    cwd,
  });
  expect(again.out).toContain('Grand Tichu> \n');
  expect(read('My Match.schupf')).toContain('player 1: Bob\n');
});

test('a record written by hand can be continued, and its content is preserved', async () => {
  const calls = 'calls: A takes @2 {in a hurry}, {a word}, *hold 2 @3, B takes @4.5 <eval 3>';
  const header = 'schupf 1\nvariant: nanjing\nevent: Friday\nplayer 3: Otto\n\nround 1\ndealer: A\n';
  writeFileSync(join(cwd, 'by hand'), `${header}seed: xoshiro128:x/1\n${calls}\n`);
  const { out } = await runSession(['play', '--resume', 'by hand'], inOrder(['']), { cwd });
  expect(out).toContain('You and Otto against player 2 and player 4.');
  const text = read('by hand');
  expect(text).toContain('player 3: Otto\nevent: Friday\n');
  expect(text).toContain(`${calls}, C takes, D takes\npush: A `);
});

test('a file with other content is not overwritten', async () => {
  writeFileSync(join(cwd, 'letter'), 'Dear Jun,\n');
  const play = (...flags: string[]) => runSession(['play', ...flags], inOrder(['', 'quit']), { cwd });
  const says = ' exists and isn’t this match: use another name, or start with --force\n';
  expect(await play('--save', 'letter')).toMatchObject({ code: 2, out: '', err: `schupf: letter${says}` });
  await play('--seed', 'one', '--save', 'taken');
  const before = read('taken');
  expect(await play('--seed', 'one', '--save', 'taken')).toMatchObject({
    code: 2,
    err: `schupf: taken${says}`,
  });
  const typed = await runSession(['play'], inOrder(['save taken', 'quit']), { cwd });
  expect(typed.out).toContain(`The match isn’t saved: taken${says.trimEnd()}.`);
  expect(read('taken')).toBe(before);
  expect(read('letter')).toBe('Dear Jun,\n');
  expect(await play('--save', 'letter', '--force')).toMatchObject({ code: 0 });
  expect(read('letter')).toMatch(/^schupf 1\n/);
});

test('a resumed match may be saved elsewhere; an older copy of it is overwritten', async () => {
  await runSession(['play', '--seed', 'copy', '--save', 'first'], leavingAfter(4), { cwd });
  writeFileSync(join(cwd, 'copy'), read('first'));
  await runSession(['play', '--resume', 'first'], leavingAfter(8), { cwd });
  const older = read('copy');
  const update = await runSession(['play', '--resume', 'first', '--save', 'copy'], leavingAfter(2), { cwd });
  expect(update.code).toBe(0);
  expect(read('copy').length).toBeGreaterThan(older.length);
  writeFileSync(join(cwd, 'old'), older);
  const refused = await runSession(['play', '--resume', 'old', '--save', 'copy'], leavingAfter(2), { cwd });
  expect(refused.err).toContain('copy exists and isn’t this match');
});

test.each([
  ['', ':1:1: a record begins with the line "schupf 1"'],
  ['schupf 9\nvariant: nanjing\n', ':1:1: this is version 9'],
  ['schupf 1\nvariant: skat\n', ':2:1: unknown variant "skat"'],
  ['schupf 1\nvariant: nanjing\n', ' does not verify: it contains no round'],
])('refuses a file that does not verify with a one-line message: %j', async (text, says) => {
  writeFileSync(join(cwd, 'bad'), text);
  const { code, out, err } = await runSession(['play', '--resume', 'bad'], inOrder([]), { cwd });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`schupf: bad${says}`);
  expect(err.match(/\n/g)).toHaveLength(1);
});

test('a file with a changed score, hand or move is refused', async () => {
  const flags = ['--watch', '--seed', 'forged', ...THREE_ROUNDS, '--save', 'honest'];
  await runSession(['play', ...flags], byHints(), { cwd });
  const honest = read('honest');
  const forgeries = [
    honest.replace(/^score: .* =/m, 'score: 999 1 ='),
    honest.replace(/^A: (\S+) (\S+)/m, 'A: $2 $1'),
    honest.replace(/^1\. (\w) \S+/m, '1. $1 DRG'),
  ];
  for (const text of forgeries) {
    expect(text).not.toBe(honest);
    writeFileSync(join(cwd, 'forged'), text);
    const { code, err } = await runSession(['play', '--resume', 'forged'], inOrder([]), { cwd });
    expect({ code, lines: err.split('\n').length }).toEqual({ code: 2, lines: 2 });
  }
});

test.each(['no/such/folder', '.', 'letter/within'])(
  'a file that cannot be written is refused before the game: %s',
  async (file) => {
    writeFileSync(join(cwd, 'letter'), 'Dear Jun,\n');
    const before = readdirSync(cwd);
    const { code, out, err } = await runSession(['play', '--save', file, '--force'], inOrder([]), { cwd });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^schupf: cannot write ${file}: .+\\n$`));
    expect(readdirSync(cwd)).toEqual(before);
  },
);

test('if saving fails later, the game continues, does not claim to be saved, and ends with an error', async () => {
  mkdirSync(join(cwd, 'usb'));
  const lines = ['', 'quit'];
  const unplug: Typist = () => {
    rmSync(join(cwd, 'usb'), { recursive: true, force: true });
    return lines.shift() ?? null;
  };
  const args = ['play', '--seed', 'disk', '--save', 'usb/match'];
  const { code, out } = await runSession(args, unplug, { cwd });
  expect(code).toBe(1);
  expect(out).toContain('The match isn’t saved: cannot write usb/match: file not found');
  expect(out).toMatch(/Goodbye\. Play the same deals again with --seed xoshiro128:disk\n$/);
  expect(out).not.toContain('--resume');
});
