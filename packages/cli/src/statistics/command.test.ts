import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const GAMES = fileURLToPath(new URL('../../../../games', import.meta.url));

const statistics = (...args: string[]) => runRecorded(['statistics', ...args], [], GAMES);

describe('statistics', () => {
  test('show a player beside people, experts and net-1', async () => {
    const { code, out, err } = await statistics('nanjing.schupf', '--player', 'Wei', '--lang', 'en');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Wei · nanjing · 12 rounds$/m);
    expect(out).not.toContain('Mei');
    expect(out).toMatch(/^Figure +Cases +People +Experts +net-1$/m);
    expect(out).toMatch(/^Grand Tichu called +\(16\.7%\) +12 +7\.8% +13\.6% +\d/m);
    expect(out).toMatch(/^Points ahead per round +\(\+58\)/m);
    expect(out).toContain('People: 21,264,935 rounds');
  });

  test('have intervals if the terminal is wide enough', async () => {
    const { out } = await runRecorded(['statistics', 'nanjing.schupf', '--lang', 'en'], [], GAMES, 120);
    expect(out).toMatch(/^Figure +95% +Cases +People +Experts +net-1$/m);
    expect(out).toMatch(/^Grand Tichu called +\(16\.7%\) +5–45% +12 +7\.8%/m);
  });

  test('add up several files by player name, and keep different games apart', async () => {
    const { out } = await statistics('nanjing.schupf', 'nanjing.schupf', 'trichu.schupf', '--lang', 'en');
    expect(out).toMatch(/^Wei · nanjing · 24 rounds$/m);
    expect(out).toMatch(/· trichu · \d+ rounds$/m);
    expect(out.match(/ · nanjing · /g)).toHaveLength(4);
  });

  test.each([
    ['de', /Großes Tichu angesagt +\(16,7.%\)/],
    ['fr', /Grand Tichu annoncé +\(16,7.%\)/],
    ['hu', /Nagy ticsut mondott +\(16,7.?%\)/],
  ])('are available in %s', async (language, line) => {
    const { out } = await statistics('nanjing.schupf', '--player', 'Wei', '--lang', language);
    expect(out).toMatch(line);
  });

  test('are available as JSON', async () => {
    const { out } = await statistics('nanjing.schupf', '--json');
    const { players, comparisons } = JSON.parse(out);
    expect(players).toHaveLength(4);
    expect(players[0]).toMatchObject({ name: 'Wei', variant: 'nanjing', matches: 1, rounds: 12 });
    expect(players[0].figures['grand-made']).toMatchObject({ unit: 'share', cases: 2, value: 0.5 });
    expect(comparisons.people['tichu-called'].cases).toBe(85_059_740);
  });

  test('count only the part of a damaged record before the damage', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'schupf-')), 'damaged.schupf');
    const text = readFileSync(join(GAMES, 'nanjing.schupf'), 'utf8');
    writeFileSync(path, text.replace(/(round 3\n[\s\S]*?\n1\. . )[^,]+,/, '$1-,'));
    const { code, out, err } = await statistics(path, '--lang', 'en');
    expect(code).toBe(1);
    expect(out).toMatch(/^Wei · nanjing · 2 rounds$/m);
    expect(err).toMatch(/^.*damaged\.schupf: the record is damaged, and the rest isn’t counted: .+\n$/);
  });
});

test.each([
  [[], 'statistics needs a file: schupf statistics FILE'],
  [['none.schupf'], 'cannot read none.schupf: file not found'],
  [['README.md'], 'README.md:1:1: a record begins with the line "schupf 1"'],
  [['nanjing.schupf', '--player', 'Zoe'], 'no player is called "Zoe": use Wei, Mei, Jun, Lin'],
])('refuses %j with a one-line message', async (args, problem) => {
  const { code, out, err } = await statistics(...args);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `schupf: ${problem}\n` });
});
