// How fast matches are rated, and ratings read: node packages/server/bench/ratings.ts [MATCHES] [PEOPLE] [FOLDER]
// Simulated people play with partners drawn each time. Prints the throughput of the job and the times of the queries
// behind lists and profiles. The folder must be new; it is kept.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import type { RatedRound } from '@schupf/ratings';
import { SimulatedPeople } from '../../ratings/test/simulation/people.ts';
import { databaseIn, openFolder } from '../src/storage/folder.ts';

const [matches = 200_000, people = 10_000] = process.argv.slice(2, 4).map(Number);
const POOL = 'nanjing-clock';
const DAY_MS = 24 * 3600_000;
const DAYS = 200;
const START = Date.UTC(2026, 0, 1);

const kept = process.argv[4];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'schupf-ratings-'));
await (await openFolder(folder)).close();
fill(databaseIn(folder));
const storage = await openFolder(folder);

console.log('| | |\n| --- | --- |');
const ratedIn = await seconds(async () => {
  while ((await storage.ratings.rateNext(POOL, 50)) > 0);
});
print(`${matches} matches of ${people} people rated`, `${Math.round(matches / ratedIn)} per second`);
const now = START + DAYS * DAY_MS;
const listed = await storage.ratings.list(POOL, { now, from: 0, limit: people });
print('people in the list', String(listed.length));
const middle = Math.floor(listed.length / 2);
await time('first page of the list', () => storage.ratings.list(POOL, { now, from: 0, limit: 51 }));
await time('page in the middle of it', () => storage.ratings.list(POOL, { now, from: middle, limit: 51 }));
await time('first page of pairs', () => storage.ratings.listPairs(POOL, { now, from: 0, limit: 51 }));
await time('ratings and place of a person', async (index) => {
  await storage.ratings.of(someone(index));
  await storage.ratings.placeOf(someone(index), POOL, now);
});
await time('history of a person', (index) =>
  storage.ratings.history(someone(index), POOL, now + DAY_MS, 501),
);
let corrected = 0;
const recomputedIn = await seconds(async () => {
  ({ corrected } = await storage.ratings.recompute(POOL));
});
print(`everything again, with ${corrected} differences`, `${recomputedIn.toFixed(1)} s`);
await storage.close();
if (kept === undefined) rmSync(folder, { recursive: true });

/** Writes people and waiting matches into the database. Through the storage, each would wait for the disk. */
function fill(file: string): void {
  using database = new DatabaseSync(file);
  database.exec('begin');
  const person = database.prepare('insert into person (id, name, since, seen) values (?, ?, ?, ?)');
  const account = database.prepare('insert into account (person, user_handle, since) values (?, ?, ?)');
  for (let index = 0; index < people; index++) {
    person.run(idOf(index), `Player ${index}`, START, START);
    account.run(idOf(index), `u${index}`, START);
  }
  const match = database.prepare(
    'insert into rated_match (match_id, pool, ended, rounds) values (?, ?, ?, ?)',
  );
  const player = database.prepare(
    'insert into rated_player (match_id, slot, pool, ended, person) values (?, ?, ?, ?, ?)',
  );
  const simulated = new SimulatedPeople({ people, skill: 20, luck: 214, seed: 'bench' });
  let evening = simulated.evening();
  for (let number = 0; number < matches; number++) {
    if (evening.length === 0) evening = simulated.evening();
    const { people: seated, differences } = evening.pop()!;
    const [a, b, c, d] = seated;
    const ended = START + Math.floor((number / matches) * DAYS * DAY_MS);
    const rounds = differences.map((difference): [RatedRound['slots'], RatedRound['points']] => {
      const points = Math.round(50 + difference / 2);
      return [
        [0, 1, 2, 3],
        [points, 100 - points],
      ];
    });
    match.run(`m-${number}`, POOL, ended, JSON.stringify(rounds));
    for (const [slot, index] of [a, c, b, d].entries())
      player.run(`m-${number}`, slot, POOL, ended, idOf(index));
  }
  database.exec('commit');
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
