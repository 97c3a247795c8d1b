import type { ServerMessage } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { skipBecause, TableHistory } from '@schupf/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LocalPostgres, MISSING_POSTGRES } from '../local-cluster/local-postgres.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { MIGRATIONS } from '../src/storage/sql/migrations/index.ts';
import { type Storage, StorageError } from '../src/storage/storage.ts';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { aTable, wakes } from './rows.ts';
import { TestServer } from './test-server.ts';

const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };

describe('a PostgreSQL server with problems', skipBecause(MISSING_POSTGRES), () => {
  let postgres: LocalPostgres;
  beforeAll(async () => {
    postgres = await LocalPostgres.start();
  });
  afterAll(() => postgres?.close());

  const databaseOf = (url: string) => new URL(url).pathname.slice(1);

  async function openUntilEnd(url: string): Promise<Storage> {
    const storage = await openPostgres(url, { migrates: true });
    onTestFinished(() => storage.close());
    return storage;
  }

  async function refusalOf(url: string, migrates = true): Promise<string> {
    const opening = openPostgres(url, { migrates });
    await expect(opening).rejects.toThrow(StorageError);
    const { message } = (await opening.catch((error: unknown) => error)) as Error;
    expect(message).not.toMatch(/\n|secret/);
    return message;
  }

  test('refuses a server that does not answer, and a host that does not exist', async () => {
    expect(await refusalOf('postgres://anna:secret@127.0.0.1:1/schupf')).toMatch(
      /^the database schupf at 127\.0\.0\.1:1 cannot be used: storage failed: no server answers there \(.*\)$/,
    );
    expect(await refusalOf('postgres:///schupf?host=/nowhere')).toMatch(
      /^the database schupf at \/nowhere cannot be used: storage failed: no server answers there \(.*\)$/,
    );
    expect(await refusalOf('postgres://anna:secret@host.invalid/schupf')).toContain('there is no such host');
  });

  test('refuses a database or a user that does not exist', async () => {
    expect(await refusalOf(postgres.url('missing'))).toContain('there is no such database');
    expect(await refusalOf(postgres.url('postgres', 'nobody'))).toContain('does not accept this user');
  });

  test('refuses a user who may not create tables', async () => {
    const url = await postgres.createDatabase();
    await postgres.query('create role visitor login');
    expect(await refusalOf(postgres.url(databaseOf(url), 'visitor'))).toContain('permission denied');
  });

  test('refuses a database with the wrong encoding, or with tables of another program', async () => {
    await postgres.query(`create database latin encoding 'LATIN1' template template0`);
    expect(await refusalOf(postgres.url('latin'))).toContain('its encoding is LATIN1, but names need UTF8');
    const url = await postgres.createDatabase();
    await postgres.query('create table session (id text)', url);
    expect(await refusalOf(url)).toContain('it contains tables of another program');
  });

  test('refuses data of a newer version, unless it says that this one may run on it', async () => {
    const url = await postgres.createDatabase();
    await (await openPostgres(url, { migrates: true })).close();
    await postgres.query(`insert into migration values (998, ${MIGRATIONS.length})`, url);
    await (await openPostgres(url, { migrates: true })).close();
    await postgres.query('insert into migration values (999, 999)', url);
    for (const migrates of [true, false])
      expect(await refusalOf(url, migrates)).toMatch(
        /cannot be used: the data was written by a newer schupf \(schema 999, .*\); please update$/,
      );
  });

  test('a command does not create or update the tables of a server', async () => {
    const url = await postgres.createDatabase();
    expect(await refusalOf(url, false)).toContain('it contains no data');
    await (await openPostgres(url, { migrates: true })).close();
    await postgres.query(`delete from migration where number > 3`, url);
    expect(await refusalOf(url, false)).toContain(
      `the data has schema 3, this version needs ${MIGRATIONS.length}; start its server once to update the data`,
    );
  });

  test('soon works again after all its connections were lost', async () => {
    const url = await postgres.createDatabase();
    const storage = await openUntilEnd(url);
    await Promise.all(['aaa', 'bbb', 'ccc'].map((code) => storage.tables.add(aTable(code))));
    const ours = `from pg_stat_activity where datname = '${databaseOf(url)}'`;
    await postgres.query(`select pg_terminate_backend(pid) ${ours}`);
    // The end of each connection may be noticed only when it is used.
    const append = () =>
      storage.logs.append([wakes('aaa', 0, 3)]).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StorageError);
        return 'failed';
      });
    await eventually(append).toEqual(['stored']);
  });

  test('while the database is gone nothing is told, and the match continues when it is back', async () => {
    const storage = await openUntilEnd(await postgres.createDatabase());
    const server = await TestServer.start({ storage: { ...storage, close: async () => {} } });
    onTestFinished(() => server.close());
    const host = await Player.arrive(server.address, 'Host');
    const bot = { type: 'bot' as const, name: 'random' };
    const code = await host.open({
      rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
      speed: QUICK,
      chairs: [null, bot, bot, bot],
      startsImmediately: true,
    });
    const messages = (): ServerMessage[] => host.frames.map((frame) => JSON.parse(frame) as ServerMessage);
    const lastUpdate = () => messages().findLast(({ type }) => type === 'update');
    const health = async () => (await fetch(`${server.address}/healthz`)).status;
    host.watch(code);
    await host.until(({ status }) => status.stage === 'playing');
    expect(await health()).toBe(200);

    await postgres.stop();
    host.play();
    await eventually(() => messages().find(({ type }) => type === 'error')).toMatchObject({
      code: 'storage',
      table: code,
    });
    const told = lastUpdate();
    await eventually(health).toBe(503);
    expect(lastUpdate()).toEqual(told);

    await postgres.run();
    await host.until(({ status }) => status.stage === 'over');
    await eventually(health).toBe(200);
    await eventually(() => storage.matches.find(`${code}-1`)).toMatchObject({ outcome: 'played' });
    const rows = await storage.logs.load(code);
    const { steps } = new TableHistory(rows);
    expect(steps.filter((step) => step?.accepted === false)).toEqual([]);
    const commands = rows.flatMap(({ entry }) => (entry.type === 'command' ? [entry.id] : []));
    expect(new Set(commands).size).toBe(commands.length);
    const acknowledged = messages().flatMap((message) =>
      message.type === 'reply' && message.reply.ok ? [message.id] : [],
    );
    expect(acknowledged.filter((id) => !commands.includes(id))).toEqual([]);
    host.leave();
  });
});
