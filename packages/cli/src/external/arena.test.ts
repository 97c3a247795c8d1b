import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { VARIANTS } from '@schupf/rules';
import { expect, test } from 'vitest';
import { MAX_LINE_LENGTH } from '../printable.ts';
import { isRunning } from './testing/processes.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url));
const STRANGE = fileURLToPath(new URL('./testing/strange-bot.mjs', import.meta.url));

/** Runs two line-ups on a few deals in a child process, which would not exit if a bot were left running. */
function runArena(a: string, b: string, ...flags: string[]) {
  const args = [MAIN, 'arena', '--a', a, '--b', b, '--json', '--time', '20000', ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return { summary: JSON.parse(stdout), stderr };
}

const external = (file: string, ...args: string[]) =>
  `exec:"${process.execPath}" "${file}" ${args.join(' ')}`;

test.each(VARIANTS)('the example plays %s without faults', (variant) => {
  const { summary, stderr } = runArena(
    external(EXAMPLE),
    'random',
    '--deals',
    '2',
    '--variant',
    variant,
    '--threads',
    '1',
  );
  expect(stderr).toBe('');
  expect(summary.rounds).toBe(4);
  expect(summary.lineUps.a.illegalAnswers).toBe(0);
});

test('the example in Python plays without faults', () => {
  const python = fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url));
  const { summary, stderr } = runArena(
    `exec:python3 "${python}"`,
    'random',
    '--deals',
    '2',
    '--threads',
    '1',
  );
  expect(stderr).toBe('');
  expect(summary.rounds).toBe(4);
  expect(summary.lineUps.a.illegalAnswers).toBe(0);
});

test('a built-in bot plays through the protocol, even on several threads', () => {
  const { summary, stderr } = runArena(
    external(MAIN, 'bot', 'random'),
    'random',
    '--deals',
    '8',
    '--threads',
    '2',
  );
  expect(stderr).toBe('');
  expect(summary.rounds).toBe(16);
  expect(summary.lineUps.a.illegalAnswers).toBe(0);
});

test.each([
  ['crash', /crash \d+\n/],
  ['illegal', /illegal \d+\n/],
  ['babble', /not-json \d+\n/],
])('the match continues with a misbehaving bot: %s', (behaviour, complaint) => {
  const { summary, stderr } = runArena(
    external(STRANGE, behaviour),
    'random',
    '--deals',
    '2',
    '--threads',
    '1',
  );
  expect(summary.rounds).toBe(4);
  expect(summary.lineUps.a.illegalAnswers).toBeGreaterThan(0);
  expect(stderr).toMatch(complaint);
});

test('what a bot writes to its stderr arrives without control characters', () => {
  const { summary, stderr } = runArena(
    external(STRANGE, 'noisy'),
    'random',
    '--deals',
    '1',
    '--threads',
    '1',
  );
  expect(summary.rounds).toBe(2);
  const lines = stderr.split('\n');
  expect(lines.slice(0, 2)).toEqual(['?]0;mine?thinking', expect.stringMatching(/^ {2}about x+…x+$/)]);
  expect(stderr).toMatch(/\?\[31mno line end\n$/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(MAX_LINE_LENGTH);
  expect(stderr).not.toMatch(/(?!\n)\p{C}/u);
});

test('the last output of a bot that does not start is shown', () => {
  const args = [MAIN, 'arena', '--a', external(STRANGE, 'broken'), '--b', 'random'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('Error: ?[31mno such opening book\n');
  expect(stderr).toMatch(/^schupf: .*strange-bot\.mjs" broken: ended without a hello$/m);
  expect(stderr).not.toMatch(/(?!\n)\p{C}/u);
});

test('a bot that ignores its input does not outlive an arena that is killed', async () => {
  const mark = `deaf ${process.pid}`;
  const isBotRunning = () => isRunning(`strange-bot.mjs ${mark}`);
  const args = [MAIN, 'arena', '--a', `exec:"${process.execPath}" ${STRANGE} ${mark}`, '--b', 'random'];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  await expect.poll(isBotRunning, { timeout: 120_000 }).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(isBotRunning, { timeout: 120_000 }).toBe(false);
});
