import type { Transaction } from 'kysely';
import type { Flavour } from '../flavour.ts';
import type { Schema } from '../schema.ts';
import { firstTables } from './001-first-tables.ts';
import { whoWasWhere } from './002-who-was-where.ts';
import { whoWasSeen } from './003-who-was-seen.ts';

/** In their order, from 1. One that has been published is never changed: whoever has run it does not run it again. */
export const MIGRATIONS: readonly ((trx: Transaction<Schema>, flavour: Flavour) => Promise<void>)[] = [
  firstTables,
  whoWasWhere,
  whoWasSeen,
];
