import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder, type Storage } from '@schupf/server';
import { expect, onTestFinished, test } from 'vitest';
import { aTable } from '../../../server/test/rows.ts';
import { runRecorded } from '../testing/recorded.ts';

async function folderWith(prepare: (storage: Storage) => Promise<void>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-quarantine-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const storage = await openFolder(folder);
  await prepare(storage);
  await storage.close();
  return folder;
}

test('lists the tables in quarantine and releases them by their codes', async () => {
  const folder = await folderWith(async ({ tables }) => {
    for (const code of ['aaa', 'bbb', 'ccc']) await tables.add(aTable(code));
    await tables.quarantine('aaa', 'row 40 of the log cannot be read');
    await tables.quarantine('bbb', 'row 7 of the log cannot be read');
  });
  const run = (...codes: string[]) => runRecorded(['quarantine', '--data', folder, ...codes]);
  expect(await run()).toMatchObject({
    code: 0,
    out: 'aaa: row 40 of the log cannot be read\nbbb: row 7 of the log cannot be read\n',
  });
  expect(await run('ccc')).toMatchObject({ code: 2, err: expect.stringContaining('there is no table ccc') });
  expect((await run('aaa')).out).toBe('bbb: row 7 of the log cannot be read\n');
  expect((await run('bbb')).out).toBe('No table is in quarantine.\n');
});
