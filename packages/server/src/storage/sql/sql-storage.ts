import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Storage } from '../storage.ts';
import { SqlAccounts } from './accounts.ts';
import { SqlFriends } from './friends.ts';
import { SqlHolidays } from './holidays.ts';
import { SqlJobs } from './jobs.ts';
import { SqlLimits } from './limits.ts';
import { SqlLogs } from './logs.ts';
import { SqlMatches } from './matches.ts';
import { SqlOutcomes } from './outcomes.ts';
import { SqlPeople } from './people.ts';
import { SqlProfiles } from './profiles.ts';
import { SqlPush } from './push.ts';
import { SqlRatings } from './ratings.ts';
import { SqlReports } from './reports.ts';
import { SqlSanctions } from './sanctions.ts';
import type { Schema } from './schema.ts';
import { SqlSecrets } from './secrets.ts';
import { SqlSnapshots } from './snapshots.ts';
import type { SqlVariant } from './sql-variant.ts';
import { SqlTables } from './tables.ts';
import { SqlTurns } from './turns.ts';
import { SqlUploads } from './uploads.ts';

/**
 * What a probe writes. It is about as long as what many tables append together, because a disk with less space is as
 * good as full. It is random, because SQLite does not write unchanged pages.
 */
function probeData(): string {
  return randomBytes(32).toString('hex').repeat(512);
}

/** Storage in any SQL database that Kysely supports. Call `migrate` or `checkSchema` first. */
export function sqlStorage(db: Kysely<Schema>, variant: SqlVariant): Storage {
  return {
    people: new SqlPeople(db, variant),
    accounts: new SqlAccounts(db, variant),
    friends: new SqlFriends(db, variant),
    profiles: new SqlProfiles(db, variant),
    tables: new SqlTables(db, variant),
    logs: new SqlLogs(db, variant),
    turns: new SqlTurns(db),
    push: new SqlPush(db, variant),
    holidays: new SqlHolidays(db, variant),
    snapshots: new SqlSnapshots(db, variant),
    matches: new SqlMatches(db, variant),
    uploads: new SqlUploads(db, variant),
    jobs: new SqlJobs(db, variant),
    limits: new SqlLimits(db),
    outcomes: new SqlOutcomes(db, variant),
    sanctions: new SqlSanctions(db, variant),
    reports: new SqlReports(db, variant),
    ratings: new SqlRatings(db, variant),
    secrets: new SqlSecrets(db),
    async probe() {
      await db.updateTable('trial').set({ filling: probeData() }).where('id', '=', 1).execute();
    },
    // Nothing to do here: the database is responsible for its files.
    async purge() {},
    close: () => db.destroy(),
  };
}
