import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ENGLISH = { ...process.env, LC_ALL: 'C.UTF-8' };

function pipe(input: string | Buffer, args: readonly string[] = []) {
  const command = [MAIN, 'play', '--seed', 'pipe', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { input, env: ENGLISH });
  return { status, out: stdout.toString('utf8'), err: stderr.toString('utf8') };
}

function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [MAIN, 'play', '--seed', 'pipe', ...args], { env: ENGLISH });
}

/** The whole output of the program, and its exit code or signal. */
async function endOf(child: ChildProcessWithoutNullStreams, onText: (out: string) => void = () => {}) {
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    onText(out);
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.on('close', (...exit) => resolve(exit)),
  );
  return { out, code, signal };
}

test('a script plays a round, and the end of the input ends the game', () => {
  const { status, out, err } = pipe('auto\n'.repeat(60));
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('Round 1 is over.');
  expect(out).not.toContain('\u001b');
  expect(out).toContain('The input has ended.\nGoodbye.');
});

test('accepts a last line without a line feed, and Windows line endings', () => {
  const { out } = pipe('\r\nauto\r\nhelp');
  expect(out).toContain('Exchange> help\nCards\n');
});

test('binary garbage is refused, and none of it reaches the terminal', () => {
  const bytes = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919 + (index >> 3)) % 256));
  const { status, out, err } = pipe(Buffer.concat([bytes, Buffer.from('\nquit\n')]));
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(/^! /m);
  // Control characters except the line feed, and invisible or direction-changing characters.
  expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u);
});

test('a very long line is cut off', () => {
  const { status, out } = pipe(`${'x'.repeat(5_000_000)}\nquit\n`);
  expect(status).toBe(0);
  expect(out.length).toBeLessThan(3000);
  expect(out).toMatch(/^! /m);
});

test('an interrupted game says how to play the same deals again', async () => {
  const child = start([]);
  const { out, code } = await endOf(child, (text) => {
    if (text.endsWith('Grand Tichu> ')) child.kill('SIGINT');
  });
  expect(out).toContain('Interrupted.\nGoodbye. Play the same deals again with --seed xoshiro128:pipe\n');
  expect(code).toBe(130);
});

test('a killed game loses no move and leaves no partial file', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'schupf-'));
  const file = join(cwd, 'match.schupf');
  const child = start(['--save', file]);
  const { signal } = await endOf(child, (text) => {
    if (text.endsWith('Grand Tichu> ')) child.stdin.write('tichu\n');
    if (text.endsWith('Push> ')) child.kill('SIGKILL');
  });
  expect(signal).toBe('SIGKILL');
  expect(readdirSync(cwd)).toEqual(['match.schupf']);
  expect(readFileSync(file, 'utf8')).toContain('A tichu');
  const { stdout } = spawnSync(process.execPath, [MAIN, 'play', '--resume', file], {
    input: 'quit\n',
    env: ENGLISH,
  });
  expect(stdout.toString('utf8')).toMatch(/Calls: You Tichu\n[\s\S]*Push> quit\n/);
  rmSync(cwd, { recursive: true });
});
