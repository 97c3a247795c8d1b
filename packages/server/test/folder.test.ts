import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../src/storage/folder.ts';
import { StorageError } from '../src/storage/storage.ts';
import { addTables, temporaryFolder, wakes } from './rows.ts';

const WRITER = fileURLToPath(new URL('./testing/writer.ts', import.meta.url));

/** A process that opens the folder and appends rows until it is killed. */
function writer(folder: string): {
  child: ChildProcess;
  lines: AsyncIterator<string>;
  exited: Promise<void>;
} {
  const child = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines = createInterface(child.stdout!)[Symbol.asyncIterator]();
  return { child, lines, exited };
}

test('creates a missing folder that only its owner can read', async () => {
  const folder = join(temporaryFolder(), 'a', 'b');
  const storage = await openFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await addTables(storage, 'aaa');
  await storage.logs.append([wakes('aaa', 0, 2)]);
  await storage.close();
  const reopened = await openFolder(folder);
  expect(await reopened.logs.load('aaa')).toHaveLength(2);
  await reopened.close();
});

test('makes a folder and its files private, and says so', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'replaced.db'), '', { mode: 0o644 });
  const warnings: string[] = [];
  const storage = await openFolder(folder, (line) => warnings.push(line));
  await addTables(storage, 'aaa');
  await storage.logs.append([wakes('aaa', 0, 2)]);
  const modes = readdirSync(folder).map((name) => [
    name,
    (statSync(join(folder, name)).mode & 0o777).toString(8),
  ]);
  expect(Object.fromEntries(modes)).toEqual({
    'lock.db': '600',
    'replaced.db': '600',
    'schupf.db': '600',
    'schupf.db-shm': '600',
    'schupf.db-wal': '600',
  });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(warnings).toEqual([`other users of this machine could read ${folder}; now only its owner can`]);
  await storage.close();
  await (await openFolder(folder, (line) => warnings.push(line))).close();
  expect(warnings).toHaveLength(1);
});

test('refuses a second start on the same folder with a one-line message that names it', async () => {
  const folder = temporaryFolder();
  const storage = await openFolder(folder);
  const second = openFolder(folder);
  await expect(second).rejects.toThrow(StorageError);
  await expect(second).rejects.toThrow(
    new StorageError(`${folder} cannot be used: another schupf process is using it`),
  );
  await storage.probe();
  await storage.close();
  await (await openFolder(folder)).close();
});

test.skipIf(process.getuid?.() === 0)('reports a folder that cannot be written to', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o500);
  await expect(openFolder(folder)).rejects.toThrow(StorageError);
});

test('names the file if a file is in the place of the folder', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(openFolder(file)).rejects.toThrow(/^.*file cannot be created: .*$/);
});

test('releases a folder whose data cannot be opened', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'schupf.db'));
  await expect(openFolder(folder)).rejects.toThrow(/cannot be used: storage failed/);
  await expect(openFolder(folder)).rejects.toThrow(/cannot be used: storage failed/);
});

test('can open a folder as soon as the process that was using it has been killed', async () => {
  const folder = temporaryFolder();
  const { child, lines, exited } = writer(folder);
  await lines.next();
  await expect(openFolder(folder)).rejects.toThrow('another schupf process is using it');
  child.kill('SIGKILL');
  await exited;
  expect(readdirSync(folder)).toContain('schupf.db-wal');
  expect(readdirSync(folder)).not.toContain('lock.db-journal');
  await (await openFolder(folder)).close();
});

test('keeps everything that was acknowledged, and stores nothing twice, whenever it is killed', async () => {
  const folder = temporaryFolder();
  const known = new Map<string, number>();
  for (let kill = 0; kill < 6; kill++) {
    const { child, lines, exited } = writer(folder);
    let linesUntilKill = 1 + ((kill * 37) % 60);
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const [table, seq] = line.value.split(' ');
      known.set(table!, Number(seq));
      if (--linesUntilKill === 0) setTimeout(() => child.kill('SIGKILL'), (kill * 7) % 10);
    }
    await exited;
  }
  const storage = await openFolder(folder);
  expect(known.size).toBeGreaterThan(1);
  for (const [table, seq] of known) {
    const rows = await storage.logs.load(table);
    expect(rows.length).toBeGreaterThan(seq);
    expect(rows).toEqual(wakes(table, 0, rows.length));
  }
  await storage.close();
});
