import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const PAGE = '<!doctype html>';

let folder = '';
let root = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schupf-serve-'));
  root = join(folder, 'site');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), PAGE);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  { args: ['--port', '70000'], says: '--port cannot be "70000": use a whole number from 0 to 65535' },
  {
    args: ['--root', '/nowhere'],
    says: 'there is no index.html in /nowhere: "npm run build" makes the page',
  },
])('misuse: $args', async ({ args, says }) => {
  const { code, err } = await runRecorded(['serve', ...args]);
  expect(code).toBe(2);
  expect(err).toBe(`schupf: ${says}\n`);
});

test('an address that is not ours fails with a message', async () => {
  const data = join(folder, 'nowhere');
  const place = ['--host', '192.0.2.1', '--port', '0'];
  const { code, err } = await runRecorded(['serve', '--root', root, '--data', data, ...place]);
  expect(code).toBe(1);
  expect(err).toContain('schupf: cannot listen at 192.0.2.1:0: ');
});

test('a folder in use by another server fails with one line', async () => {
  const first = startServer('used');
  await firstLine(first);
  const data = join(folder, 'used');
  const { code, err } = await runRecorded(['serve', '--root', root, '--data', data, '--port', '0']);
  expect(code).toBe(1);
  expect(err).toBe(`schupf: ${data} cannot be used: another schupf is running on it\n`);
  await endOf(first, 'SIGKILL');
  const again = startServer('used');
  expect(await firstLine(again)).toContain('Open http');
  expect(await endOf(again, 'SIGTERM')).toBe(0);
});

test('a port in use is skipped', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const server = startServer('port', { PORT: String(port) });
  const said = await firstLine(server);
  expect(said).toContain(`Port ${port} is taken.`);
  expect(await endOf(server, 'SIGTERM')).toBe(0);
  other.close();
});

test.each(['SIGINT', 'SIGTERM'] as const)('the program prints its address and ends on %s', async (signal) => {
  const server = startServer(signal);
  const address = /^Open (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(await firstLine(server))?.[1];
  expect(await (await fetch(address!)).text()).toBe(PAGE);
  expect(await (await fetch(`${address}healthz`)).text()).toBe('ok\n');
  expect(await endOf(server, signal)).toBe(0);
});

function startServer(data: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [MAIN, 'serve', '--root', root, '--data', join(folder, data)], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function firstLine(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout!.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  child.once('exit', () => reject(new Error('it ended before it said anything')));
  return promise;
}

function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  child.once('exit', (code) => resolve(code));
  child.kill(signal);
  return promise;
}
