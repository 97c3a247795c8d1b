import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { FakeClock } from '@schupf/runner/memory';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Client, type Environment, SOCKET_PATH, SUBPROTOCOL } from '../src/index.ts';
import { TABLE } from './examples.ts';
import { plain, TableServer } from './table-server.ts';

/** A client environment that uses the WebSocket of browsers and Node. */
function environmentFor(url: string): Environment {
  return {
    connect: (events) => {
      const socket = new WebSocket(url, SUBPROTOCOL);
      socket.onopen = () => events.opened();
      socket.onmessage = ({ data }) => events.received(String(data));
      socket.onclose = () => events.closed();
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    now: () => performance.now(),
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => 0.5,
    randomBytes: (count) => new Uint8Array(count),
  };
}

let server: TableServer;
let sockets: WebSocketServer;

beforeEach(async () => {
  server = await TableServer.open(new FakeClock(1000));
  sockets = new WebSocketServer({ port: 0, path: SOCKET_PATH, handleProtocols: () => SUBPROTOCOL });
  sockets.on('connection', (socket) => {
    const guest = server.connect('ben', (message) => socket.send(JSON.stringify(message)));
    socket.on('message', (data) => guest.receive(String(data)));
    socket.on('close', () => guest.leave());
  });
  await once(sockets, 'listening');
});

afterEach(() => {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  server.runner.close();
});

test('plays over a real socket, and after a reconnection', async () => {
  const { port } = sockets.address() as AddressInfo;
  const client = new Client(environmentFor(`ws://127.0.0.1:${port}${SOCKET_PATH}`), { name: 'test' });
  const table = client.watch(TABLE, {});
  expect(await table.command({ type: 'sit', chair: 1, name: 'Ben' })).toEqual({ ok: true, outcome: 'done' });
  for (const socket of sockets.clients) socket.terminate();
  expect(await table.command({ type: 'start' })).toEqual({ ok: true, outcome: 'done' });
  await expect
    .poll(() => JSON.stringify(plain(table.seen!)))
    .toBe(JSON.stringify(plain(server.seenBy('ben'))));
  client.close();
});
