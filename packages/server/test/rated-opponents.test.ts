import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../src/index.ts';
import { ratedOpponentsJob } from '../src/moderation/rated-opponents.ts';
import { aMatch, temporaryFolder } from './rows.ts';

const FOUR = ['anna', 'ben', 'carla', 'dan'];
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

async function world() {
  const storage = await openFolder(temporaryFolder());
  onTestFinished(() => storage.close());
  for (const id of FOUR) await storage.people.add({ id, name: id.toUpperCase(), since: 1 });
  let now = 1_000_000_000_000;
  let count = 0;
  /** Anna and Carla play six rounds against Ben and Dan. */
  const play = async (difference: number) => {
    const id = `m${count++}`;
    const round = { slots: [0, 1, 2, 3], points: [50 + difference / 2, 50 - difference / 2] };
    await storage.matches.add(aMatch(id, now, FOUR), {
      pool: 'nanjing-clock',
      participants: FOUR.map((person) => ({ type: 'person', id: person })),
      rounds: Array.from({ length: 6 }, () => round),
    });
    await storage.ratings.rateNext('nanjing-clock', 9);
  };
  const job = ratedOpponentsJob({ storage, date: () => now });
  const look = () => job.run('', new AbortController().signal);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { storage, play, look, pass };
}

test('asks moderators, once, to look at people who win far more against the same opponent than expected', async () => {
  const { storage, play, look, pass } = await world();
  for (let match = 0; match < 12; match++) await play(300);
  await look();
  await look();
  const open = await storage.reports.open(9);
  expect(open.map(({ person, reporter, reason }) => [person, reporter, reason]).toSorted()).toEqual([
    ['anna', null, 'cheating'],
    ['carla', null, 'cheating'],
  ]);
  expect(open[0]!.note).toMatch(/ against (BEN|DAN) .* in 72 rounds\.$/);
  const { evidence } = (await storage.reports.find(open[0]!.id))!;
  expect(evidence).toMatchObject({ match: 'm11', lines: [] });
  expect(evidence.players.map((player) => player!.id)).toEqual(FOUR);
  expect(await storage.reports.isReportedByOthers('m11', 'judge')).toBe(true);
  pass(31 * DAY_MS);
  await play(300);
  await look();
  expect(await storage.reports.open(9)).toHaveLength(4);
});

test('looks only at people who have just played, and finds nothing in usual results', async () => {
  const { storage, play, look, pass } = await world();
  for (let match = 0; match < 30; match++) await play(match % 2 === 0 ? 200 : -160);
  await look();
  expect(await storage.reports.open(9)).toEqual([]);
  for (let match = 0; match < 12; match++) await play(400);
  pass(4 * HOUR_MS);
  await look();
  expect(await storage.reports.open(9)).toEqual([]);
});
