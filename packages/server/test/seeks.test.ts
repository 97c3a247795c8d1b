import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LocalPairingLink, type PairingState, type SeekReport } from '../src/pairing/pairing-link.ts';
import { Seeks } from '../src/pairing/seeks.ts';
import { FOUR } from './seeker.ts';

const NOTHING: PairingState = { waiting: [], found: [], ended: [], asks: [], counts: [] };
const BEN = { id: 'ben', name: 'Ben' };
const SEEKING = { listener: 'a', person: { id: 'anna', name: 'Anna' }, network: '192.0.2.7' };

/** Someone whose seek has begun, with what is reported from then on. */
async function start() {
  const link = new LocalPairingLink();
  const reports: SeekReport[] = [];
  link.onReport((report) => reports.push(report));
  const seeks = new Seeks<string>({
    ...{ node: 'n', link, clock: new FakeClock(0), send: () => {} },
    mayAsk: async () => true,
    hasAccount: async () => true,
    sanctions: { refusalFor: async () => null },
    limits: { take: async () => true },
    onFault: (error) => {
      throw error;
    },
  });
  onTestFinished(() => seeks.close());
  seeks.seek(SEEKING, FOUR);
  await vi.waitUntil(() => reports.length === 1);
  reports.splice(0);
  return { link, seeks, reports };
}

test('messages that change nothing are not reported, because a report makes the pairer look at everyone', async () => {
  const { link, seeks, reports } = await start();
  for (let count = 0; count < 5; count++) {
    seeks.decline('anna', `stranger ${count}`);
    seeks.come('anna', `group ${count}`);
  }
  expect(reports).toEqual([]);
  for (let count = 0; count < 5; count++) seeks.takeBots('anna');
  expect(reports).toHaveLength(1);
  link.publish({ ...NOTHING, found: [{ group: 'g', people: ['anna'], until: 1, players: 4, come: 0 }] });
  for (let count = 0; count < 5; count++) seeks.come('anna', 'g');
  expect(reports).toHaveLength(2);
  expect(reports[1]!.entries[0]!.answer).toEqual({ group: 'g', comes: true });
});

test('a friend is declined once, however often someone says so', async () => {
  const { link, seeks, reports } = await start();
  link.publish({ ...NOTHING, asks: [{ to: 'anna', by: BEN, seek: { ...FOUR, friend: 'anna' } }] });
  for (let count = 0; count < 5; count++) seeks.decline('anna', 'ben');
  expect(reports.at(-1)!.declined).toEqual([{ by: 'anna', whom: 'ben', at: 0 }]);
});
