import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openFolder } from '@schupf/server';
import { expect, onTestFinished, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

/** A temporary folder whose subfolder `data` contains one person, and a way to run commands there. */
async function prepared() {
  const cwd = mkdtempSync(join(tmpdir(), 'schupf-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const run = (...args: string[]) => runRecorded(args, [], cwd);
  const data = join(cwd, 'data');
  const storage = await openFolder(data);
  await storage.people.add({ id: 'anna', name: 'Anna', since: 1 });
  return { cwd, run, data, storage };
}

async function namesIn(folder: string): Promise<(string | undefined)[]> {
  const storage = await openFolder(folder);
  const found = await Promise.all(['anna', 'ben'].map((id) => storage.people.find(id)));
  await storage.close();
  return found.map((person) => person?.name);
}

test('a backup of a running server can be restored elsewhere', async () => {
  const { cwd, run, storage } = await prepared();
  const result = await run('backup', 'copy.db', '--data', 'data');
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(result.out).toMatch(/^copy\.db: \d+ KB, from .*data\n$/);
  expect(statSync(join(cwd, 'copy.db')).mode & 0o777).toBe(0o600);
  await storage.people.add({ id: 'ben', name: 'Ben', since: 2 });
  await storage.close();
  expect(await run('restore', 'copy.db', '--data', 'other')).toMatchObject({ code: 0, err: '' });
  expect(await namesIn(join(cwd, 'other'))).toEqual(['Anna', undefined]);
  expect(await namesIn(join(cwd, 'data'))).toEqual(['Anna', 'Ben']);
});

test('a newer backup replaces an older one and leaves no other files', async () => {
  const { cwd, run, storage } = await prepared();
  await run('backup', 'copy.db', '--data', 'data');
  await storage.people.add({ id: 'ben', name: 'Ben', since: 2 });
  await run('backup', 'copy.db', '--data', 'data');
  await storage.close();
  expect(readdirSync(cwd).toSorted()).toEqual(['copy.db', 'data']);
  await run('restore', 'copy.db', '--data', 'other');
  expect(await namesIn(join(cwd, 'other'))).toEqual(['Anna', 'Ben']);
});

test('a backup cannot overwrite its own source', async () => {
  const { run, storage } = await prepared();
  const { code, err } = await run('backup', 'data/schupf.db', '--data', 'data');
  expect(code).toBe(1);
  expect(err).toMatch(/^schupf: .*schupf\.db cannot be written: a backup must not be inside the folder.*\n$/);
  await storage.probe();
  await storage.close();
});

test('refuses to back up a folder that does not exist, or to write into one that does not exist', async () => {
  const { cwd, run, storage } = await prepared();
  expect(await run('backup', 'copy.db', '--data', 'missing')).toMatchObject({
    code: 1,
    err: `schupf: ${join(cwd, 'missing')} contains no data\n`,
  });
  expect(existsSync(join(cwd, 'missing'))).toBe(false);
  expect((await run('backup', 'no/where.db', '--data', 'data')).code).toBe(1);
  await storage.close();
});

test('refuses to restore into a folder that a server is using', async () => {
  const { run, data, storage } = await prepared();
  await run('backup', 'copy.db', '--data', 'data');
  expect(await run('restore', 'copy.db', '--data', 'data', '--force')).toMatchObject({
    code: 1,
    err: `schupf: ${data} cannot be used: another schupf process is using it\n`,
  });
  await storage.probe();
  await storage.close();
});

test('restoring over existing data needs --force and sets the old data aside', async () => {
  const { run, data, storage } = await prepared();
  await run('backup', 'copy.db', '--data', 'data');
  await storage.people.add({ id: 'ben', name: 'Ben', since: 2 });
  await storage.close();
  const refused = await run('restore', 'copy.db', '--data', 'data');
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(
    /^schupf: nothing was restored to .*data: it is not empty \(use --force .*\)\n$/,
  );
  expect(await namesIn(data)).toEqual(['Anna', 'Ben']);
  const forced = await run('restore', 'copy.db', '--data', 'data', '--force');
  expect(forced).toMatchObject({ code: 0, err: '' });
  expect(forced.out).toContain('replaced.db');
  expect(await namesIn(data)).toEqual(['Anna', undefined]);
  using before = new DatabaseSync(join(data, 'replaced.db'));
  expect(before.prepare('select count(*) as people from person').get()).toEqual({ people: 2 });
});

test('the write-ahead log left by a killed server does not affect the restored database', async () => {
  const { cwd, run, data, storage } = await prepared();
  await run('backup', 'copy.db', '--data', 'data');
  await storage.people.add({ id: 'ben', name: 'Ben', since: 2 });
  const leftover = readFileSync(join(data, 'schupf.db-wal'));
  await storage.close();
  writeFileSync(join(data, 'schupf.db-wal'), leftover);
  expect((await run('restore', 'copy.db', '--data', 'data', '--force')).code).toBe(0);
  expect(await namesIn(join(cwd, 'data'))).toEqual(['Anna', undefined]);
});

test('a file that is damaged or not a backup is refused before anything changes', async () => {
  const { cwd, run, storage } = await prepared();
  await run('backup', 'copy.db', '--data', 'data');
  await storage.close();
  const bytes = readFileSync(join(cwd, 'copy.db'));
  writeFileSync(join(cwd, 'torn.db'), bytes.subarray(0, bytes.length / 2));
  writeFileSync(join(cwd, 'damaged.db'), Buffer.from(bytes).fill(0x5a, 4096 + 100, 4096 * 3));
  writeFileSync(join(cwd, 'text.db'), 'Dear diary, '.repeat(1000));
  writeFileSync(join(cwd, 'empty.db'), '');
  for (const file of ['torn.db', 'damaged.db', 'text.db', 'empty.db', 'missing.db']) {
    const { code, err } = await run('restore', file, '--data', 'other');
    expect(code).toBe(1);
    expect(err).toMatch(/^schupf: .*\n$/);
  }
  expect(existsSync(join(cwd, 'other'))).toBe(false);
});

test('a backup from a newer version is refused', async () => {
  const { cwd, run, storage } = await prepared();
  await run('backup', 'copy.db', '--data', 'data');
  await storage.close();
  using copy = new DatabaseSync(join(cwd, 'copy.db'));
  copy.exec('insert into migration values (999)');
  const { code, err } = await run('restore', 'copy.db', '--data', 'other');
  expect(code).toBe(1);
  expect(err).toContain('written by a newer schupf');
});
