import { readFileSync } from 'node:fs';
import { ROSTER } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';
import { rulesFor, setUp, viewFor, xoshiro128 } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { LEVELS } from '../home/choice.ts';
import { games } from '../i18n/en/games.ts';

const STRENGTH = readFileSync(new URL('../../../../docs/strength.md', import.meta.url), 'utf8');

/** The share of hands on which a player calls Tichu or Grand Tichu, from docs/strength.md; null if it is not there. */
function callsOf(player: string): number | null {
  const table = STRENGTH.slice(STRENGTH.indexOf('## How they call'));
  const row = table.split('\n').find((line) => line.startsWith(`| ${player} |`));
  if (row === undefined) return null;
  const [tichu, , grand] = row.split('|').slice(2);
  return Number.parseFloat(tichu!) + Number.parseFloat(grand!);
}

test('what a bot’s manner says about its calls agrees with the measurements', () => {
  const people = callsOf('people')!;
  const measured = Object.entries({ ...games.formerLevels, ...games.levels }).flatMap(([bot, { manner }]) => {
    const calls = callsOf(`\`${bot}\``);
    return calls === null ? [] : [{ bot, manner, calls }];
  });
  expect(measured.map(({ bot }) => bot)).toEqual(expect.arrayContaining(Object.keys(games.formerLevels)));
  for (const { bot, manner, calls } of measured) {
    if (manner.includes('never calls')) expect(calls, bot).toBe(0);
    else expect(calls, bot).toBeGreaterThan(0);
    if (manner.includes('Rarely calls')) expect(calls, bot).toBeLessThan(people * 0.75);
    if (manner.includes('Cautious caller')) expect(calls, bot).toBeLessThan(people);
    if (manner.includes('Calls readily')) expect(calls, bot).toBeGreaterThan(people * 0.75);
    if (manner.includes('Bold caller')) expect(calls, bot).toBeGreaterThan(people * 1.15);
  }
});

test.each(LEVELS)('%s may call with the best cards, unless its manner says that it never calls', (level) => {
  const rules = rulesFor('nanjing');
  const best = parseCards('DRG PHX JA SA PA TA JK SK PK TK JQ SQ PQ TQ')!;
  const others = rules.pack.filter((card) => !best.includes(card));
  const hands = [best, ...[0, 1, 2].map((seat) => others.slice(14 * seat, 14 * seat + 14))];
  const start = setUp(rules, { phase: 'play', hands, turn: 0 });
  if (!start.ok) throw new Error(start.problem);
  const bot = ROSTER[level]!.make({ networks: loadNetworks() });
  const actions = Array.from({ length: 20 }, (_, deal) => {
    const context = { random: xoshiro128(`best cards ${deal}`), outOfTime: () => true };
    return bot.choose(viewFor(start.position, 0), 0, context)?.action.type;
  });
  const neverCalls = games.levels[level].manner.includes('never calls');
  expect(actions.includes('call')).toBe(!neverCalls);
  expect(actions).not.toContain(undefined);
});
