import type { Seek } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Pairer } from '../src/pairing/pairer.ts';
import { LocalPairingLink, type PairingState, type SeekEntry } from '../src/pairing/pairing-link.ts';
import { Blocks } from '../src/people/blocks.ts';
import { FOUR } from './seeker.ts';

/** Which of these people, by their networks, are found for each other. */
async function findAmong(
  networks: Readonly<Record<string, string>>,
  change: Partial<Seek> = {},
  friends: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const clock = new FakeClock(1_000_000);
  const link = new LocalPairingLink();
  let state: PairingState | null = null;
  link.onState((next) => {
    state = next;
  });
  let looks = 0;
  const pairer = new Pairer({
    ...{ link, clock, isPairer: () => true },
    factsOf: async () => ({ rating: 1500, isNewcomer: false }),
    blocksAmong: async () => {
      looks++;
      return new Blocks([]);
    },
    takeTable: async () => true,
    open: async () => null,
    findFreeSeat: async () => null,
    noteNoShow: async () => {},
    onFault: (error) => {
      throw error;
    },
  });
  onTestFinished(() => pairer.close());
  const entries = Object.entries(networks).map(
    ([id, network]): SeekEntry => ({
      ...{ person: { id, name: id }, network, at: clock.now(), takesBots: false, answer: null },
      seek: { ...FOUR, ...change, friend: friends[id] ?? null },
    }),
  );
  await vi.waitUntil(
    () => {
      clock.moveTo(clock.now() + 1000);
      link.report({ node: 'n', entries, declined: [] });
      return (state?.found.length ?? 0) > 0 || looks > 5;
    },
    { timeout: 120_000, interval: 5 },
  );
  return state!.found.flatMap(({ people }) => people).toSorted();
}

const APART = { anna: '192.0.2.1', ben: '192.0.2.2', carla: '192.0.2.3', dan: '192.0.2.4' };

test('people from one network are not brought together for a rated match', async () => {
  const together = { ...APART, dan: '192.0.2.1' };
  expect(await findAmong(together, { rated: true })).toEqual([]);
  expect(await findAmong(together)).toEqual(['anna', 'ben', 'carla', 'dan']);
  const inWider = { ...APART, anna: '2001:db8:1:2::', dan: '2001:db8:1:3::' };
  expect(await findAmong(inWider, { rated: true })).toEqual([]);
  expect(await findAmong({ ...together, emma: '192.0.2.5' }, { rated: true })).toHaveLength(4);
});

test('friends from one network are partners, and everyone from this machine may meet', async () => {
  const together = { ...APART, dan: '192.0.2.1' };
  const friends = { anna: 'dan', dan: 'anna' };
  expect(await findAmong(together, { rated: true }, friends)).toHaveLength(4);
  const here = { anna: '127.0.0.1', ben: '127.0.0.1', carla: '127.0.0.1', dan: '127.0.0.1' };
  expect(await findAmong(here, { rated: true })).toHaveLength(4);
});
