import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function main(args: readonly string[], input = '', env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
  });
}

test('a game over a pipe echoes what was typed and ends with the input', () => {
  const { status, stdout, stderr } = main(['play', '--seed', 'pipe'], 'help\n\nS9 S9 S9\n');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Grand Tichu> help\n');
  expect(stdout).toContain('Push> S9 S9 S9\n! You don’t have all of these cards [PLAY4].\n');
  expect(stdout).toContain('Push> \nThe input has ended.\nGoodbye.');
});

test('relative paths start from the caller’s folder', () => {
  const conformance = fileURLToPath(new URL('../../../conformance', import.meta.url));
  const { status, stdout } = main(['conformance', 'cases.jsonl'], '', { INIT_CWD: conformance });
  expect(stdout).toMatch(/ passed, 0 failed\n$/);
  expect(status).toBe(0);
});

test('a closed output pipe leaves no stack trace', () => {
  const pipe = `"${process.execPath}" "${MAIN}" simulate --rounds 100 | true`;
  const { status, stderr } = spawnSync('sh', ['-c', pipe], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('an error goes to stderr with exit code 2', () => {
  const { status, stdout, stderr } = main(['conformance', 'gone.jsonl']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('schupf: cannot read gone.jsonl: file not found\n');
});
