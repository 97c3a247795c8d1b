import { readFileSync } from 'node:fs';
import { RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { type Entry, LOG_VERSION, openedEntry, openLogged, replayEntry, type Table } from '../src/index.ts';
import { BOT, person } from './support.ts';

const FOLDER = new URL('logs/', import.meta.url);

interface OldLog {
  readonly rows: readonly { readonly seq: number; readonly entry: Entry }[];
  /** The table that the old program had after these rows. */
  readonly table: { readonly rows: number };
}

/**
 * Rows that an older program wrote. In the first version's log, everyone is away while bots play on, a person takes a
 * bot's chair in the middle of a round, and the rules block calls during the push. In the second version's log, the
 * table sleeps while everyone is away, the chair is taken when the round is over, and everyone is asked about Tichu. In
 * the third version's log, the pace changes and the rest of a round is skipped. In the fourth version's log, people play
 * by correspondence, add salts to the deals and go on holiday.
 */
function oldLog(version: number): OldLog {
  const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
  const lines = read(`version-${version}.jsonl`).trim().split('\n');
  return {
    rows: lines.map((line) => JSON.parse(line)),
    table: JSON.parse(read(`version-${version}-table.json`)),
  };
}

function factsOf({ stage, turn, now, wakeAt, sent, banks, duties, chairs, position }: Table) {
  const { round, phase, totals, history } = position.open;
  const occupants = chairs.map(({ occupant }) => (occupant.type === 'nobody' ? null : occupant.name));
  const hands = position.hands.map((hand) => hand.toArray());
  // Old programs had no holidays.
  const dutiesThen = duties.map(({ extra: _, ...duty }) => duty);
  return {
    ...{ stage, round, phase, totals, turn, now, wakeAt, sent, banks, hands },
    ...{ history: history.length, occupants, duties: dutiesThen },
  };
}

function folded({ rows }: OldLog): Table {
  const opened = openLogged(rows[0]!.entry);
  if (!opened.ok) throw new Error(opened.problem);
  return rows.slice(1).reduce((table, { entry }) => replayEntry(table, entry).table, opened.table);
}

test.each([1, 2, 3, 4])('a log of version %i folds to the table that the old program had', (version) => {
  const log = oldLog(version);
  const table = folded(log);
  expect(table.version).toBe(version);
  expect({ rows: log.rows.length, ...factsOf(table) }).toEqual(log.table);
});

test.each([1, 2, 3, 4])(
  'a newer program continues a match of version %i and marks where its rows begin',
  async (version) => {
    const log = oldLog(version);
    const store = new MemoryStore();
    await store.append(log.rows);
    const clock = new FakeClock(folded(log).at + 1000);
    const chance = new SeededChance('xoshiro128:later');
    const bots = new RosterBots({ seed: 'later', standIn: 'club-1' });
    const opened = await TableRunner.open({ store, clock, chance, bots }, {});
    if (!opened.ok) throw new Error(opened.problem);
    const { runner } = opened;
    await runner.settled();
    const [added] = await store.load(log.rows.length, 1);
    expect(added?.entry).toMatchObject({ type: 'restarted', version: LOG_VERSION });
    expect(runner.table.version).toBe(LOG_VERSION);
    for (let wakes = 0; wakes < 5000 && runner.table.stage === 'playing' && clock.moveOn(); wakes++)
      await runner.settled();
    expect(runner.table.outcome?.reason).toBe('played');
    // Folding the log of both versions gives the same table again.
    const again = await TableRunner.open({ store, clock, chance, bots }, {});
    expect(again.ok && again.runner.table.position.open.totals).toEqual(runner.table.position.open.totals);
    runner.close();
  },
);

test('a log that a newer program has written is refused, with the reason', () => {
  const config = {
    rules: { variant: 'nanjing' as const },
    speed: 'normal' as const,
    chairs: [person('A'), BOT, BOT, BOT],
    pace: '',
  };
  const entry = openedEntry(config, 0);
  const problem = `the log has version 99, but this program only knows versions up to ${LOG_VERSION}`;
  expect(openLogged({ ...entry, version: 99 })).toEqual({ ok: false, problem });
  const opened = openLogged(entry);
  if (!opened.ok) throw new Error(opened.problem);
  expect(() => replayEntry(opened.table, { type: 'restarted', version: 99, at: 1 })).toThrow(problem);
});
