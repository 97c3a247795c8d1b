import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@schupf/protocol';
import type { Seed } from '@schupf/rules';

const ID_LENGTH = 16;

/** The code of a table, which is all that protects a private one. */
export function newCode(): string {
  return letters(CODE_LENGTH);
}

/** By which everybody knows a person; no secret. */
export function newPersonId(): string {
  return letters(ID_LENGTH);
}

/** What signs somebody in: nobody can guess it, and only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A word that can be read out and typed: eighty bits. */
export function newWord(): string {
  return letters(16);
}

/**
 * By which a token is found. Whoever compares tokens letter by letter tells by the time it takes how many were right;
 * whoever looks up a hash tells nothing.
 */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Of a pack nobody can guess. */
export function newSeed(): Seed {
  return `chacha20:${randomBytes(32).toString('hex')}`;
}

function letters(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
