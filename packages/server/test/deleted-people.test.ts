import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { openFolder } from '../src/index.ts';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const HOUR_MS = 3600_000;

function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}

test('the files contain no trace of a deleted person once their tables are closed', async () => {
  const data = temporaryFolder();
  const clock = new FakeClock(1_000_000);
  const storage = await openFolder(data);
  const server = await TestServer.start({ data, storage, clock });
  const host = await Player.arrive(server.address, 'Remaining');
  const guest = await Player.arrive(server.address, 'Xanthippe-the-Gone');
  const hosted = await guest.open({ rules: { variant: 'nanjing' }, chairs: [null, EMPTY, EMPTY, EMPTY] });
  const joined = await host.open({ rules: { variant: 'nanjing' }, chairs: [null, EMPTY, EMPTY, EMPTY] });
  for (const player of [host, guest]) player.watch(joined);
  await guest.until(() => true);
  for (let times = 0; times < 10; times++) {
    expect(await guest.command({ type: 'sit', chair: 1, name: '' })).toMatchObject({ ok: true });
    await guest.command({ type: 'leave' });
  }
  expect(bytesIn(data)).toContain(guest.name);
  expect((await guest.fetch('/api/me', 'DELETE')).status).toBe(204);
  await storage.purge();
  expect(bytesIn(data)).not.toContain(guest.name);
  for (const player of [host, guest]) player.leave();
  const stages = () =>
    Promise.all([hosted, joined].map(async (code) => (await storage.tables.find(code))?.stage));
  await eventually(async () => {
    clock.moveTo(clock.now() + HOUR_MS);
    return stages();
  }).toEqual(['closed', 'closed']);
  await storage.purge();
  expect(bytesIn(data)).not.toContain(guest.id);
  expect(bytesIn(data)).toContain(host.id);
  await server.close();
});
