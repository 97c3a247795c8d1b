import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openFolder, readSettings } from '../src/index.ts';
import { retentionDays } from '../src/jobs/retention.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/stored-data.md', import.meta.url), 'utf8');
const ROWS = DOCUMENT.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The names of all tables of a new database. */
async function tablesOfDatabase(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-stored-data-'));
  try {
    await (await openFolder(folder)).close();
    const database = new DatabaseSync(join(folder, 'schupf.db'), { readOnly: true });
    const rows = database.prepare("select name from sqlite_master where type = 'table'").all();
    database.close();
    return rows.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('docs/stored-data.md names every table of the database once, and no other', async () => {
  const named = ROWS.flatMap(([, tables]) => [...tables!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  expect(named.toSorted()).toEqual((await tablesOfDatabase()).toSorted());
});

test('docs/stored-data.md gives the days after which the jobs delete', () => {
  const read = readSettings({}, 1);
  if (!read.ok) throw new Error(read.problem);
  const days = retentionDays(read.settings);
  const deleted = (table: string) => ROWS.find(([, tables]) => tables!.includes(`\`${table}\``))![3]!;
  const daysIn = (table: string) =>
    [...deleted(table).matchAll(/(\d+) (?:more )?days/g)].map(([, n]) => Number(n));
  expect(daysIn('person')).toEqual([days.peopleDays, days.guestDays]);
  expect(daysIn('game_table')).toEqual([days.tableDays]);
  expect(daysIn('upload')).toEqual([days.uploadDays, days.rememberedDays]);
  expect(daysIn('friend_request')).toEqual([days.requestDays]);
  expect(daysIn('outcome')).toEqual([days.outcomeDays]);
  expect(daysIn('report')).toEqual([days.reportDays, days.guestDays]);
  expect(daysIn('reserved_handle')).toEqual([days.handleDays]);
  expect(daysIn('sanction')).toEqual([days.sanctionDays]);
});
