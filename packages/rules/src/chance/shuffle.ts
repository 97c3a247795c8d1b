import type { Card } from '../card.ts';
import type { Rules } from '../rules.ts';
import { type Bits, chacha20, chachaBlock, xoshiro128 } from './generators.ts';

/**
 * A seed names the algorithm that turns it into a shuffle, so an old record always deals the same hands:
 * `xoshiro128:any text` or `chacha20:` and 64 hexadecimal digits. A match has one seed per round: `roundSeed` appends
 * a slash and the round number. For xoshiro128 this is just more text, for chacha20 it is the stream number.
 */
export type Seed = `${string}:${string}`;

/** The pack shuffled by the seed. Throws for a text that `isSeed` rejects. */
export function shuffledPack(rules: Rules, seed: Seed): Card[] {
  const bits = bitsOf(seed);
  if (bits === null)
    throw new Error('not a seed: use xoshiro128:TEXT or chacha20: and 64 hexadecimal digits');
  return shuffle([...rules.pack], bits);
}

export function isSeed(text: string): text is Seed {
  return bitsOf(text) !== null;
}

/** The random source of a seed; null if the text is not a seed. */
export function bitsOf(seed: string): Bits | null {
  const colon = seed.indexOf(':');
  const value = seed.slice(colon + 1);
  switch (seed.slice(0, Math.max(colon, 0))) {
    case 'xoshiro128':
      return xoshiro128(value);
    case 'chacha20':
      return chachaBits(value);
    default:
      return null;
  }
}

/** The seed for one round of a match with this seed. */
export function roundSeed(match: Seed, round: number): Seed {
  return `${match}/${round}`;
}

function chachaBits(value: string): Bits | null {
  const parts = /^([0-9a-f]{64})(?:\/([1-9]\d{0,8}))?$/.exec(value);
  return parts === null ? null : chacha20(keyWords(parts[1]!), Number(parts[2] ?? 0));
}

/** A place in the random output of a seed: three whole numbers below 2^32. */
export type Place = readonly [number, number, number];

/**
 * 32 random bits, as a signed integer, that depend only on the seed and the place. With a `chacha20` seed, the bits
 * cannot be predicted from those at other places. With any other text, the bits at a few places may reveal the others.
 */
export function bitsAt(seed: string, place: Place): number {
  const key = /^chacha20:([0-9a-f]{64})$/.exec(seed)?.[1];
  if (key === undefined) return xoshiro128(`${seed}/${place.join('.')}`)();
  return chachaBlock(keyWords(key), 0, place)[0]! | 0;
}

/** Fisher–Yates, in place. */
export function shuffle<Item>(items: Item[], bits: Bits): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const chosen = below(last + 1, bits);
    const item = items[last]!;
    items[last] = items[chosen]!;
    items[chosen] = item;
  }
  return items;
}

const TWO_TO_32 = 0x1_0000_0000;

/**
 * A whole number from 0 to `limit` - 1, each equally likely, for limits up to two million. The draw is scaled down to
 * the limit; draws that would favour some numbers are discarded.
 */
export function below(limit: number, bits: Bits): number {
  let draw = bits() >>> 0;
  let rest = Math.imul(draw, limit) >>> 0;
  if (rest < limit) {
    const uneven = TWO_TO_32 % limit;
    while (rest < uneven) {
      draw = bits() >>> 0;
      rest = Math.imul(draw, limit) >>> 0;
    }
  }
  return Math.floor((draw * limit) / TWO_TO_32) | 0;
}

/** The key as 32-bit words, lowest byte first, as ChaCha reads them. */
function keyWords(hex: string): number[] {
  return Array.from({ length: 8 }, (_, word) => {
    const bytes = hex.slice(word * 8, word * 8 + 8).match(/../g)!;
    return bytes.reduceRight((sum, byte) => sum * 256 + Number.parseInt(byte, 16), 0);
  });
}
