import { Host, RosterBots } from '@schupf/host';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/host/memory';
import { Scribe, type Terms } from '@schupf/table';
import { expect, test } from 'vitest';
import { pastRounds } from './moments.ts';
import { recordOfLog } from './record-of-log.ts';

const SEED = 'xoshiro128:log';
const TERMS: Terms = {
  rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 2 } },
  speed: 'blitz',
  chairs: Array.from({ length: 4 }, () => ({ type: 'bot', name: 'beginner-1', outside: false })),
  pace: '',
};

test('a log tells the match it ends with, as the scribe at the table wrote it down', async () => {
  const store = new MemoryStore();
  const clock = new FakeClock();
  const scribe = new Scribe();
  const ports = { store, clock, chance: new SeededChance(SEED), bots: new RosterBots({ seed: SEED }) };
  const opened = await Host.open(ports, { terms: TERMS, onStep: (input, step) => scribe.watch(input, step) });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  host.give({ type: 'begin' });
  for (let step = 0; step < 5000 && host.table.stage !== 'over'; step++) {
    await host.settled();
    clock.moveOn();
  }
  await host.settled();
  host.close();
  const rows = await store.load();
  expect(recordOfLog(rows)).toEqual(scribe.finished.at(-1));
  const numbers = (log: typeof rows) => pastRounds(recordOfLog(log)!).map(({ number }) => number);
  expect(numbers(rows)).toEqual([1, 2]);
  expect(numbers(rows.slice(0, -10))).toEqual([1]);
  expect(recordOfLog([])).toBeNull();
});
