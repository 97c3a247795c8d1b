import type { Choice } from '@schupf/bots';
import { DOG, DRAGON, type Rules, rulesFor, VARIANTS } from '@schupf/rules';
import { fallbackAction } from '@schupf/runner';
import { expect, test } from 'vitest';
import { playBatch } from './batch.ts';
import { openPlayers, type Players } from './players.ts';
import type { Arena } from './sitting.ts';

const NO_REASONS = { reasons: [] };

/** Takes the fallback action whenever it has to act. */
const steady: Players = {
  choose(view, seat) {
    if (view.open.window) return null;
    const action = fallbackAction(view, seat);
    return action === null ? null : { action, ...NO_REASONS };
  },
  close: () => {},
};

function arenaOf(rules: Rules, a: Players, b: Players): Arena {
  return { rules, seed: 'xoshiro128:duplicate', milliseconds: 100, players: { a, b }, clock: null };
}

test.each(VARIANTS)('%s: a deterministic bot is exactly as good as itself on every deal', async (variant) => {
  const { scores, tallies } = await playBatch(arenaOf(rulesFor(variant), steady, steady), {
    first: 1,
    deals: 10,
  });
  expect(scores).toHaveLength(10);
  for (const [first, second] of scores) expect(first + second).toBe(0);
  expect(tallies.a.faults + tallies.b.faults).toBe(0);
});

const TABLES: [string, Rules][] = [
  ...VARIANTS.map((variant): [string, Rules] => [variant, rulesFor(variant)]),
  ['grandseigneur, 12', rulesFor('grandseigneur', {}, 12)],
  ['nanjing, first come', rulesFor('nanjing', { bombTiming: 'first-come', selfOvertake: true })],
  ['nanjing, bombs on turn', rulesFor('nanjing', { bombTiming: 'turn-only', wishObligation: 'mandatory' })],
  ['nanjing, one by one', rulesFor('nanjing', { dealMethod: 'take-one-by-one' })],
  ['nanjing, in order', rulesFor('nanjing', { grandTichuDecision: 'sequential-visible' })],
  ['nanjing, in secret', rulesFor('nanjing', { grandTichuDecision: 'simultaneous-hidden' })],
];

test.each(TABLES)('random bots never break the rules: %s', async (_name, rules) => {
  const random = await openPlayers('random', rules.variant);
  const { tallies } = await playBatch(arenaOf(rules, random, random), { first: 1, deals: 25 });
  expect(tallies.a.faults + tallies.b.faults).toBe(0);
  expect(tallies.a.rounds).toBe(50);
});

const FOOLISH: [string, () => Choice | null][] = [
  ['never answers', () => null],
  ['answers for the table', () => ({ action: { type: 'gather' }, ...NO_REASONS }) as unknown as Choice],
  ['answers nonsense', () => ({ action: null, ...NO_REASONS }) as unknown as Choice],
  ['acts for another seat', () => ({ action: { type: 'pass', seat: 3 }, ...NO_REASONS })],
  [
    'plays cards it does not hold',
    () => ({ action: { type: 'play', seat: 0, cards: [DRAGON, DOG] }, ...NO_REASONS }),
  ],
];

test.each(FOOLISH)('counts the faults of a player who %s, and the round continues', async (_name, choose) => {
  for (const variant of VARIANTS) {
    const foolish: Players = { choose, close: () => {} };
    const { scores, tallies } = await playBatch(arenaOf(rulesFor(variant), foolish, steady), {
      first: 1,
      deals: 2,
    });
    expect(scores).toHaveLength(2);
    expect(tallies.a.faults).toBeGreaterThan(20);
    expect(tallies.b.faults).toBe(0);
  }
});

test('scores are the same for synchronous and asynchronous answers', async () => {
  const random = await openPlayers('random', 'nanjing');
  const slow: Players = {
    choose: async (view, seat, context) => random.choose(view, seat, context),
    close: () => {},
  };
  const rules = rulesFor('nanjing');
  const [synchronous, asynchronous] = await Promise.all(
    [random, slow].map((players) => playBatch(arenaOf(rules, players, players), { first: 1, deals: 5 })),
  );
  expect(asynchronous!.scores).toEqual(synchronous!.scores);
});
