import type { NewTable } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { expect, onTestFinished, test } from 'vitest';
import { LocalBus } from '../src/bus/local-bus.ts';
import { openFolder } from '../src/storage/folder.ts';
import { fairChance } from '../src/tables/fair-chance.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { temporaryFolder } from './stored.ts';

const BOT = { type: 'bot' as const, name: 'beginner-1' };
const ENDLESS: NewTable = {
  rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 10_000 } },
  speed: { ...SPEEDS.normal, botDelay: [0, 0] },
  visibility: 'private',
  chairs: [BOT, BOT, BOT, BOT],
  startsAtOnce: true,
  freeChat: false,
  handsAfter: null,
};

async function aHouse() {
  const storage = await openFolder(temporaryFolder());
  let inputs = 0;
  const house = new TableRegistry({
    storage,
    bus: new LocalBus(),
    pool: { decide: async () => null },
    chance: fairChance,
    onFault: (error) => {
      throw error;
    },
    onInput: () => inputs++,
  });
  onTestFinished(async () => {
    await house.close();
    await storage.close();
  });
  const create = (wanted: NewTable) => house.create(wanted, { id: 'host', name: 'Host' });
  return { house, create, inputs: () => inputs };
}

test('bots among themselves take their time, and stop when nobody looks', async () => {
  const { house, create, inputs } = await aHouse();
  await create(ENDLESS);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(inputs()).toBeGreaterThan(2);
  expect(inputs()).toBeLessThan(40);
  await house.sweep(Date.now() + 61_000);
  expect(house.size).toBe(0);
});

test('a match by days goes on while nobody is there', async () => {
  const { house, create, inputs } = await aHouse();
  await create({ ...ENDLESS, speed: 'days', chairs: [null, BOT, BOT, BOT] });
  await expect.poll(inputs).toBeGreaterThan(3);
  await house.sweep(Date.now() + 61_000);
  expect(house.size).toBe(1);
});

test('a match nobody has gone on with for a season ends', async () => {
  const { house, create } = await aHouse();
  const opened = await create(ENDLESS);
  const code = opened.ok ? opened.code : '';
  await expect
    .poll(async () => (await house.info(code))?.summary)
    .toMatchObject({ stage: 'playing', round: 1 });
  await house.sweep(Date.now() + 30 * 24 * 3600 * 1000);
  expect(await house.info(code)).not.toBeNull();
  await house.sweep(Date.now() + 100 * 24 * 3600 * 1000);
  expect(await house.info(code)).toBeNull();
});

test('nobody fills the lobby alone', async () => {
  const { create } = await aHouse();
  const wanted: NewTable = { ...ENDLESS, startsAtOnce: false, visibility: 'open' };
  for (let one = 0; one < 3; one++) expect(await create(wanted)).toMatchObject({ ok: true });
  expect(await create(wanted)).toEqual({ ok: false, problem: 'you have too many open tables' });
  expect(await create({ ...wanted, visibility: 'private' })).toMatchObject({ ok: true });
});
