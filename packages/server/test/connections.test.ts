import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectionLimits } from '../src/http/connections.ts';
import { eventually } from './eventually.ts';
import { TestServer } from './test-server.ts';

/** The status of a request from this address. */
async function statusFrom(localAddress: string, port: number): Promise<number> {
  const sent = request({ host: '127.0.0.1', port, path: '/', localAddress, agent: false });
  sent.end();
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.statusCode;
}

function openSilently(port: number, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    // A socket that is never read does not notice that the server has closed it.
    return socket.resume();
  });
}

const closed = (sockets: readonly Socket[]) => sockets.filter((socket) => socket.closed).length;

// Other systems have only one loopback address unless they are configured otherwise.
test.skipIf(process.platform !== 'linux')('one address cannot take all connections', async () => {
  const server = await TestServer.start({ settings: { maxConnectionsPerAddress: 10 } });
  onTestFinished(() => server.close());
  const sockets = openSilently(server.port, 30);
  await eventually(() => closed(sockets)).toBe(10);
  expect(await statusFrom('127.0.0.2', server.port)).toBe(200);
});

test('closes connections that stay silent, whether they have sent nothing or half a request', async () => {
  const server = await TestServer.start();
  onTestFinished(() => server.close());
  const sockets = openSilently(server.port, 10);
  for (const socket of sockets.slice(5)) socket.write('GET / HTTP/1.1\r\nHost: ');
  // Without its own timeouts, Node would wait for sixty seconds.
  await expect.poll(() => closed(sockets), { timeout: 45_000 }).toBe(10);
});

test('a trusted proxy may have as many connections as it needs', async () => {
  const server = await TestServer.start({
    settings: { maxConnectionsPerAddress: 2, trustProxy: 'loopback' },
  });
  onTestFinished(() => server.close());
  const sockets = openSilently(server.port, 20);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect(await statusFrom('127.0.0.1', server.port)).toBe(200);
  expect(closed(sockets)).toBe(0);
});

test.each([
  { files: 65_536, sockets: 200, limits: { total: 65_436, perAddress: 400, perWiderNetwork: 6400 } },
  { files: 1024, sockets: 200, limits: { total: 924, perAddress: 400, perWiderNetwork: 462 } },
  { files: 300, sockets: 200, limits: { total: 200, perAddress: 100, perWiderNetwork: 100 } },
  { files: 64, sockets: 200, limits: { total: 100, perAddress: 50, perWiderNetwork: 50 } },
])('with $files file handles and a setting of $sockets per address, the limits are $limits', (given) => {
  expect(connectionLimits({ maxConnectionsPerAddress: given.sockets }, given.files)).toEqual(given.limits);
});
