import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { asciiBytes, bytesOfHex, hexOf, hmacSha256, sha256 } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the digest of "%s" is the one in FIPS 180-4', (text, digest) => {
  expect(hexOf(sha256(asciiBytes(text)))).toBe(digest);
});

test('digests are those of Node, for messages that end at every place in a block', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('keyed digests are those of Node, for keys shorter and longer than a block', () => {
  for (const length of [0, 1, 31, 32, 63, 64, 65, 150]) {
    const key = Uint8Array.from({ length }, (_, index) => (index * 91 + 7) & 255);
    for (const message of ['', 'round 1', 'x'.repeat(300)].map(asciiBytes))
      expect(hexOf(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

test('bytes and hexadecimal digits undo each other', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(bytesOfHex(hexOf(bytes))).toEqual(bytes);
});
