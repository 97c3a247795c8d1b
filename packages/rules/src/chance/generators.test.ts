import { expect, test } from 'vitest';
import { type Bits, chacha20, chachaBlock, xoshiro128 } from './generators.ts';

/** Groups bytes into words as ChaCha does: four per word, the least significant first. */
function words(hex: string): number[] {
  const bytes = hex.match(/../g)!.map((byte) => Number.parseInt(byte, 16));
  return Array.from({ length: bytes.length / 4 }, (_, word) =>
    bytes.slice(word * 4, word * 4 + 4).reduceRight((sum, byte) => sum * 256 + byte, 0),
  );
}

const draw = (bits: Bits, count: number) => Array.from({ length: count }, bits);
const hex = (drawn: Iterable<number>) =>
  [...drawn].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ');

test('ChaCha20 produces the block in RFC 8439, section 2.3.2', () => {
  const key = words('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  const nonce = words('000000090000004a00000000');
  expect(hex(chachaBlock(key, 1, nonce))).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  );
});

test('ChaCha20 with an all-zero key, nonce and counter produces the stream in RFC 8439, appendix A.1', () => {
  const bits = chacha20(new Array(8).fill(0));
  expect(hex(draw(bits, 16))).toBe(
    'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
      '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  );
  expect(hex(draw(bits, 4)), 'the second block').toBe('bee7079f 7a385155 7c97ba98 0d082d73');
});

test.each([
  ['', '79a05ea7 9f37c012 d2c08879 1aa02785 7c7e26bc 89b1d64a'],
  ['1', '14df3f79 26300235 d6d02423 2a8e5704 743c9fa5 559fd417'],
  ['Schupf', '2885d21b 2a186a97 7430eaba fe324ed8 ebd63700 d1ca78e9'],
])('xoshiro128** seeded with "%s" always draws the same numbers', (seed, drawn) => {
  expect(hex(draw(xoshiro128(seed), 6))).toBe(drawn);
});
