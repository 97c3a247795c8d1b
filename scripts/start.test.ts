import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'packages/web/dist/index.html');

test('the second start serves the page that the first one built', async () => {
  const data = mkdtempSync(join(tmpdir(), 'schupf-start-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  await startAndStop(data);
  const { mtimeMs } = statSync(PAGE);
  expect(await startAndStop(data)).toMatch(/^Open http:\/\/localhost:\d+\/\n$/);
  expect(statSync(PAGE).mtimeMs).toBe(mtimeMs);
});

/** Starts the server, fetches the page and ends the server. Returns what it printed. */
async function startAndStop(data: string): Promise<string> {
  const child = spawn(process.execPath, ['scripts/start.ts', '--data', data], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout!.on('data', (bytes: Buffer) => {
    printed += bytes;
  });
  await expect.poll(() => printed, { timeout: 240_000 }).toContain('Open http');
  const address = /http\S+/.exec(printed)![0];
  expect(await (await fetch(address)).text()).toContain('<title>');
  expect(await endOf(child)).toBe(0);
  return printed;
}

function endOf(child: ChildProcess): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', resolve);
  child.kill('SIGTERM');
  return promise;
}
