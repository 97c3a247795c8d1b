/** A source of 32 random bits at a time, as a signed integer: an unsigned one would often be a boxed float. */
export type Bits = () => number;

/** xoshiro128**: fast and repeatable, for simulations, duplicate deals and tests; never for dealing to people. */
export function xoshiro128(text: string): Bits {
  const next = spread(text);
  const state = Int32Array.of(next(), next(), next(), next() | 1);
  return () => {
    const a = state[0]!;
    const b = state[1]!;
    const c = state[2]! ^ a;
    const d = state[3]! ^ b;
    state[0] = a ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = rotateLeft(d, 11);
    return Math.imul(rotateLeft(Math.imul(b, 5), 7), 9);
  };
}

/** Turns a text into a stream of well-mixed 32-bit words. */
function spread(text: string): Bits {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return () => {
    hash = (hash + 0x9e3779b9) | 0;
    let word = hash;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return word ^ (word >>> 16);
  };
}

/** "expand 32-byte k", the constant at the start of every ChaCha block. */
const CHACHA_CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const CHACHA_DOUBLE_ROUNDS = 10;

/**
 * The ChaCha20 key stream for a 256-bit key: cryptographically secure, for dealing to people. The stream number is the
 * first word of the nonce, the others are 0; blocks are counted from 0.
 */
export function chacha20(key: readonly number[], stream = 0): Bits {
  let counter = 0;
  let used = 16;
  let block: Uint32Array = new Uint32Array(16);
  return () => {
    if (used === 16) {
      block = chachaBlock(key, counter++, [stream, 0, 0]);
      used = 0;
    }
    return block[used++]! | 0;
  };
}

export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const start = Uint32Array.from([...CHACHA_CONSTANT, ...key, counter, ...nonce]);
  const state = start.slice();
  for (let round = 0; round < CHACHA_DOUBLE_ROUNDS; round++) {
    quarterRound(state, 0, 4, 8, 12);
    quarterRound(state, 1, 5, 9, 13);
    quarterRound(state, 2, 6, 10, 14);
    quarterRound(state, 3, 7, 11, 15);
    quarterRound(state, 0, 5, 10, 15);
    quarterRound(state, 1, 6, 11, 12);
    quarterRound(state, 2, 7, 8, 13);
    quarterRound(state, 3, 4, 9, 14);
  }
  return state.map((word, index) => word + start[index]!);
}

function quarterRound(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(state, a, b, d, 16);
  mix(state, c, d, b, 12);
  mix(state, a, b, d, 8);
  mix(state, c, d, b, 7);
}

function mix(state: Uint32Array, sum: number, addend: number, rotated: number, bits: number): void {
  state[sum]! += state[addend]!;
  state[rotated] = rotateLeft(state[rotated]! ^ state[sum]!, bits);
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
