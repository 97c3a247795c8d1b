import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

/** Whether this machine has both addresses that `localhost` stands for. */
const HAS_BOTH = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .some(({ address }) => address === '::1');

/** A port that something else is listening on. */
async function takenPort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

test('takes the next free port if another one is acceptable', async () => {
  const app = fastify();
  const taken = await takenPort();
  const { port, address } = await listen(app, { host: '127.0.0.1', port: taken, mayMove: true });
  expect(port).toBeGreaterThan(taken);
  expect(address).toBe(`http://localhost:${port}/`);
  await app.close();
});

test.skipIf(!HAS_BOTH).each([
  ['127.0.0.1', '::1'],
  ['::1', '127.0.0.1'],
])('at %s, leaves a port alone if another program has it at %s', async (host, other) => {
  const app = fastify();
  const taken = await takenPort(other);
  const { port } = await listen(app, { host, port: taken, mayMove: true });
  expect(port).toBeGreaterThan(taken);
  await app.close();
});

test.skipIf(!HAS_BOTH).each([
  ['127.0.0.1', '::1', '127.0.0.1'],
  ['::1', '127.0.0.1', '[::1]'],
])('at %s, does not call itself localhost if that may be another program', async (host, other, name) => {
  const app = fastify();
  const taken = await takenPort(other);
  const { address } = await listen(app, { host, port: taken, mayMove: false });
  expect(address).toBe(`http://${name}:${taken}/`);
  await app.close();
});

test('fails if the port is taken and no other one is acceptable', async () => {
  const app = fastify();
  const endpoint = { host: '127.0.0.1', port: await takenPort(), mayMove: false };
  await expect(listen(app, endpoint)).rejects.toThrow('EADDRINUSE');
  await app.close();
});
