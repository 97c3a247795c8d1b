// How fast matches are rated, and ratings read:
// node scripts/run.mjs packages/server/bench/ratings.ts [--matches N] [--people N] [--postgres] [--folder FOLDER]
// Simulated people play with partners drawn each time, some of them much more than others. Prints the throughput of the job and the times of the queries
// behind lists and profiles. The data is in SQLite, or with --postgres in a PostgreSQL server that is started for it. A
// folder must be new; it is kept.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { RatedRound } from '@schupf/ratings';
import { type Bits, below, xoshiro128 } from '@schupf/rules';
import { Kysely, sql } from 'kysely';
import { type SimulatedMatch, SimulatedPeople } from '../../ratings/test/simulation/people.ts';
import { LocalPostgres } from '../local-cluster/local-postgres.ts';
import { databaseIn, openFolder } from '../src/storage/folder.ts';
import { connectPatiently } from '../src/storage/postgres/connect.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import type { Schema } from '../src/storage/sql/schema.ts';
import { NodeSqliteDialect } from '../src/storage/sqlite/dialect.ts';
import type { Storage } from '../src/storage/storage.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200000' },
    people: { type: 'string', default: '10000' },
    folder: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const [matches, people] = [values.matches, values.people].map(Number) as [number, number];
const POOL = 'nanjing-clock' as const;
const DAY_MS = 24 * 3600_000;
const DAYS = 200;
const START = Date.UTC(2026, 0, 1);
const MATCHES_PER_STATEMENT = 400;
/** The throughput is printed for each of so many parts, because it should not fall. */
const PARTS = 5;
/** As in the job. */
const MATCHES_AT_ONCE = 50;

await using cleanup = new AsyncDisposableStack();
const storage = await (values.postgres ? filledDatabase() : filledFolder(values.folder));
cleanup.defer(() => storage.close());

console.log('| | |\n| --- | --- |');
let rated = 0;
const parts: { readonly matches: number; readonly seconds: number; readonly cpu: number }[] = [];
for (let part = 1; part <= PARTS; part++) {
  const [before, cpu] = [rated, process.cpuUsage()];
  const took = await seconds(async () => {
    while (rated < (part * matches) / PARTS) rated += await storage.ratings.rateNext(POOL, MATCHES_AT_ONCE);
  });
  const { user, system } = process.cpuUsage(cpu);
  parts.push({ matches: rated - before, seconds: took, cpu: user + system });
}
const ratedIn = parts.reduce((sum, part) => sum + part.seconds, 0);
print(`${matches} matches of ${people} people rated`, `${Math.round(matches / ratedIn)} per second`);
const perSecond = parts.map((part) => Math.round(part.matches / part.seconds)).join(', ');
print(`each of ${PARTS} parts of them`, `${perSecond} per second`);
const perMatch = parts.map((part) => (part.cpu / part.matches / 1000).toFixed(2)).join(', ');
print('CPU of this process for each match, by part', `${perMatch} ms`);
const now = START + DAYS * DAY_MS;
const listed = await storage.ratings.list(POOL, { now, from: 0, limit: people });
print('people in the list', String(listed.length));
const middle = Math.floor(listed.length / 2);
await time('first page of the list', () => storage.ratings.list(POOL, { now, from: 0, limit: 51 }));
await time('page in the middle of it', () => storage.ratings.list(POOL, { now, from: middle, limit: 51 }));
await time('first page of pairs', () => storage.ratings.listPairs(POOL, { now, from: 0, limit: 51 }));
await time('ratings of a person', (index) => storage.ratings.of(someone(index)));
await time('place of someone in the list', (index) =>
  storage.ratings.placeOf(listed[(index * 7919) % listed.length]!.id, POOL, now),
);
await time('history of a person', (index) =>
  storage.ratings.history(someone(index), POOL, now + DAY_MS, 501),
);
await time('changes in a match', (index) => storage.ratings.changesIn(`m-${(index * 7919) % matches}`));
let corrected = 0;
const recomputedIn = await seconds(async () => {
  ({ corrected } = await storage.ratings.recompute(POOL));
});
print(`everything again, with ${corrected} differences`, `${recomputedIn.toFixed(1)} s`);

