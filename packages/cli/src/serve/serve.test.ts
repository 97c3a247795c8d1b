import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
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
])('refuses $args with a one-line message', async ({ args, says }) => {
  const { code, err } = await runRecorded(['serve', ...args]);
  expect(code).toBe(2);
  expect(err).toBe(`schupf: ${says}\n`);
});

test('fails with a message if the address does not belong to this machine', async () => {
  const data = join(folder, 'nowhere');
  const endpoint = ['--host', '192.0.2.1', '--port', '0'];
  const { code, err } = await runRecorded(['serve', '--root', root, '--data', data, ...endpoint]);
  expect(code).toBe(1);
  expect(err).toContain('schupf: cannot listen at 192.0.2.1:0: ');
});

test('fails with a one-line message if another server is using the folder', async () => {
  const first = startServer('used');
  await firstLine(first);
  const data = join(folder, 'used');
  const { code, err } = await runRecorded(['serve', '--root', root, '--data', data, '--port', '0']);
  expect(code).toBe(1);
  expect(err).toBe(`schupf: ${data} cannot be used: another schupf process is using it\n`);
  await endOf(first, 'SIGKILL');
  const again = startServer('used');
  expect(await firstLine(again)).toContain('Open http');
  expect(await endOf(again, 'SIGTERM')).toBe(0);
});

test('refuses a role that does not exist', async () => {
  const { code, err } = await runRecorded(['serve', '--root', root, '--role', 'gateway,cook']);
  expect(code).toBe(2);
  expect(err).toBe('schupf: SCHUPF_ROLES cannot contain "cook": use some of gateway, tables, bots, jobs\n');
});

test('does not move to another port if the requested one is taken', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as { port: number };
  const server = startServer('port', { PORT: String(port) });
  const [[error], [code]] = await Promise.all([once(server.stderr!, 'data'), once(server, 'exit')]);
  expect(String(error)).toContain(`schupf: cannot listen at 127.0.0.1:${port}: `);
  expect(code).toBe(1);
  occupant.close();
});

test('says goodbye to everyone even if the signal arrives several times', async () => {
  const server = startServer('twice');
  const { host } = new URL(/^Open (\S+)/.exec(await firstLine(server))![1]!);
  // The server waits for a client that does not answer its goodbye, so the second signal cannot come too late.
  const slow = await openSilently(host);
  const goodbyes = await Promise.all(Array.from({ length: 40 }, () => greet(host)));
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  const reasons = await Promise.all(goodbyes.map(({ received }) => received));
  server.kill('SIGTERM');
  slow.destroy();
  expect(reasons).toEqual(Array(40).fill('restart'));
  expect((await exited)[0]).toBe(0);
});

test.each([
  { env: { SCHUPF_TRUST_PROXY: '' }, warns: true },
  { env: { SCHUPF_TRUST_PROXY: 'loopback' }, warns: false },
])('with a public https address and $env, warns about the missing proxy: $warns', async ({ env, warns }) => {
  const server = startServer('proxy', { SCHUPF_PUBLIC_URL: 'https://tichu.example', ...env });
  let complaint = '';
  server.stderr!.on('data', (chunk) => {
    complaint += chunk;
  });
  expect(await firstLine(server)).toBe('Open https://tichu.example/\n');
  const ended = once(server.stderr!, 'close');
  expect(await endOf(server, 'SIGTERM')).toBe(0);
  await ended;
  expect(complaint.includes('SCHUPF_TRUST_PROXY does not name the proxy')).toBe(warns);
});

test('warns if traces are wanted and nothing sends them', async () => {
  const server = startServer('traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const [complaint] = await once(server.stderr!, 'data');
  expect(String(complaint)).toMatch(/^schupf: OTEL_EXPORTER_OTLP_ENDPOINT is set, but nothing is loaded/);
  expect(await endOf(server, 'SIGTERM')).toBe(0);
});

test.each(['SIGINT', 'SIGTERM'] as const)('the program prints its address and ends on %s', async (signal) => {
  const server = startServer(signal);
  const address = /^Open (http:\/\/localhost:\d+\/)\n$/.exec(await firstLine(server))?.[1];
  expect(await (await fetch(address!)).text()).toBe(PAGE);
  expect(await (await fetch(`${address}healthz`)).text()).toBe('ok\n');
  expect(await endOf(server, signal)).toBe(0);
});

function startServer(data: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [MAIN, 'serve', '--root', root, '--data', join(folder, data)], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Opens a WebSocket connection and then sends nothing. */
async function openSilently(host: string): Promise<Socket> {
  const { hostname, port } = new URL(`http://${host}`);
  const socket = connect(Number(port), hostname);
  const key = Buffer.alloc(16).toString('base64');
  socket.write(
    `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Protocol: ${SUBPROTOCOL}\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 101 /);
  socket.on('error', () => {});
  return socket;
}

/** Opens a socket, says hello and waits for the answer. `received` resolves to the reason in the server's `bye`. */
async function greet(host: string): Promise<{ readonly received: Promise<string | null> }> {
  const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, SUBPROTOCOL);
  const welcome = Promise.withResolvers<void>();
  const goodbye = Promise.withResolvers<string | null>();
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', client: 'test' }));
  socket.onclose = () => goodbye.resolve(null);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data) as { readonly type: string; readonly reason?: string };
    if (message.type === 'welcome') welcome.resolve();
    if (message.type === 'bye') goodbye.resolve(message.reason ?? null);
  };
  await welcome.promise;
  return { received: goodbye.promise };
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
