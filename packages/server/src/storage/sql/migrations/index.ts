import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';
import { firstTables } from './001-first-tables.ts';
import { tablePeople } from './002-table-people.ts';
import { lastSeen } from './003-last-seen.ts';
import { snapshots } from './004-snapshots.ts';
import { sharedReplays } from './005-shared-replays.ts';

/** In order, numbered from 1. Never change a published migration: databases that have run it won't run it again. */
export const MIGRATIONS: readonly ((trx: Transaction<Schema>, variant: SqlVariant) => Promise<void>)[] = [
  firstTables,
  tablePeople,
  lastSeen,
  snapshots,
  sharedReplays,
];
