import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { AppendResult } from '@schupf/runner';
import fc from 'fast-check';
import { Kysely, PGliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../src/storage/sql/migrate.ts';
import type { Schema } from '../src/storage/sql/schema.ts';
import { sqlStorage } from '../src/storage/sql/sql-storage.ts';
import { POSTGRES } from '../src/storage/sql/sql-variant.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import type { LogRow, Storage } from '../src/storage/storage.ts';
import { aTable, temporaryFolder } from './rows.ts';

const NODES = 3;

const node = fc.nat(NODES - 1);

/** What happens to the processes that run, or believe that they run, one table. */
const event = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('claim'), node, believesGone: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('append'), node, size: fc.integer({ min: 1, max: 3 }) }),
  },
  /** The rows are stored, but the process never learns it. */
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('unanswered'), node, size: fc.integer({ min: 1, max: 3 }) }),
  },
  /** The statement is on its way and arrives only with a later `arrive`. */
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('delay'), node, size: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('arrive') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('release'), node }) },
);

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** A log as it should be, and what each process knows of it. */
class Model {
  readonly rows: LogRow[] = [];
  epoch = 0;
  owner: number | null = null;
  /** What each process takes for its epoch and for the length of the log. */
  readonly known = Array.from({ length: NODES }, () => ({ epoch: 0, length: 0 }));
  readonly delayed: (readonly LogRow[])[] = [];
  private readonly table: string;
  private entries = 0;

  constructor(table: string) {
    this.table = table;
  }

  /** Rows that a process is going to append. No two are the same, so that it shows whose rows were stored. */
  batch(by: number, size: number): LogRow[] {
    const { epoch, length } = this.known[by]!;
    return Array.from({ length: size }, (_, index) => ({
      table: this.table,
      seq: length + index,
      epoch,
      entry: { type: 'wake', at: ++this.entries },
    }));
  }

  append(batch: readonly LogRow[]): AppendResult {
    const { epoch, seq } = batch[0]!;
    if (epoch !== this.epoch) return 'lost';
    if (seq !== this.rows.length) return 'behind';
    this.rows.push(...batch);
    return 'stored';
  }
}

async function play(events: readonly Event[], { tables, logs }: Storage, code: string): Promise<void> {
  const model = new Model(code);
  await tables.add(aTable(code));
  const append = async (batch: readonly LogRow[]): Promise<AppendResult> => {
    const expected = model.append(batch);
    expect(await logs.append([batch])).toEqual([expected]);
    return expected;
  };
  for (const happened of events) {
    if (happened.type === 'arrive') {
      const batch = model.delayed.shift();
      if (batch !== undefined) await append(batch);
      continue;
    }
    const { node: by } = happened as { node: number };
    const known = model.known[by]!;
    const { size } = happened as { size: number };
    if (happened.type === 'claim') {
      const { believesGone } = happened as { believesGone: boolean };
      const { owner } = model;
      const gone = believesGone && owner !== null ? `n${owner}` : undefined;
      const claim = await tables.claim(code, `n${by}`, gone);
      if (owner !== null && owner !== by && !believesGone) {
        expect(claim).toEqual({ ok: false, owner: `n${owner}` });
        continue;
      }
      model.owner = by;
      model.epoch++;
      expect(claim).toEqual({ ok: true, epoch: model.epoch });
      Object.assign(known, { epoch: model.epoch, length: (await logs.load(code)).length });
    } else if (happened.type === 'release') {
      await tables.release(code, known.epoch);
      if (known.epoch === model.epoch) Object.assign(model, { owner: null, epoch: model.epoch + 1 });
    } else if (happened.type === 'delay') model.delayed.push(model.batch(by, size));
    else {
      const result = await append(model.batch(by, size));
      if (happened.type === 'append' && result !== 'lost') known.length = model.rows.length;
    }
  }
  const owner = model.owner === null ? null : { node: `n${model.owner}`, epoch: model.epoch };
  expect(await tables.owner(code)).toEqual(owner);
  const stored = await logs.load(code);
  expect(stored).toEqual(model.rows);
  expect(stored.map(({ seq }) => seq)).toEqual([...stored.keys()]);
  const epochs = stored.map(({ epoch }) => epoch);
  expect(epochs).toEqual(epochs.toSorted((a, b) => a - b));
}

async function check(storage: Storage, runs: number): Promise<void> {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), (events) => play(events, storage, `t${count++}`)),
    { numRuns: runs },
  );
}

test('in SQLite, only the process that claimed a table last can append to its log', async () => {
  const storage = await openSqlite(join(temporaryFolder(), 'test.db'));
  onTestFinished(() => storage.close());
  await check(storage, 60);
});

test('in PostgreSQL, only the process that claimed a table last can append to its log', async () => {
  const pglite = await PGlite.create();
  onTestFinished(() => pglite.close());
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db, POSTGRES);
  await check(sqlStorage(db, POSTGRES), 40);
});
