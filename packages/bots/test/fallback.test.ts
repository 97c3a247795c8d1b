import { rulesFor, VARIANTS } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { botMatch, recordOf } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { ROSTER } from '../src/roster.ts';
import { makeBot } from './make-bot.ts';

const LEARNED = Object.keys(ROSTER).filter((name) => ROSTER[name]!.needsNetworks);
const UNLEARNED = VARIANTS.filter((variant) => variant !== 'nanjing');

/** The record of a round in which the bot plays every seat. */
function roundOf(name: string, variant: (typeof VARIANTS)[number]): string {
  const rules = rulesFor(variant);
  return formatRecord(recordOf(rules, botMatch(makeBot(name), rules, `fallback ${variant}`)));
}

test.for(UNLEARNED)('learned bots play like expert-1 in a game they have not learned: %s', (variant) => {
  const expected = roundOf('expert-1', variant);
  for (const name of LEARNED) expect(roundOf(name, variant), name).toBe(expected);
});

test('learned bots do not play like expert-1 in the game they have learned', () => {
  const expert = roundOf('expert-1', 'nanjing');
  for (const name of LEARNED) expect(roundOf(name, 'nanjing'), name).not.toBe(expert);
});
