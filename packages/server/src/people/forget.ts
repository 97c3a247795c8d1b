import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Gateway } from '../gateway/gateway.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';

/** Forgets somebody everywhere: in the store, at tables, in matches. */
export type Forget = (person: string) => Promise<void>;

/** Records are read and written again one by one; so many at a time keep nobody waiting. */
const MATCHES_AT_ONCE = 2;

export interface ForgetParts {
  readonly storage: Storage;
  readonly gateway: Gateway;
  readonly house: TableRegistry;
}

export function forgetWith({ storage, gateway, house }: ForgetParts): Forget {
  return async (person) => {
    const tables = await storage.people.forget(person);
    gateway.forgetPerson(person);
    await house.forget(person, tables);
    await forgetInMatches(storage);
  };
}

/** Also what was left to do when a server was stopped in the middle of it. */
export async function forgetInMatches({ matches }: Pick<Storage, 'matches'>): Promise<void> {
  while (await matches.forget(MATCHES_AT_ONCE)) await nextTurn();
}
