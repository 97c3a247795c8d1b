import { once } from 'node:events';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

/** A port that something else is listening on. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

test('takes the next free port if another one is acceptable', async () => {
  const app = fastify();
  const taken = await takenPort();
  const { port, address } = await listen(app, { host: '127.0.0.1', port: taken, mayMove: true });
  expect(port).toBeGreaterThan(taken);
  expect(address).toBe(`http://127.0.0.1:${port}/`);
  await app.close();
});

test('fails if the port is taken and no other one is acceptable', async () => {
  const app = fastify();
  const endpoint = { host: '127.0.0.1', port: await takenPort(), mayMove: false };
  await expect(listen(app, endpoint)).rejects.toThrow('EADDRINUSE');
  await app.close();
});
