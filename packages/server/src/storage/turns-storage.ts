import type { Turn, TurnAtTable } from '@schupf/protocol';
import type { NewJob } from './storage.ts';

/** What follows from a table for the people who sit there, so that it need not be loaded for that. */
export interface TableTurns {
  readonly totals: readonly number[];
  readonly people: readonly (Turn & { readonly person: string })[];
  /** Jobs that tell people about it. One that is already there stays as it is. */
  readonly jobs: readonly NewJob[];
}

/** It is written with the rows of logs, and deleted with tables and people. */
export interface TurnStorage {
  /** The tables where a person sits: first those that ask for something, by the time they have left. */
  of(person: string, limit: number): Promise<readonly TurnAtTable[]>;
  /** Null if the person does not sit at the table. */
  find(person: string, table: string): Promise<TurnAtTable | null>;
}
