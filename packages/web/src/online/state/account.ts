import { signal } from '@preact/signals';
import type { AccountState, Person } from '@schupf/protocol';
import { absolute } from '../../app/router.ts';
import { become } from './me.ts';
import { createPasskey, usePasskey } from './passkeys.ts';
import { ask } from './requests.ts';
import { disconnect } from './server-connection.ts';

/** What the server knows of the player's account; null until it has answered. */
export const accountState = signal<AccountState | null>(null);

/** Recovery codes that were just created. The server has only their hashes, so they can be shown only now. */
export const newCodes = signal<readonly string[] | null>(null);

export async function readAccount(): Promise<void> {
  accountState.value = await ask<AccountState>('GET', 'account');
}

/** Adds a passkey. A guest gets an account with it, and recovery codes. */
export async function addPasskey(name: string): Promise<void> {
  const passkey = await createPasskey();
  const { codes } = await ask<{ readonly codes: readonly string[] | null }>('POST', 'me/passkeys', {
    ...{ name, passkey },
  });
  if (codes !== null) {
    newCodes.value = codes;
    // This device has a new token, and the connection was made with the old one.
    disconnect();
  }
  await readAccount();
}

export async function signInWithPasskey(): Promise<void> {
  const passkey = await usePasskey('sign-in');
  await arrive(await ask<Person>('POST', 'sign-in', { passkey }));
}

export async function recover(code: string): Promise<void> {
  await arrive(await ask<Person>('POST', 'recover', { code }));
}

async function arrive(person: Person): Promise<void> {
  // Also if it is the same person: the server has ended the session of the connection.
  disconnect();
  become(person);
  await readAccount();
}

export async function renewCodes(): Promise<void> {
  const { codes } = await ask<{ readonly codes: readonly string[] }>('POST', 'me/recovery-codes', {});
  newCodes.value = codes;
  await readAccount();
}

export async function signOutEverywhere(): Promise<void> {
  await ask('POST', 'me/sign-out', { everywhere: true });
  become('nobody');
}

// Confirming who someone is.

/** Called with whether the player has confirmed who they are; null if no one has asked them. */
export const confirmation = signal<((isConfirmed: boolean) => void) | null>(null);

/** Asks the player to confirm who they are, unless they just have or are a guest. False if they do not. */
export async function ensureConfirmed(): Promise<boolean> {
  await readAccount();
  const account = accountState.value?.account ?? null;
  if (account === null || account.confirmedUntil !== null) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  confirmation.value = resolve;
  return promise;
}

export async function confirmByPasskey(): Promise<void> {
  const passkey = await usePasskey('me/confirm');
  await ask('POST', 'me/confirm', { passkey });
  endConfirmation(true);
}

export async function confirmByCode(code: string): Promise<void> {
  await ask('POST', 'me/confirm', { code });
  endConfirmation(true);
}

export function endConfirmation(isConfirmed: boolean): void {
  const resolve = confirmation.value;
  confirmation.value = null;
  resolve?.(isConfirmed);
}

/** Why passkeys cannot be used on this page; null if they can. */
export type NoPasskeys =
  | { readonly reason: 'no-https' | 'no-hostname' | 'no-browser' }
  /** They can at another address of the same server. */
  | { readonly reason: 'other-address' | 'this-machine'; readonly address: string };

/** The addresses that `localhost` stands for. */
const THIS_MACHINE = /^(127\.|\[::1\]$)/;

export function noPasskeysHere({ passkeys }: AccountState): NoPasskeys | null {
  if (!passkeys.offered) {
    const isThisMachine = passkeys.reason === 'no-hostname' && THIS_MACHINE.test(location.hostname);
    if (!isThisMachine) return { reason: passkeys.reason };
    const address = new URL(absolute(''));
    address.hostname = 'localhost';
    return { reason: 'this-machine', address: address.href };
  }
  const { hostname, address } = passkeys;
  if (location.hostname !== hostname || (location.protocol !== 'https:' && address.startsWith('https:')))
    return { reason: 'other-address', address };
  return 'PublicKeyCredential' in globalThis ? null : { reason: 'no-browser' };
}
