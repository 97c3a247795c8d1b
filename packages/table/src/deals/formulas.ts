import {
  asciiBytes,
  below,
  bitsOf,
  bytesOfHex,
  hexOf,
  hmacSha256,
  type Player,
  type Rules,
  type Seat,
  type Seed,
  sha256,
  shuffle,
} from '@schupf/rules';
import type { RematchSeats } from '../agreements.ts';

/** What a table commits itself to before a match. docs/fair-deals.md has the whole protocol. */
export interface DealsContext {
  /** An id of the table that opens nothing: it stands in records. */
  readonly table: string;
  readonly match: number;
  /** How the chairs are arranged for the match. */
  readonly seats: RematchSeats;
}

/** A player's contribution to the seeds of a match. */
export interface Contribution {
  /** Their chair before the seats were arranged. */
  readonly chair: Player;
  readonly hash: string;
  /** 32 hexadecimal digits; null if it has not arrived. */
  readonly salt: string | null;
}

/** Everything that the seeds of a match follow from. */
export interface DealsSource {
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** In the order of the chairs. */
  readonly contributions: readonly Contribution[];
}

const SECRET = /^[0-9a-f]{64}$/;
const SALT = /^[0-9a-f]{32}$/;

/** Whether a text is a secret, or a hash of one or of a salt. */
export function isDigest(text: unknown): text is string {
  return typeof text === 'string' && SECRET.test(text);
}

export function isSalt(text: unknown): text is string {
  return typeof text === 'string' && SALT.test(text);
}

export function commitmentOf({ table, match, seats }: DealsContext, secret: string): string {
  return digestOf(`schupf-deals 1 ${table} ${match} ${seats} ${secret}`);
}

/** The hash contains the commitment, so it proves that its sender had the commitment before. */
export function saltHashOf(commitment: string, salt: string): string {
  return digestOf(`schupf-salt 1 ${commitment} ${salt}`);
}

/** The seed of the draw for the seats and the first dealer. */
export function drawSeedOf(source: DealsSource): Seed {
  return seedOf(source, 'draw');
}

export function packSeedOf(source: DealsSource, round: number): Seed {
  return seedOf(source, `round ${round}`);
}

function seedOf({ secret, contributions }: DealsSource, purpose: string): Seed {
  // The hash stands for a salt that is missing, so that every part of a record is bound to the cards.
  const salts = contributions.map(({ chair, hash, salt }) => `${chair + 1}:${salt ?? hash}`);
  const message = ['schupf-seed 1', ...salts, purpose].join(' ');
  return `chacha20:${hexOf(hmacSha256(bytesOfHex(secret), asciiBytes(message)))}`;
}

/** The first dealer and a random order of the players, from a seed. */
export function drawFrom(rules: Rules, seed: Seed): { readonly dealer: Seat; readonly lot: Player[] } {
  const bits = bitsOf(seed)!;
  const dealer = below(rules.seats, bits);
  return { dealer, lot: shuffle([...Array(rules.players).keys()], bits) };
}

/** For each player of the next match, their chair before. `lot` is the order if the seats are drawn. */
export function chairsBefore(seats: RematchSeats, lot: readonly Player[]): readonly Player[] {
  const last = lot.length - 1;
  switch (seats) {
    case 'kept':
      return [...lot.keys()];
    case 'rotated':
      // The first player stays while the others move, so that partners change every time.
      return [...lot.keys()].map((player) => (player === 0 ? 0 : player === 1 ? last : player - 1));
    case 'drawn':
      return lot;
  }
}

function digestOf(text: string): string {
  return hexOf(sha256(asciiBytes(text)));
}
