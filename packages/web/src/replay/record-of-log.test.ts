import { pastRounds } from '@schupf/replay';
import { RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { MatchRecorder, type TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import { recordOfLog } from './record-of-log.ts';

const SEED = 'xoshiro128:log';
const CONFIG: TableConfig = {
  rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 2 } },
  speed: 'blitz',
  chairs: Array.from({ length: 4 }, () => ({ type: 'bot', name: 'beginner-1', outside: false })),
  pace: '',
};

test('rebuilds the last match in a log exactly as it was recorded at the table', async () => {
  const store = new MemoryStore();
  const clock = new FakeClock();
  const recorder = new MatchRecorder();
  const ports = { store, clock, chance: new SeededChance(SEED), bots: new RosterBots({ seed: SEED }) };
  const opened = await TableRunner.open(ports, {
    config: CONFIG,
    onStep: (input, step) => recorder.watch(input, step),
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  runner.submit({ type: 'begin' });
  for (let step = 0; step < 5000 && runner.table.stage !== 'over'; step++) {
    await runner.settled();
    clock.moveOn();
  }
  await runner.settled();
  runner.close();
  const rows = await store.load();
  expect(recordOfLog(rows)).toEqual(recorder.finished.at(-1));
  const numbers = (log: typeof rows) => pastRounds(recordOfLog(log)!).map(({ number }) => number);
  expect(numbers(rows)).toEqual([1, 2]);
  expect(numbers(rows.slice(0, -10))).toEqual([1]);
  expect(recordOfLog([])).toBeNull();
});
