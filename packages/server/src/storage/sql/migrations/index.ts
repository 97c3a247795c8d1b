import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';
import { firstTables } from './001-first-tables.ts';
import { tablePeople } from './002-table-people.ts';
import { lastSeen } from './003-last-seen.ts';
import { snapshots } from './004-snapshots.ts';
import { sharedReplays } from './005-shared-replays.ts';
import { oldestProgram } from './006-oldest-program.ts';
import { logHeads } from './007-log-heads.ts';
import { jobsAndLimits } from './008-jobs-and-limits.ts';
import { ratedTables } from './009-rated-tables.ts';
import { accounts } from './010-accounts.ts';
import { outcomes } from './011-outcomes.ts';
import { moderation } from './012-moderation.ts';
import { friends } from './013-friends.ts';
import { secrets } from './014-secrets.ts';
import { turns } from './015-turns.ts';
import { notices } from './016-notices.ts';
import { ratings } from './017-ratings.ts';
import { holidays } from './018-holidays.ts';
import { reservedHandles } from './019-reserved-handles.ts';

interface Migration {
  readonly run: (trx: Transaction<Schema>, variant: SqlVariant) => Promise<void>;
  /**
   * The oldest program that may run on the result, as the number of migrations it knows. While servers are updated one
   * after the other, the old program runs beside the new one. So first add what is new, in a migration on which the old
   * program may still run, and remove what is old in the next release.
   */
  readonly oldest: number;
}

/** In order, numbered from 1. Never change a published migration: databases that have run it won't run it again. */
export const MIGRATIONS: readonly Migration[] = [
  { run: firstTables, oldest: 1 },
  { run: tablePeople, oldest: 2 },
  { run: lastSeen, oldest: 3 },
  { run: snapshots, oldest: 4 },
  { run: sharedReplays, oldest: 5 },
  { run: oldestProgram, oldest: 6 },
  { run: logHeads, oldest: 7 },
  { run: jobsAndLimits, oldest: 7 },
  { run: ratedTables, oldest: 7 },
  { run: accounts, oldest: 7 },
  { run: outcomes, oldest: 7 },
  { run: moderation, oldest: 7 },
  { run: friends, oldest: 7 },
  { run: secrets, oldest: 7 },
  { run: turns, oldest: 7 },
  { run: notices, oldest: 7 },
  { run: ratings, oldest: 7 },
  { run: holidays, oldest: 7 },
  { run: reservedHandles, oldest: 7 },
];
