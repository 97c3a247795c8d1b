import { createHash } from 'node:crypto';
import { rulesFor, VARIANTS } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { botMatch, recordOf } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { ROSTER } from '../src/roster.ts';
import { makeBot } from './make-bot.ts';

/**
 * What has been measured under a name never plays differently under it: a better player gets a new version. These are
 * digests of two rounds of each variant. A digest that is missing is new; one that has changed is an old bot that has
 * changed, and must not be written anew.
 */
const PLAYED: Readonly<Record<string, string>> = {
  random: '396df97538b10c57',
  'planner-1': 'f984e4b755d22b6b',
  'beginner-1': '8eab4c3f0501240e',
  'club-1': '2cff6b661193f8ec',
  'expert-1': 'f2e31dc9a2f0792f',
  'search-1': 'f859c0400b884eca',
  'net-1-casual': 'bd13a82a81f70663',
  'net-1': '04de2adb42e2ecf5',
  'net-1-quick': '4b6c0176b9d39b58',
  'net-1-deep': '4b6c0176b9d39b58',
  'net-1-deepest': '4b6c0176b9d39b58',
};
/** A searching bot imagines so many worlds before it is out of time. */
const PATIENCE = 4;

test.each(Object.keys(ROSTER))('%s plays as it always has', (name) => {
  const digest = createHash('sha256');
  for (const variant of VARIANTS) {
    const rules = rulesFor(variant);
    const match = botMatch(makeBot(name), rules, `frozen ${variant}`, {
      rounds: 2,
      patience: () => PATIENCE,
    });
    digest.update(formatRecord(recordOf(rules, match)));
  }
  expect(digest.digest('hex').slice(0, 16)).toBe(PLAYED[name]);
});
