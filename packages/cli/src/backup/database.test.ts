import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFolder, openStorage, type Storage } from '@schupf/server';
import { SPEEDS } from '@schupf/table';
import { skipBecause, TableHistory } from '@schupf/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LocalPostgres, MISSING_POSTGRES } from '../../../server/local-cluster/local-postgres.ts';
import { Player } from '../../../server/test/player.ts';
import { aTable } from '../../../server/test/rows.ts';
import { TestServer } from '../../../server/test/test-server.ts';
import { runRecorded } from '../testing/recorded.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const BOT = { type: 'bot' as const, name: 'random' };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command in a folder, with or without a database in the environment. */
function runIn(cwd: string, url: string | undefined, ...args: string[]) {
  vi.stubEnv('SCHUPF_DATABASE_URL', url);
  onTestFinished(() => void vi.unstubAllEnvs());
  return runRecorded(args, [], cwd);
}

test.each(['backup', 'restore', 'quarantine', 'serve', 'move'])(
  '%s refuses a wrong address in one line and does not repeat it',
  async (command) => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'index.html'), '');
    const operands = { backup: ['FILE'], restore: ['FILE'], serve: ['--root', '.'] }[command] ?? [];
    const { code, err } = await runIn(cwd, 'http://anna:secret@db.example/x', command, ...operands);
    expect(code).toBe(2);
    expect(err).toMatch(/^schupf: .*address of a database.*\n$/);
    expect(err).not.toContain('secret');
  },
);

test('serve fails in one line if no database server answers', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'index.html'), '');
  const url = 'postgres://anna:secret@127.0.0.1:1/schupf';
  const { code, err } = await runIn(cwd, url, 'serve', '--root', '.');
  expect(code).toBe(1);
  expect(err).toMatch(
    /^schupf: the database schupf at 127\.0\.0\.1:1 cannot be used: .*no server answers there.*\n$/,
  );
  expect(err).not.toContain('secret');
});

test('a folder on the command line is used although the environment names a database', async () => {
  const cwd = temporaryFolder();
  await (await openFolder(join(cwd, 'data'))).close();
  const url = 'postgres://127.0.0.1:1/schupf';
  expect(await runIn(cwd, url, 'backup', 'copy.db', '--data', 'data')).toMatchObject({ code: 0, err: '' });
});

