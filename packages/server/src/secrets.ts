import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@schupf/protocol';
import type { Seed } from '@schupf/rules';

const PERSON_ID_LENGTH = 16;
/** Eighty bits, so that no one finds a replay by guessing. */
const REPLAY_ID_LENGTH = 16;
const REFERENCE_LENGTH = 12;
/** Eighty bits, short enough to be read out and typed. */
const DEVICE_CODE_LENGTH = 16;
/** Eighty bits. A recovery code does not expire, so it has to withstand guessing for years. */
const RECOVERY_CODE_LENGTH = 16;
const RECOVERY_CODES = 10;

/** A table code. It is all that protects a private table. */
export function newCode(): string {
  return randomLetters(CODE_LENGTH);
}

/** Returns an id that is not a secret: everyone at a table sees it. */
export function newPersonId(): string {
  return randomLetters(PERSON_ID_LENGTH);
}

/** The id of a shared replay. It is all that is needed to see the replay, and it reveals nothing about the table. */
export function newReplayId(): string {
  return randomLetters(REPLAY_ID_LENGTH);
}

/** The id of a report or a sanction, or of a table in its records. It opens nothing. */
export function newReference(): string {
  return randomLetters(REFERENCE_LENGTH);
}

/** A key for `keyedHashOf`. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Signs in a device or an external bot, or deletes an upload. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Signs in another device. It works only once. */
export function newDeviceCode(): string {
  return randomLetters(DEVICE_CODE_LENGTH);
}

/** The codes with which someone who has lost all devices gets their account back. Each works only once. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => randomLetters(RECOVERY_CODE_LENGTH));
}

/** A recovery code as it was created, however someone has copied it from paper. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replaceAll('u', 'v');
}

/**
 * The hash under which a token is stored. Besides keeping tokens out of the database, this prevents timing attacks: how
 * long a lookup by hash takes does not depend on how many characters of a guess are right.
 */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Stands for something that could be found by trying all values, such as an address. Only the key could reveal it. */
export function keyedHashOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** What logs and traces call a table. Its code would let anyone who reads them join. */
export function labelOf(table: string): string {
  return hashOf(table).slice(0, 8);
}

/** From which the packs of a match follow, together with the salts of its players. */
export function newDealsSecret(): string {
  return randomBytes(32).toString('hex');
}

/** An unpredictable seed, for packs and for bots. */
export function newSeed(): Seed {
  return `chacha20:${newDealsSecret()}`;
}

function randomLetters(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
