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
    says: 'there is no index.html in /nowhere: "npm run build" creates it',
  },
])('misuse: $args', async ({ args, says }) => {
  const { code, err } = await runRecorded(['serve', ...args]);
  expect(code).toBe(2);
  expect(err).toBe(`schupf: ${says}\n`);
});

test('fails with a message if the address is not ours', async () => {
  const data = join(folder, 'nowhere');
  const endpoint = ['--host', '192.0.2.1', '--port', '0'];
  const { code, err } = await runRecorded(['serve', '--root', root, '--data', data, ...endpoint]);
  expect(code).toBe(1);
  expect(err).toContain('schupf: cannot listen at 192.0.2.1:0: ');
});

test('fails with one line if another server uses the folder', async () => {
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
  const occupant = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  const { port } = occupant.address() as { port: number };
  const server = startServer('port', { PORT: String(port) });
  const output = await firstLine(server);
  expect(output).toContain(`Port ${port} is taken.`);
  expect(await endOf(server, 'SIGTERM')).toBe(0);
  occupant.close();
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
  child.once('exit', () => reject(new Error('the server exited before printing anything')));
  return promise;
}

function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  child.once('exit', (code) => resolve(code));
  child.kill(signal);
  return promise;
}
