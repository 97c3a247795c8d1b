import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openFolder } from '@schupf/server';
import { expect, onTestFinished, test } from 'vitest';
import { aMatch } from '../../../server/test/rows.ts';
import { runRecorded } from '../testing/recorded.ts';

const FOUR = ['anna', 'ben', 'carla', 'dan'];

async function folderWith(matches: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-rate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const storage = await openFolder(folder);
  for (const id of FOUR) await storage.people.add({ id, name: id, since: 1 });
  for (let index = 0; index < matches; index++)
    await storage.matches.add(aMatch(`m${index}`, index, FOUR), {
      pool: 'nanjing-clock',
      participants: FOUR.map((id) => ({ type: 'person', id })),
      rounds: [{ slots: [0, 1, 2, 3], points: [30 * index, 100] }],
    });
  await storage.ratings.rateNext('nanjing-clock', 99);
  await storage.close();
  return folder;
}

test('finds the same ratings again', async () => {
  const folder = await folderWith(20);
  expect(await runRecorded(['rate', '--from-scratch', '--data', folder])).toMatchObject({
    code: 0,
    out: 'nanjing-clock: 20 matches, all ratings are the same\n',
  });
});

test('replaces a rating that does not follow from the matches', async () => {
  const folder = await folderWith(20);
  {
    using database = new DatabaseSync(join(folder, 'schupf.db'));
    database.exec(`update rating set mean = mean + 1 where person = 'ben'`);
  }
  const run = async () => (await runRecorded(['rate', '--from-scratch', '--data', folder])).out;
  expect(await run()).toBe('nanjing-clock: 20 matches, 1 ratings were different\n');
  expect(await run()).toBe('nanjing-clock: 20 matches, all ratings are the same\n');
});

test('compares the predictions of systems', async () => {
  const { code, out } = await runRecorded(['rate', '--compare', '--data', await folderWith(20)]);
  expect(code).toBe(0);
  expect(out).toMatch(/^20 matches\n0\.\d{4} {2}points per round\n/);
});

test('says what is missing', async () => {
  const folder = await folderWith(0);
  expect((await runRecorded(['rate', '--from-scratch', '--data', folder])).out).toBe(
    'No match has been rated.\n',
  );
  expect((await runRecorded(['rate', '--data', folder])).code).toBe(2);
});
