import { statSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from './player.ts';
import { Running } from './running.ts';

let server: Running;

beforeAll(async () => {
  server = await Running.start();
});

afterAll(() => server.close());

/** Not `fetch`, which tidies what is asked for. */
function statusOf(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = plainRequest({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode!);
  });
  asked.on('error', reject);
  asked.end();
  return promise;
}

test.each(['/%61pi/me/device-word', 'http://elsewhere.example/api/me/device-word'])(
  'another site gets nothing by asking for %s',
  async (path) => {
    const dora = await Player.arrive(server.address, 'Dora');
    const origin = 'https://evil.example';
    expect(await statusOf(server.port, path, { origin, cookie: dora.cookie })).toBe(403);
    dora.leave();
  },
);

test('however an address is written, it is asked for as often', async () => {
  const strict = await Running.start({ settings: { generosity: 1 } });
  const ask = () => statusOf(strict.port, '/%61pi/me/device-word', { origin: strict.address });
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  expect(answers).toContain(429);
  await strict.close();
});

test('whoever asks again and again for health does not fill the disk with trials', async () => {
  const fresh = await Running.start();
  const ask = () => fetch(`${fresh.address}/healthz`);
  expect((await ask()).status).toBe(200);
  const written = () => statSync(join(fresh.data, 'schupf.db-wal')).size;
  const before = written();
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(written() - before).toBeLessThan(200_000);
  await fresh.close();
});
