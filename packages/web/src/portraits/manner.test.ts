import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../i18n/en/games.ts';

const STRENGTH = readFileSync(new URL('../../../../docs/strength.md', import.meta.url), 'utf8');

/** The share of hands on which a player calls Tichu or Grand Tichu, from the table in docs/strength.md. */
function callsOf(player: string): number {
  const table = STRENGTH.slice(STRENGTH.indexOf('## How they call'));
  const row = table.split('\n').find((line) => line.startsWith(`| ${player} |`));
  if (row === undefined) throw new Error(`docs/strength.md does not say how often ${player} calls`);
  const [tichu, , grand] = row.split('|').slice(2);
  return Number.parseFloat(tichu!) + Number.parseFloat(grand!);
}

test('what a bot’s manner says about its calls agrees with the measurements', () => {
  const people = callsOf('people');
  for (const [level, { manner }] of Object.entries(games.levels)) {
    const calls = callsOf(`\`${level}\``);
    if (manner.includes('never calls')) expect(calls, level).toBe(0);
    else expect(calls, level).toBeGreaterThan(0);
    if (manner.includes('Rarely calls')) expect(calls, level).toBeLessThan(people * 0.75);
    if (manner.includes('Bold caller')) expect(calls, level).toBeGreaterThan(people * 1.15);
  }
});
