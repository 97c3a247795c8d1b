import { skipBecause } from '@schupf/testkit';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LocalPostgres, MISSING_POSTGRES } from '../local-cluster/local-postgres.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { eventually } from './eventually.ts';

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

describe('servers on one PostgreSQL database', skipBecause(MISSING_POSTGRES), () => {
  let postgres: LocalPostgres;
  beforeAll(async () => {
    postgres = await LocalPostgres.start();
  });
  afterAll(() => postgres?.close());

  const serve = async (url: string, isAlone: boolean, onLost: (problem: string) => void = () => {}) => {
    const storage = await openPostgres(url, { migrates: true, lock: { isAlone, onLost } });
    let isClosed = false;
    const close = async () => {
      if (!isClosed) await storage.close();
      isClosed = true;
    };
    onTestFinished(close);
    return close;
  };

  /** Who has, or waits for, the lock of servers. */
  const locks = (url: string) =>
    postgres.query(`select pid, classid, objid from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = '${databaseOf(url)}' order by granted desc`);

  test('that are not linked exclude each other, until one has stopped', async () => {
    const url = await postgres.createDatabase();
    const close = await serve(url, true);
    await expect(serve(url, true)).rejects.toThrow(
      /^the database \w+ at [\d.:]+ cannot be used: another schupf server is using it; servers that share a database need SCHUPF_NATS_URL$/,
    );
    await expect(serve(url, false)).rejects.toThrow(
      /another schupf server is using it without SCHUPF_NATS_URL$/,
    );
    await close();
    await serve(url, false);
    await serve(url, false);
    await expect(serve(url, true)).rejects.toThrow(/need SCHUPF_NATS_URL$/);
  });

  test('keep their place when the connection breaks', async () => {
    const url = await postgres.createDatabase();
    const problems: string[] = [];
    await serve(url, true, (problem) => problems.push(problem));
    const [first] = await locks(url);
    await postgres.query(`select pg_terminate_backend(${first!['pid']})`);
    await eventually(async () => (await locks(url)).map(({ pid }) => pid !== first!['pid'])).toEqual([true]);
    expect(problems).toEqual([]);
  });

  test('are told if others have taken their place meanwhile', async () => {
    const url = await postgres.createDatabase();
    const { promise, resolve } = Promise.withResolvers<string>();
    await serve(url, true, resolve);
    const [first] = await locks(url);
    const other = new Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    const waiting = other.query(
      `select pg_advisory_lock((${first!['classid']}::bigint << 32) | ${first!['objid']})`,
    );
    await eventually(() => locks(url)).toHaveLength(2);
    await postgres.query(`select pg_terminate_backend(${first!['pid']})`);
    await waiting;
    expect(await promise).toMatch(/another schupf server is using it/);
  });
});
