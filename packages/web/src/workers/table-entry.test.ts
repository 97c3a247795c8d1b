import { parseRecord } from '@schupf/rules/notation';
import { RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { MatchRecorder, type TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import { callsBy } from '../storage/own-calls.ts';
import type { SavedTable } from '../storage/saved-table.ts';
import { TableEntry } from './table-entry.ts';

const SEED = 'xoshiro128:line';
const CONFIG: TableConfig = {
  rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 2 } },
  speed: 'blitz',
  chairs: Array.from({ length: 4 }, () => ({ type: 'bot', name: 'beginner-1', outside: false })),
  pace: '',
};
const NEW: SavedTable = {
  id: 'one',
  config: CONFIG,
  seed: SEED,
  began: 1,
  changed: 1,
  inProgress: null,
  finished: [],
};

test('updates a table’s entry as rounds are played, and adds the record at the end', async () => {
  const store = new MemoryStore();
  const clock = new FakeClock();
  const recorder = new MatchRecorder();
  const saved: SavedTable[] = [];
  const entry = new TableEntry(NEW, recorder, (next) => saved.push(next));
  const ports = { store, clock, chance: new SeededChance(SEED), bots: new RosterBots({ seed: SEED }) };
  const opened = await TableRunner.open(ports, {
    config: CONFIG,
    onStep: (input, step) => {
      recorder.watch(input, step);
      entry.update(step.table, clock.now());
    },
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

  const last = saved.at(-1)!;
  expect(last.inProgress).toBeNull();
  expect(last.finished).toHaveLength(1);
  expect(last.finished[0]).toMatchObject({ round: 2, me: 0, outcome: { reason: 'played' } });
  const record = parseRecord(last.finished[0]!.record);
  expect(last.finished[0]!.calls).toEqual(record.ok && callsBy(0, record.record));
  expect(record).toMatchObject({
    ok: true,
    record: { rounds: { length: 2 } },
  });
  expect(saved.slice(0, -1).every(({ inProgress }) => inProgress !== null)).toBe(true);
  expect(saved.length).toBeLessThan(8);

  // Opening the table again must not change the entry.
  const again: SavedTable[] = [];
  new TableEntry(last, recorder, (next) => again.push(next)).update(runner.table, clock.now());
  expect(again).toEqual([]);
});
