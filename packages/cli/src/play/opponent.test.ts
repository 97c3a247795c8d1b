import { type Call, rulesFor, type SeatAction, setUp, type Variant, viewFor } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { suggest, suggestBomb } from './opponent.ts';

interface Puzzle {
  readonly hand: string;
  /** Who has laid what. */
  readonly top?: readonly [seat: number, cards: string];
  readonly calls?: readonly (Call | null)[];
  readonly played?: readonly number[];
  readonly finished?: readonly number[];
  readonly others?: readonly string[];
  readonly variant?: Variant;
  readonly window?: boolean;
}

/** What a simple player does at the first seat; partners sit at even seats. */
function does({ hand, top, variant = 'nanjing', window = false, ...more }: Puzzle): string {
  const rules = rulesFor(variant);
  const others = more.others ?? ['P2 P3 P4 P5', 'J2 J3 J4 J6', 'T2 T3 T4 T5', 'SQ', 'JQ'];
  const made = setUp(rules, {
    phase: 'play',
    turn: 0,
    window,
    hands: [hand, ...others].slice(0, rules.seats).map((text) => parseCards(text)!),
    trick: top === undefined ? [] : [{ seat: top[0], cards: parseCards(top[1])!, phoenixAs: [] }],
    calls: more.calls ?? [],
    played: more.played ?? [0],
    finished: more.finished ?? [],
  });
  if (!made.ok) throw new Error(made.problem);
  const view = viewFor(made.position, 0);
  return say(window ? suggestBomb(view, 0) : suggest(view, 0));
}

function say(action: SeatAction | null): string {
  if (action === null) return 'nothing';
  return 'cards' in action ? formatCards(action.cards) : action.type;
}

const PARTNER_CALLED = [null, null, 'tichu', null] as const;

test('a partner who has called keeps his tricks', () => {
  const puzzle = { hand: 'S5 J7 PK', top: [2, 'S4'] as const };
  expect(does(puzzle)).toBe('S5');
  expect(does({ ...puzzle, calls: PARTNER_CALLED })).toBe('pass');
});

test('nobody goes out before a partner who has called', () => {
  const puzzle = { hand: 'SK', top: [3, 'TX'] as const };
  expect(does(puzzle)).toBe('SK');
  expect(does({ ...puzzle, calls: PARTNER_CALLED })).toBe('pass');
  expect(does({ ...puzzle, calls: PARTNER_CALLED, finished: [1], others: ['', 'J2 J3 J4 J6', 'T2'] })).toBe(
    'SK',
  );
  const bomb = { hand: 'J9 S9 P9 T9', top: [2, 'S4'] as const, window: true };
  expect(does(bomb)).toBe('J9 S9 P9 T9');
  expect(does({ ...bomb, calls: PARTNER_CALLED })).toBe('nothing');
});

test('the dog goes at once to a partner who has called, and late to nobody', () => {
  expect(does({ hand: 'DOG S2 S6 PK', calls: PARTNER_CALLED })).toBe('DOG');
  expect(does({ hand: 'DOG SK', others: ['P2 P3', '', 'T2 T3'], finished: [2] })).toBe('SK');
});

test('a strong hand calls, unless a partner has', () => {
  const puzzle = { hand: 'DRG PHX JA SA PA JK SK PK J9 S9', played: [] };
  expect(does(puzzle)).toBe('call');
  expect(does({ ...puzzle, calls: PARTNER_CALLED })).not.toBe('call');
  expect(does({ hand: 'S2 J5 P7 S9 TK', played: [] })).not.toBe('call');
});

test('no single is led to an opponent’s last card while there is something else', () => {
  const others = ['PA', 'J2 J3', 'T2 T3'];
  expect(does({ hand: 'S4 J8 S8', others })).toBe('J8 S8');
  expect(does({ hand: 'S4 SK', others })).toBe('SK');
});

test('four of a rank stay together as long as they can', () => {
  expect(does({ hand: 'J7 S7 P7 T7 SX', top: [3, 'S5'] })).toBe('SX');
});

test('a bomb is for opponents in danger, not for partners', () => {
  const hand = 'J7 S7 P7 T7 SX';
  expect(does({ hand, top: [3, 'SK'], window: true })).toBe('nothing');
  expect(does({ hand, top: [3, 'SK'], window: true, others: ['P2 P3 P4 P5', 'J2 J3 J4', 'T2'] })).toBe(
    'J7 S7 P7 T7',
  );
  expect(does({ hand, top: [2, 'SK'], window: true, others: ['P2', 'J2 J3 J4', 'T2'] })).toBe('nothing');
});
