import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { TableProxy } from './table-proxy.ts';

/** A server that says who it is, and what it was told about the client. */
class TinyServer {
  readonly port: number;
  isReady = true;
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('request', (request, response) => {
      if (request.url === '/readyz') return response.writeHead(this.isReady ? 200 : 503).end();
      const { method, url, headers } = request;
      let body = '';
      request.on('data', (data) => {
        body += data;
      });
      return request.on('end', () =>
        response.end(JSON.stringify({ port: this.port, method, url, body, for: headers['x-forwarded-for'] })),
      );
    });
    const sockets = new WebSocketServer({ server });
    sockets.on('connection', (socket, { headers }) => {
      socket.send(`${this.port} ${headers['x-forwarded-for']}`);
      socket.on('message', (data) => socket.send(`heard ${data}`));
    });
  }

  static async start(): Promise<TinyServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const tiny = new TinyServer(server);
    onTestFinished(() => tiny.close());
    return tiny;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

async function start(): Promise<{ proxy: TableProxy; servers: readonly TinyServer[] }> {
  const servers = await Promise.all([TinyServer.start(), TinyServer.start(), TinyServer.start()]);
  const proxy = await TableProxy.start(servers.map(({ port }) => port));
  onTestFinished(() => proxy.close());
  await proxy.allReady();
  return { proxy, servers };
}

/** The first message over a socket to a table, and a connection to say more. */
async function openSocket(
  proxy: TableProxy,
  table: string,
): Promise<{ greeting: string; socket: WebSocket }> {
  const socket = new WebSocket(`${proxy.address.replace('http', 'ws')}/socket?table=${table}`);
  onTestFinished(() => socket.terminate());
  const [data] = await once(socket, 'message');
  return { greeting: String(data), socket };
}

const CODES = Array.from({ length: 30 }, (_, index) => `table${index}`);

async function portsOf(proxy: TableProxy): Promise<number[]> {
  const sockets = await Promise.all(CODES.map((code) => openSocket(proxy, code)));
  return sockets.map(({ greeting }) => Number.parseInt(greeting, 10));
}

test('sends all sockets of a table to the same server, and uses every server', async () => {
  const { proxy, servers } = await start();
  const ports = await portsOf(proxy);
  expect(await portsOf(proxy)).toEqual(ports);
  expect(new Set(ports)).toEqual(new Set(servers.map(({ port }) => port)));
});

test('passes messages in both directions, and the address of the client', async () => {
  const { proxy } = await start();
  const { greeting, socket } = await openSocket(proxy, 'somewhere');
  expect(greeting).toMatch(/ 127\.0\.0\.1$/);
  socket.send('hello');
  const [answer] = await once(socket, 'message');
  expect(String(answer)).toBe('heard hello');
});

test('spreads other requests, and passes them unchanged', async () => {
  const { proxy, servers } = await start();
  const answers = await Promise.all(
    [1, 2, 3].map(async () => {
      const response = await fetch(`${proxy.address}/api/tables?x=1`, { method: 'POST', body: 'all of it' });
      return (await response.json()) as {
        port: number;
        method: string;
        url: string;
        body: string;
        for: string;
      };
    }),
  );
  expect(answers.map(({ port }) => port).toSorted()).toEqual(servers.map(({ port }) => port).toSorted());
  for (const { method, url, body, for: client } of answers)
    expect({ method, url, body, client }).toEqual({
      method: 'POST',
      url: '/api/tables?x=1',
      body: 'all of it',
      client: '127.0.0.1',
    });
});

test('moves only the tables of a server that is gone', async () => {
  const { proxy, servers } = await start();
  const before = await portsOf(proxy);
  const [gone] = servers;
  gone!.close();
  const after = await portsOf(proxy);
  expect(after).not.toContain(gone!.port);
  for (const [index, port] of before.entries()) if (port !== gone!.port) expect(after[index]).toBe(port);
});

test('sends nothing to a server that is not ready, and says so if none is', async () => {
  const { proxy, servers } = await start();
  servers[0]!.isReady = false;
  await expect.poll(async () => (await portsOf(proxy)).includes(servers[0]!.port)).toBe(false);
  for (const server of servers) server.isReady = false;
  await expect.poll(async () => (await fetch(proxy.address)).status).toBe(503);
});
