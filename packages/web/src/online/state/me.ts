import { batch, effect, signal } from '@preact/signals';
import type { Person } from '@schupf/protocol';
import { saveSignedIn } from '../../app/server.ts';
import { change, settings } from '../../app/settings.ts';
import { ask } from './requests.ts';
import { connectionTrouble, disconnect } from './server-connection.ts';

export type Me =
  /** Not requested yet. */
  | 'unknown'
  | 'no-server'
  /** The server does not know this device. */
  | 'nobody'
  | Person;

/** The player's identity on the server this page came from. */
export const me = signal<Me>('unknown');

export function isPerson(who: Me): who is Person {
  return typeof who === 'object';
}

/** Drops the connection if the person changes: it belongs to the person who opened it. */
export function become(next: Me): void {
  const before = me.value;
  const isSame = isPerson(before) && isPerson(next) && before.id === next.id;
  batch(() => {
    if (!isSame) {
      disconnect();
      blocked.value = new Set();
    }
    me.value = next;
  });
  saveSignedIn(isPerson(next));
}

export async function askWhoIAm(): Promise<void> {
  try {
    const { me: known } = await ask<{ readonly me: Person | null }>('GET', 'me');
    become(known ?? 'nobody');
  } catch {
    me.value = 'no-server';
  }
}

/** Signs in as a guest with this name, or renames the player. */
export async function setName(name: string): Promise<void> {
  const wasKnown = isPerson(me.value);
  const person = wasKnown
    ? await ask<Person>('PATCH', 'me', { name })
    : await ask<Person>('POST', 'guest', { name });
  become(person);
  if (settings.value.name === '') change({ name: person.name });
}

/** Signs in as the person who created this code on another device. */
export async function signInByCode(code: string): Promise<void> {
  become(await ask<Person>('POST', 'device', { code }));
}

export async function signOut(): Promise<void> {
  await ask('POST', 'me/sign-out');
  become('nobody');
}

/** The player may have signed up or in again in another tab, which gives this browser a new token. */
async function reconnectIfSignedIn(): Promise<void> {
  const before = me.value;
  const { me: known } = await ask<{ readonly me: Person | null }>('GET', 'me');
  if (isPerson(before) && known?.id === before.id) disconnect();
}

effect(() => {
  if (connectionTrouble.value === 'signed-out') void reconnectIfSignedIn().catch(() => {});
});

export async function deleteMe(): Promise<void> {
  await ask('DELETE', 'me');
  become('nobody');
}

/** The ids of blocked people, as far as this page knows. The server knows all, and does not send their messages. */
export const blocked = signal<ReadonlySet<string>>(new Set());

export async function readBlocks(): Promise<readonly Person[]> {
  const { blocks } = await ask<{ readonly blocks: readonly Person[] }>('GET', 'me/blocks');
  blocked.value = new Set(blocks.map(({ id }) => id));
  return blocks;
}

export async function block({ id }: Pick<Person, 'id'>): Promise<void> {
  await ask('POST', 'me/blocks', { person: id });
  blocked.value = new Set([...blocked.value, id]);
}

export async function unblock({ id }: Pick<Person, 'id'>): Promise<void> {
  await ask('DELETE', `me/blocks/${id}`);
  blocked.value = new Set([...blocked.value].filter((person) => person !== id));
}