async function filledFolder(kept: string | undefined): Promise<Storage> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'schupf-ratings-'));
  if (kept === undefined) cleanup.defer(() => rmSync(folder, { recursive: true }));
  await (await openFolder(folder)).close();
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(new DatabaseSync(databaseIn(folder))) });
  await fill(db);
  await db.destroy();
  return openFolder(folder);
}

async function filledDatabase(): Promise<Storage> {
  const postgres = await LocalPostgres.start({ waitsForDisk: true });
  cleanup.defer(() => postgres.close());
  const url = await postgres.createDatabase();
  const filled = await openPostgres(url, { migrates: true });
  const db = connectPatiently(url);
  await fill(db);
  // A database does this by itself from time to time.
  await sql`analyze`.execute(db);
  await db.destroy();
  return filled;
}

/** Writes people and waiting matches into the database. Through the storage, each would wait for the disk. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const indices of parted([...Array(people).keys()])) {
      const ids = indices.map(idOf);
      await trx
        .insertInto('person')
        .values(ids.map((id) => ({ id, name: `Player ${id}`, since: START, seen: START })))
        .execute();
      await trx
        .insertInto('account')
        .values(ids.map((id) => ({ person: id, user_handle: `u${id}`, since: START })))
        .execute();
    }
    const simulated = new SimulatedPeople({ people, skill: 20, luck: 214, seed: 'bench' });
    const bits = xoshiro128('bench');
    for (const numbers of parted([...Array(matches).keys()])) {
      const played = numbers.map((number) => {
        const { people: seated, differences } = simulated.match(fourOf(people, bits));
        const ended = START + Math.floor((number / matches) * DAYS * DAY_MS);
        return { id: `m-${number}`, ended, seated, differences };
      });
      const unrated = { mean_before: null, variance_before: null, mean_after: null, variance_after: null };
      await trx
        .insertInto('rated_match')
        .values(
          played.map(({ id, ended, differences }) => ({
            ...{ match_id: id, pool: POOL, ended, number: null },
            rounds: JSON.stringify(differences.map(packedRound)),
          })),
        )
        .execute();
      await trx
        .insertInto('rated_player')
        .values(
          played.flatMap(({ id, ended, seated: [a, b, c, d] }) =>
            [a, c, b, d].map((index, slot) => ({
              ...{ match_id: id, slot, pool: POOL, ended, person: idOf(index), bot: null },
              ...unrated,
            })),
          ),
        )
        .execute();
    }
  });
}

/** Four people. Some play far more than others: one person in a hundred has a tenth of all seats. */
function fourOf(count: number, bits: Bits): SimulatedMatch['people'] {
  const chosen = new Set<number>();
  while (chosen.size < 4) chosen.add(Math.floor(count * (below(2 ** 20, bits) / 2 ** 20) ** 2));
  return [...chosen] as unknown as SimulatedMatch['people'];
}

function packedRound(difference: number): [RatedRound['slots'], RatedRound['points']] {
  const points = Math.round(50 + difference / 2);
  return [
    [0, 1, 2, 3],
    [points, 100 - points],
  ];
}

function parted<Value>(all: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(all.length / MATCHES_PER_STATEMENT) }, (_, index) =>
    all.slice(index * MATCHES_PER_STATEMENT, (index + 1) * MATCHES_PER_STATEMENT),
  );
}

function idOf(index: number): string {
  return `person${index}`;
}

function someone(index: number): string {
  return idOf((index * 7919) % people);
}

async function seconds(run: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await run();
  return (performance.now() - before) / 1000;
}

async function time(what: string, run: (index: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < 300; index++) times.push(await seconds(async () => void (await run(index))));
  times.sort((a, b) => a - b);
  const at = (place: number) => (1000 * times[place]!).toFixed(2);
  print(what, `${at(150)} ms, 99 in 100 within ${at(297)} ms`);
}

function print(what: string, value: string): void {
  console.log(`| ${what} | ${value} |`);
}
