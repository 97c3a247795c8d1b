import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@schupf/protocol';
import type { Seed } from '@schupf/rules';

const PERSON_ID_LENGTH = 16;
/** Eighty bits, short enough to be read out and typed. */
const DEVICE_CODE_LENGTH = 16;

/** The code of a table. It is the only protection of a private one. */
export function newCode(): string {
  return randomLetters(CODE_LENGTH);
}

/** Public: everyone at a table sees it. */
export function newPersonId(): string {
  return randomLetters(PERSON_ID_LENGTH);
}

/** Signs a device or an external bot in. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Signs in another device, once. */
export function newDeviceCode(): string {
  return randomLetters(DEVICE_CODE_LENGTH);
}

/**
 * The hash under which a token is stored. Besides keeping tokens out of the database, this avoids timing attacks: the
 * time of a lookup by hash does not depend on how many characters of a guess are right.
 */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The seed of an unpredictable pack. */
export function newSeed(): Seed {
  return `chacha20:${randomBytes(32).toString('hex')}`;
}

function randomLetters(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
