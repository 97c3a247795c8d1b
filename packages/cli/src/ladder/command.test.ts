import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROSTER } from '@schupf/bots';
import { afterAll, expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';
import { pairsOf } from './pairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'schupf-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('neighbours play each other, and every bot plays the anchor', () => {
  const pairs = pairsOf(['random', 'anchor', 'good', 'better'], 'anchor').map(({ a, b }) => `${a}-${b}`);
  expect(pairs).toEqual(['anchor-random', 'good-anchor', 'better-anchor', 'better-good']);
});

const [weak, strong] = Object.keys(ROSTER);

test.skipIf(strong === undefined)('the page says what was measured and how to repeat it', async () => {
  const args = [
    'ladder',
    '--bots',
    `${weak},${strong}`,
    '--anchor',
    weak!,
    '--deals',
    '8',
    '--out',
    'page.md',
  ];
  const { code, out, err } = await runRecorded([...args, '--threads', '1'], [], folder);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/ against .*: [+−]\d+\.\d+ ± \d+\.\d+ \(8 deals\)\nwritten: page\.md\n$/);
  const page = readFileSync(join(folder, 'page.md'), 'utf8');
  expect(page).toContain('This page is generated.');
  expect(page).toContain(`npm run -s schupf -- ladder --`);
  expect(page).toContain(`| \`${weak}\` | 0 | the anchor |`);
  const [, points] = /: ([+−]\d+\.\d+) ± /.exec(out)!;
  expect(page).toContain(`| \`${strong}\` | ${points} |`);
  expect(page).toContain(`| \`${strong}\` | \`${weak}\` | ${points} |`);
  expect(page.match(/\n## /g)).toHaveLength(4);
});

test.each([
  { args: ['--bots', 'nobody', '--anchor', 'random'], says: 'unknown bot "nobody"' },
  { args: ['--bots', 'random', '--anchor', 'random'], says: 'a ladder needs at least two bots' },
  { args: ['--variant', 'let'], says: 'a ladder counts points: use a game with teams' },
  { args: ['--bots', 'random', '--anchor', 'nobody'], says: 'unknown bot "nobody"' },
])('refuses $args and says why', async ({ args, says }) => {
  const { code, err } = await runRecorded(['ladder', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(says);
});
