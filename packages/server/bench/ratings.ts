// How fast matches are rated, and ratings read: node packages/server/bench/ratings.ts [MATCHES] [PEOPLE] [FOLDER]
// With SCHUPF_BENCH_DATABASE=postgres://... in an empty PostgreSQL database. Simulated people play with partners drawn
// each time. Prints the throughput of the job and the times of the queries behind lists and profiles.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { RatedRound } from '@schupf/ratings';
import { SimulatedPeople } from '../../ratings/test/simulation/people.ts';
import { openFolder } from '../src/storage/folder.ts';
import { openStorage } from '../src/storage/location.ts';
import type { Storage } from '../src/storage/storage.ts';
import { aCredential } from '../test/accounts-contract.ts';
import { aMatch } from '../test/rows.ts';

const [matches = 200_000, people = 10_000] = process.argv.slice(2, 4).map(Number);
const POOL = 'nanjing-clock';
const DAY_MS = 24 * 3600_000;
const START = Date.UTC(2026, 0, 1);
const CONCURRENT = 100;

const url = process.env['SCHUPF_BENCH_DATABASE'];
const temporary = process.argv[4] === undefined && url === undefined;
const folder = process.argv[4] ?? mkdtempSync(join(tmpdir(), 'schupf-ratings-'));
const lock = { isAlone: true, onLost: () => process.exit(1) };
const storage: Storage =
  url === undefined
    ? await openFolder(folder)
    : await openStorage({ type: 'database', url }, { server: lock });

function print(what: string, value: string): void {
  console.log(`| ${what} | ${value} |`);
}

async function inParallel(count: number, run: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += CONCURRENT)
    await Promise.all(
      Array.from({ length: Math.min(CONCURRENT, count - from) }, (_, index) => run(from + index)),
    );
}

const idOf = (index: number) => `person${index}`;
await inParallel(people, async (index) => {
  const id = idOf(index);
  await storage.people.add({ id, name: `Player ${index}`, since: START });
  await storage.accounts.create(
    { person: id, userHandle: `u${index}`, since: START },
    aCredential(`k${index}`, id),
    [],
  );
});

const simulated = new SimulatedPeople({ people, skill: 20, luck: 214, seed: 'bench' });
let evening = simulated.evening();
let before = performance.now();
let added = 0;
while (added < matches) {
  if (evening.length === 0) evening = simulated.evening();
  const batch = evening.splice(0, Math.min(CONCURRENT, matches - added));
  await Promise.all(
    batch.map(({ people: [a, b, c, d], differences }, index) => {
      const ids = [a, c, b, d].map(idOf);
      const rounds = differences.map((difference): RatedRound => {
        const points = Math.round(50 + difference / 2);
        return { slots: [0, 1, 2, 3], points: [points, 100 - points] };
      });
      const number = added + index;
      const ended = START + Math.floor((number / matches) * 200 * DAY_MS);
      return storage.matches.add(aMatch(`m-${number}`, ended, ids), {
        pool: POOL,
        participants: ids.map((id) => ({ type: 'person', id })),
        rounds,
      });
    }),
  );
  added += batch.length;
}
console.log('| | |\n| --- | --- |');
print(
  `${matches} matches added`,
  `${Math.round(matches / ((performance.now() - before) / 1000))} per second`,
);

before = performance.now();
while ((await storage.ratings.rateNext(POOL, 50)) > 0);
print(
  `${matches} matches rated`,
  `${Math.round(matches / ((performance.now() - before) / 1000))} per second`,
);

const now = START + 200 * DAY_MS;
const timed = async (what: string, run: (index: number) => Promise<unknown>) => {
  const times: number[] = [];
  for (let index = 0; index < 300; index++) {
    const began = performance.now();
    await run(index);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  print(what, `${times[150]!.toFixed(2)} ms, 99 in 100 within ${times[297]!.toFixed(2)} ms`);
};
const listed = await storage.ratings.list(POOL, { now, from: 0, limit: people });
print('people in the list', String(listed.length));
await timed('first page of the list', () => storage.ratings.list(POOL, { now, from: 0, limit: 51 }));
await timed('page at place 5,000', () => storage.ratings.list(POOL, { now, from: 5000, limit: 51 }));
await timed('first page of pairs', () => storage.ratings.listPairs(POOL, { now, from: 0, limit: 51 }));
await timed('ratings and place of a person', async (index) => {
  const id = idOf((index * 7919) % people);
  await storage.ratings.of(id);
  await storage.ratings.placeOf(id, POOL, now);
});
await timed('history of a person', (index) =>
  storage.ratings.history(idOf((index * 7919) % people), POOL, now + DAY_MS, 501),
);
before = performance.now();
const { corrected } = await storage.ratings.recompute(POOL);
print(
  `computing everything again (${corrected} different)`,
  `${((performance.now() - before) / 1000).toFixed(1)} s`,
);
await storage.close();
if (temporary) rmSync(folder, { recursive: true });
