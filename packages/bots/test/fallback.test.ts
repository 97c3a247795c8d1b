import { newMatch, rulesFor, trusted, VARIANTS, viewFor } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { botMatch, contextFor, recordOf } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { botsFor, problemWithBot, ROSTER } from '../src/roster.ts';
import { makeBot } from './make-bot.ts';
import { FALLS_BACK } from './support.ts';

const REFUSES = Object.keys(ROSTER).filter(
  (name) => ROSTER[name]!.generation !== undefined && !FALLS_BACK.includes(name),
);
const UNLEARNED = VARIANTS.filter((variant) => variant !== 'nanjing');

/** The record of a round in which the bot plays every seat. */
function roundOf(name: string, variant: (typeof VARIANTS)[number]): string {
  const rules = rulesFor(variant);
  return formatRecord(recordOf(rules, botMatch(makeBot(name), rules, `fallback ${variant}`)));
}

test.for(UNLEARNED)(
  'the first learned bots play like expert-1 in a game they have not learned: %s',
  (variant) => {
    const expected = roundOf('expert-1', variant);
    for (const name of FALLS_BACK) expect(roundOf(name, variant), name).toBe(expected);
  },
);

test('learned bots do not play like expert-1 in the game they have learned', () => {
  const expert = roundOf('expert-1', 'nanjing');
  for (const name of FALLS_BACK) expect(roundOf(name, 'nanjing'), name).not.toBe(expert);
});

test.for(VARIANTS)('later bots refuse a game that they have not learned: %s', (variant) => {
  const position = newMatch(rulesFor(variant));
  trusted.deal(position, position.rules.pack);
  const view = viewFor(position, 0);
  for (const name of REFUSES) {
    const problem = problemWithBot(name, variant);
    if (problem === null) continue;
    expect(() => makeBot(name).choose(view, 0, contextFor('refused'))).toThrow(problem);
  }
});

test('every game has bots, and a refusal names them', () => {
  for (const variant of VARIANTS) {
    const bots = botsFor(variant);
    expect(bots).toContain('expert-1');
    for (const name of Object.keys(ROSTER)) {
      const problem = problemWithBot(name, variant);
      if (bots.includes(name)) expect(problem).toBeNull();
      else expect(problem).toBe(`${name} has no networks for ${variant}: use ${bots.join(', ')}`);
    }
  }
  expect(problemWithBot('toString', 'nanjing')).toBe('there is no bot called toString');
});
