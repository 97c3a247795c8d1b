import { rulesFor, setUp, type Variant, viewFor } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import type { TableView } from '@schupf/table';
import { expect, test } from 'vitest';
import { turns } from '../i18n/en/turns.ts';
import { conditionText, passConditions, passingText } from './pass-conditions.ts';

/** What the first player sees when the seat before them has played these cards. */
function seen(cards: string, { variant = 'nanjing' as Variant, turn = 1, by = 3 } = {}): TableView {
  const rules = rulesFor(variant, { bombTiming: 'turn-only' });
  const hands = Array.from({ length: rules.seats }, (_, seat) => parseCards(`${'SJPT'[seat % 4]}3`)!);
  const setup = setUp(rules, {
    phase: 'play',
    hands: variant === 'nanjing' ? hands : hands.map((hand, seat) => (seat < 4 ? hand : [])),
    trick: [{ seat: by, cards: parseCards(cards)!, phoenixAs: [] }],
    turn,
    played: [0, 1, 2, 3],
  });
  if (!setup.ok) throw new Error(setup.problem);
  const status = { turn: 7, duties: [{ seat: turn, kind: 'turn' }] };
  return {
    view: viewFor(setup.position, 0),
    status,
    held: [],
    conditionalPasses: [],
  } as unknown as TableView;
}

test('offers only what is not so already', () => {
  expect(passConditions(seen('SX'), 0)).toEqual({
    opponent: true,
    points: [15, 20, 25],
    ranks: [11, 12, 13, 14],
  });
  expect(passConditions(seen('SQ JQ'), 0)).toEqual({
    opponent: true,
    points: [10, 15, 20],
    ranks: [12, 13],
  });
});

test('offers nothing above a bomb, and on the player’s turn no owner who is an opponent', () => {
  expect(passConditions(seen('S4 J4 P4 T4'), 0).ranks).toEqual([]);
  expect(passConditions(seen('S4', { turn: 0 }), 0).opponent).toBe(false);
  expect(passConditions(seen('S4', { turn: 0, by: 2 }), 0).opponent).toBe(true);
});

test('offers only ranks in games without points and teams', () => {
  const { opponent, points, ranks } = passConditions(seen('SK', { variant: 'grandseigneur' }), 0);
  expect({ opponent, points, ranks }).toEqual({ opponent: false, points: [], ranks: [13, 14] });
});

test('says what the player has said', () => {
  const { passing } = turns;
  expect(conditionText({ type: 'higher', than: 12 }, 'Q', passing)).toBe('something above Q is played');
  expect(passingText({ type: 'points', points: 15 }, '', passing)).toBe(
    'Passing until the trick is worth 15 points',
  );
});
