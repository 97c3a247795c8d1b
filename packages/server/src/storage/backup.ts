import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { claimFolder, databaseIn, isLock } from './folder.ts';
import { MIGRATIONS } from './sql/migrations/index.ts';
import { orTrouble } from './sqlite/trouble.ts';
import { StorageTrouble } from './storage.ts';

/**
 * Writes everything the folder holds at one moment into one file, also while a server runs on it. Whoever looks at the
 * file finds the old backup or the whole new one. Gives its size.
 */
export function backUp(folder: string, file: string): number {
  const database = databaseIn(folder);
  if (!existsSync(database)) throw new StorageTrouble(`there is no data in ${folder}`);
  const beside = `${file}.${process.pid}.tmp`;
  try {
    if (realpathSync(dirname(file)) === realpathSync(folder))
      throw new StorageTrouble('it would lie among the data it is a copy of');
    // Made by us and not by SQLite, so that nobody else can read it.
    closeSync(openSync(beside, 'wx', 0o600));
    orTrouble(() => copyWhole(database, beside));
    mustBeWhole(beside);
    moveInto(beside, file);
    return statSync(file).size;
  } catch (error) {
    rmSync(beside, { force: true });
    throw inOneLine(`${file} cannot be written`, error);
  }
}

interface RestoreOptions {
  /** Also into a folder that holds something: its database stays there under another name. */
  readonly force: boolean;
}

/** Makes a folder of a backup. Gives where the database is that was there before; null when there was none. */
export function restore(file: string, folder: string, { force }: RestoreOptions): string | null {
  if (!existsSync(file)) throw new StorageTrouble(`there is no file ${file}`);
  try {
    mustBeWhole(file);
  } catch (error) {
    throw inOneLine(`${file} cannot be restored`, error);
  }
  const { database, release } = claimFolder(folder);
  const beside = join(folder, 'restoring.db');
  try {
    if (!force && readdirSync(folder).some((name) => !isLock(name)))
      throw new StorageTrouble('it is not empty (--force restores all the same)');
    copyFileSync(file, beside);
    const before = existsSync(database) ? setAside(database, join(folder, 'replaced.db')) : null;
    moveInto(beside, database);
    return before;
  } catch (error) {
    rmSync(beside, { force: true });
    throw inOneLine(`nothing was restored to ${folder}`, error);
  } finally {
    release();
  }
}

function copyWhole(from: string, to: string): void {
  using database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  database.prepare('vacuum into ?').run(to);
}

function mustBeWhole(file: string): void {
  const problem = orTrouble(() => {
    using database = new DatabaseSync(file, { readOnly: true });
    const answerTo = (query: string) => Object.values(database.prepare(query).get() ?? {})[0];
    if (answerTo('pragma integrity_check') !== 'ok') return 'the file is damaged';
    if (answerTo(`select count(*) from sqlite_schema where name = 'migration'`) !== 1)
      return 'the file is no backup of schupf';
    return Number(answerTo('select max(number) from migration')) > MIGRATIONS.length
      ? 'the file was written by a newer schupf'
      : null;
  });
  if (problem !== null) throw new StorageTrouble(problem);
}

/** With what was not written into the file yet; left behind, that would be taken for part of the new one. */
function setAside(database: string, to: string): string {
  for (const end of ['', '-wal']) rmSync(`${to}${end}`, { force: true });
  renameSync(database, to);
  if (existsSync(`${database}-wal`)) renameSync(`${database}-wal`, `${to}-wal`);
  rmSync(`${database}-shm`, { force: true });
  return to;
}

/** A file is there for good when it is on the disk and its folder says so. */
function moveInto(from: string, to: string): void {
  synchronize(from);
  renameSync(from, to);
  synchronize(dirname(to));
}

function synchronize(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function inOneLine(what: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isOurs = error instanceof StorageTrouble || (code !== undefined && /^E[A-Z0-9]+$/.test(code));
  return isOurs ? new StorageTrouble(`${what}: ${(error as Error).message}`, { cause: error }) : error;
}