describe('with a PostgreSQL server', skipBecause(MISSING_POSTGRES), () => {
  let postgres: LocalPostgres;
  beforeAll(async () => {
    postgres = await LocalPostgres.start();
  });
  afterAll(() => postgres?.close());

  async function openDatabase(url: string): Promise<Storage> {
    const storage = await openStorage(
      { type: 'database', url },
      {
        server: { isAlone: false, onLost: () => {} },
      },
    );
    onTestFinished(() => storage.close());
    return storage;
  }

  /** Plays a match on a server, and leaves another one unfinished. Returns the codes of the tables. */
  async function playOn(storage: Storage): Promise<readonly string[]> {
    // Only waits for the last rows, so that the storage can still be read.
    const close = async () => void (await storage.logs.append([]));
    const server = await TestServer.start({ storage: { ...storage, close } });
    const codes: string[] = [];
    for (const rounds of [1, 9]) {
      const player = await Player.arrive(server.address, `Anna ${rounds}`);
      const code = await player.open({
        rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds } },
        speed: QUICK,
        chairs: [null, BOT, BOT, BOT],
        startsImmediately: true,
      });
      codes.push(code);
      player.watch(code);
      if (rounds === 1) player.play();
      await player.until(({ status }) => status.stage === (rounds === 1 ? 'over' : 'playing'));
      player.leave();
    }
    await server.close();
    return codes;
  }

  /** Everything about some tables, after folding their logs. */
  async function stateOf({ tables, logs, matches, snapshots }: Storage, codes: readonly string[]) {
    return Promise.all(
      codes.map(async (code) => {
        const log = await logs.load(code);
        const { steps } = new TableHistory(log);
        expect(steps.filter((step) => step?.accepted === false)).toEqual([]);
        return {
          table: await tables.find(code),
          log,
          folded: steps.at(-1)?.table,
          match: await matches.find(`${code}-1`),
          snapshot: await snapshots.load(code),
        };
      }),
    );
  }

  test('a folder is moved to a database, and the matches go on there', async () => {
    const cwd = temporaryFolder();
    const folder = await openFolder(join(cwd, 'data'));
    const codes = await playOn(folder);
    const before = await stateOf(folder, codes);
    const url = await postgres.createDatabase();
    const move = () => runIn(cwd, undefined, 'move', '--data', 'data', '--to', url);
    expect(await move()).toMatchObject({
      code: 1,
      err: expect.stringContaining('another schupf process is using it'),
    });
    await folder.close();
    const moved = await move();
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toMatch(
      /^Copied .*data to the database \w+ at 127\.0\.0\.1:\d+: \d+ rows, all equal\.\n/,
    );
    const database = await openDatabase(url);
    expect(await stateOf(database, codes)).toEqual(before);
    expect((await playOn(database)).length).toBe(2);
    expect(await move()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^schupf: nothing was moved: .* it is not empty\n$/),
    });
    expect(await runIn(cwd, undefined, 'move', '--data', 'missing', '--to', url)).toMatchObject({
      code: 1,
      err: expect.stringContaining('missing contains no data'),
    });
  });

  test('a drill: the backup of a database in use is restored to another one and to a folder', async () => {
    const cwd = temporaryFolder();
    const url = await postgres.createDatabase();
    const database = await openDatabase(url);
    const codes = await playOn(database);
    const before = await stateOf(database, codes);
    let isWriting = true;
    const writer = (async () => {
      for (let n = 0; isWriting; n++) await database.people.add({ id: `late ${n}`, name: 'Late', since: n });
    })();
    const saved = await runIn(cwd, url, 'backup', 'copy.db');
    isWriting = false;
    await writer;
    expect(saved).toMatchObject({ code: 0, err: '' });
    expect(saved.out).toMatch(/^copy\.db: \d+ KB, from the database \w+ at 127\.0\.0\.1:\d+\n$/);

    const other = await postgres.createDatabase();
    const restored = await runIn(cwd, other, 'restore', 'copy.db');
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(/^Restored the database \w+ at .* from copy\.db: \d+ rows, all equal\.\n$/);
    const again = await openDatabase(other);
    expect(await stateOf(again, codes)).toEqual(before);
    expect(await again.tables.quarantined()).toEqual([]);
    await playOn(again);
    expect(await runIn(cwd, other, 'restore', 'copy.db', '--force')).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^schupf: .*copy\.db cannot be restored: the database .* it is not empty\n$/,
      ),
    });

    expect((await runIn(cwd, undefined, 'restore', 'copy.db', '--data', 'folder')).code).toBe(0);
    const folder = await openFolder(join(cwd, 'folder'));
    expect(await stateOf(folder, codes)).toEqual(before);
    await folder.close();
  });

  test('tables in quarantine are listed and released while the server is running', async () => {
    const url = await postgres.createDatabase();
    const { tables } = await openDatabase(url);
    await tables.add(aTable('aaa'));
    await tables.quarantine('aaa', 'row 40 of the log cannot be read');
    const cwd = temporaryFolder();
    expect((await runIn(cwd, url, 'quarantine')).out).toBe('aaa: row 40 of the log cannot be read\n');
    expect((await runIn(cwd, url, 'quarantine', 'aaa')).out).toBe('No table is in quarantine.\n');
  });

  test('the server starts on an empty database and ends on SIGTERM', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'site'));
    writeFileSync(join(cwd, 'site', 'index.html'), '<!doctype html>');
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SCHUPF_DATABASE_URL: await postgres.createDatabase(),
    };
    const server = spawn(process.execPath, [MAIN, 'serve', '--root', join(cwd, 'site')], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(server.stdout, 'data');
    const address = /^Open (http:\S+)\n$/.exec(String(line))?.[1];
    expect(await (await fetch(`${address}healthz`)).text()).toBe('ok\n');
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
  });
});
