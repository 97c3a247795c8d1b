import { packTable } from '@schupf/table';
import { mustBeSame } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { type Companion, type Ports, type Snapshot, type Store, TableRunner } from '../src/index.ts';
import { FakeClock, MemoryStore, SeededChance } from '../src/memory/index.ts';
import { RosterBots } from '../src/roster-bots.ts';

const BOT = { type: 'bot', name: 'random', outside: false } as const;
const CONFIG = {
  rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 4 } },
  speed: 'normal',
  chairs: [BOT, BOT, BOT, BOT],
  pace: 'test',
} as const;

/** A store that counts which rows are loaded. */
class CountingStore implements Store {
  readonly rows = new MemoryStore();
  readonly loaded = new Set<number>();

  async load(from?: number, limit?: number) {
    const rows = await this.rows.load(from, limit);
    for (const { seq } of rows) this.loaded.add(seq);
    return rows;
  }

  append: Store['append'] = (rows) => this.rows.append(rows);
}

/** Counts steps, as a stand-in for a recorder. */
class StepCounter implements Companion {
  steps = 0;

  save(): unknown {
    return { steps: this.steps };
  }

  restore(saved: unknown): void {
    this.steps = (saved as { steps: number }).steps;
  }
}

async function openWith(change: Partial<Ports> & { readonly store: Store }, counter = new StepCounter()) {
  const clock = new FakeClock(1000);
  const ports: Ports = {
    clock,
    chance: new SeededChance('xoshiro128:snapshots'),
    bots: new RosterBots({ seed: 'snapshots' }),
    ...change,
  };
  const opened = await TableRunner.open(ports, {
    config: CONFIG,
    companion: counter,
    onStep: () => counter.steps++,
  });
  if (!opened.ok) throw new Error(opened.problem);
  return { runner: opened.runner, clock, counter };
}

/** Plays a whole match of bots. Returns its log and the last snapshot. */
async function played(): Promise<{ store: CountingStore; snapshot: Snapshot; runner: TableRunner }> {
  const store = new CountingStore();
  let snapshot: Snapshot | null = null;
  const save = async (saved: Snapshot) => {
    snapshot = JSON.parse(JSON.stringify(saved)) as Snapshot;
  };
  const { runner, clock } = await openWith({ store, snapshots: { load: async () => null, save } });
  runner.submit({ type: 'begin' });
  await runner.settled();
  while (runner.table.stage !== 'over' && clock.moveOn()) await runner.settled();
  runner.close();
  store.loaded.clear();
  return { store, snapshot: snapshot!, runner };
}

test('opens a table from its snapshot and folds only the rows after it', async () => {
  const { store, snapshot, runner } = await played();
  expect(snapshot.rows).toBeGreaterThan(100);
  const rowsAfterOpening = async () => (await store.rows.load()).length - 1;
  const fromStart = await openWith({ store });
  await fromStart.runner.settled();
  expect(fromStart.counter.steps).toBe(await rowsAfterOpening());
  fromStart.runner.close();
  store.loaded.clear();
  const fromSnapshot = await openWith({
    store,
    snapshots: { load: async () => snapshot, save: async () => {} },
  });
  expect([...store.loaded].filter((seq) => seq > 0 && seq < snapshot.rows - 1)).toEqual([]);
  mustBeSame(packTable(fromSnapshot.runner.table), packTable(runner.table), 'the table');
  mustBeSame(packTable(fromStart.runner.table), packTable(runner.table), 'the table folded from the start');
  await fromSnapshot.runner.settled();
  expect(fromSnapshot.counter.steps).toBe(await rowsAfterOpening());
});

test.each<[string, (snapshot: Snapshot) => unknown]>([
  ['is missing', () => null],
  ['has another version', (snapshot) => ({ ...snapshot, version: snapshot.version + 1 })],
  ['is not a snapshot', () => ({ version: 1, table: 'nonsense' })],
  ['has lost a part', ({ table: _, ...rest }) => rest],
  ['was made after rows that are lost', (snapshot) => ({ ...snapshot, rows: snapshot.rows + 1000 })],
])('folds the whole log if the snapshot %s', async (_, change) => {
  const { store, snapshot, runner } = await played();
  const load = async () => change(snapshot);
  const { counter, runner: opened } = await openWith({ store, snapshots: { load, save: async () => {} } });
  mustBeSame(packTable(opened.table), packTable(runner.table), 'the table');
  expect(counter.steps).toBe((await store.rows.load()).length - 1);
});

test('folds the whole log if the snapshot cannot be loaded', async () => {
  const { store, runner } = await played();
  const load = () => Promise.reject(new Error('the snapshot cannot be read'));
  const { runner: opened } = await openWith({ store, snapshots: { load, save: async () => {} } });
  mustBeSame(packTable(opened.table), packTable(runner.table), 'the table');
});

test('folds a long log in slices, and then saves a snapshot', async () => {
  const { store } = await played();
  const { length } = await store.rows.load();
  let pauses = 0;
  let saved = 0;
  await openWith({
    store,
    pause: async () => {
      pauses++;
    },
    snapshots: {
      load: async () => null,
      save: async ({ rows }) => {
        saved = rows;
      },
    },
  });
  expect(length).toBeGreaterThan(500);
  expect(pauses).toBeGreaterThanOrEqual(Math.floor(length / 20));
  expect(saved).toBe(length);
});
