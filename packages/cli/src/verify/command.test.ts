import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

/** A match at a server: two people added salts, a third withheld theirs. */
const FAIR = readFileSync(new URL('fair.schupf', import.meta.url), 'utf8');
const GAMES = fileURLToPath(new URL('../../../../games', import.meta.url));

function verify(text: string, ...flags: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-'));
  writeFileSync(join(folder, 'match.schupf'), text);
  return runRecorded(['verify', 'match.schupf', ...flags], [], folder);
}

test('prints what was checked', async () => {
  const { code, out, err } = await verify(FAIR);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')).toEqual([
    'match.schupf: Deals verified',
    '- The table’s secret is the one it committed to before anything else.',
    '- Salts from Ada and Ben: each fits the hash that was sent before.',
    '- No salt came from Cai, although its hash had. They could have chosen between two sets of deals.',
    '- The seats and the first dealer follow from the secret and the salts.',
    '- So do all cards of 2 rounds.',
    '- Every move is legal with these cards.',
    '',
  ]);
});

test('prints it in other languages', async () => {
  expect((await verify(FAIR, '--lang', 'de')).out).toContain('Karten geprüft');
});

test.each([
  ['a card', /^A: (\S+) (\S+)/m, 'A: $2 $1', 'The cards of round 1 don’t follow from its seed.'],
  ['a salt', /^(fair salt 1: \S+ )./m, '$1x', 'The line “fair salt 1” is missing, there twice, or damaged.'],
  ['a seed', /chacha20:./, 'chacha20:', 'The seed of round 1 doesn’t follow'],
  [
    'the commitment',
    /^fair commitment: .*$/m,
    `fair commitment: ${'0'.repeat(64)}`,
    'isn’t the one it committed to',
  ],
  ['the secret', /^fair secret: .*$/m, `fair secret: ${'0'.repeat(64)}`, 'isn’t the one it committed to'],
])('says what is wrong if %s was changed', async (_, pattern, replacement, problem) => {
  const { code, out } = await verify(FAIR.replace(pattern, replacement));
  expect(code).toBe(1);
  expect(out).toContain('The deals are not as promised');
  expect(out).toContain(problem);
});

test('says kindly that other records cannot be checked', async () => {
  const { code, out } = await runRecorded(['verify', 'trichu.schupf'], [], GAMES);
  expect(code).toBe(3);
  expect(out).toContain('The deals can’t be checked');
  expect(out).toContain('That’s normal');
});

test('refuses what is not a record', async () => {
  expect((await verify('hello')).code).toBe(2);
  expect((await runRecorded(['verify'])).code).toBe(2);
});
