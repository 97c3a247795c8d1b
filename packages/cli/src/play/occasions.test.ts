import {
  type Options,
  rulesFor,
  type SeatAction,
  type Setup,
  setUp,
  type TrickEntry,
  viewFor,
} from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { type Occasion, occasionsNow } from './occasions.ts';

interface Scene extends Partial<Omit<Setup, 'hands' | 'trick'>> {
  readonly hand?: string;
  readonly trick?: readonly TrickEntry[];
  readonly options?: Partial<Options>;
  readonly held?: SeatAction;
}

const BOMB = 'J7 S7 P7 T7 SX';
const cards = (text: string) => parseCards(text)!;
const laid = (seat: number, text: string): TrickEntry => ({ seat, cards: cards(text), phoenixAs: [] });
const passed = (seat: number): TrickEntry => ({ seat, pass: true });

/** The occasions of the first of four players while they have no duty. */
function occasions({ hand = BOMB, options = {}, held, ...more }: Scene): Occasion[] {
  const made = setUp(rulesFor('nanjing', options), {
    phase: 'play',
    hands: [hand, 'P2 P3 P4 P5', 'J2 J3 J4 J6', 'T2 T3 T4 T5'].map(cards),
    played: [0, 1, 2, 3],
    ...more,
  });
  if (!made.ok) throw new Error(made.problem);
  const claims = held === undefined ? [] : [{ id: '1', action: held }];
  const view = viewFor(made.position, 0);
  return occasionsNow({ view, status: { duties: [], ready: [] }, held: claims }, [0]);
}

const asked = (scene: Scene) => occasions(scene).map(({ type }) => type);

describe('a bomb', () => {
  const NEXT_BUT_ONE = { trick: [laid(1, 'SK')], turn: 2, window: true };

  test('is offered in the window after an opponent’s combination, to a player who holds one', () => {
    expect(asked(NEXT_BUT_ONE)).toEqual(['bomb']);
    expect(asked({ ...NEXT_BUT_ONE, hand: 'SX JX' })).toEqual([]);
  });

  test('is offered in the window, and not again after it', () => {
    expect(asked({ ...NEXT_BUT_ONE, window: false })).toEqual([]);
  });

  test('is not offered when it can be played in the next turn, unless there is a wish', () => {
    const next = { trick: [laid(3, 'SK')], turn: 0, window: true };
    expect(asked(next)).toEqual([]);
    expect(asked({ ...next, wish: 8 })).toEqual(['bomb']);
  });

  test('is offered on the player’s own side’s combination only after the last pass', () => {
    expect(asked({ trick: [laid(2, 'SK')], turn: 3, window: true })).toEqual([]);
    const done = [laid(2, 'SK'), passed(3), passed(0), passed(1)];
    expect(asked({ trick: done, turn: -1, window: true })).toEqual(['bomb']);
  });

  test('is not offered while another bomb is held', () => {
    const held = { type: 'bomb', seat: 0, cards: cards('J7 S7 P7 T7') } as const;
    expect(asked({ ...NEXT_BUT_ONE, held })).toEqual([]);
  });

  test('is offered once per combination', () => {
    const options = { bombTiming: 'first-come' } as const;
    const [one] = occasions({ options, trick: [laid(1, 'SK')], turn: 2 });
    const [same] = occasions({ options, trick: [laid(1, 'SK'), passed(2)], turn: 3 });
    const [other] = occasions({ options, trick: [laid(1, 'SK'), laid(2, 'SA')], turn: 3 });
    expect(one?.type).toBe('bomb');
    expect(same?.name).toBe(one?.name);
    expect(other).toBeUndefined();
    const [third] = occasions({ options, trick: [laid(3, 'SQ'), laid(1, 'SK')], turn: 2 });
    expect(third?.name).not.toBe(one?.name);
  });
});

test('asks an owner who owes their trick a bomb, and no other owner', () => {
  const own = { trick: [laid(0, 'SK'), passed(1), passed(2), passed(3)], turn: 0, wish: 7 } as const;
  expect(asked(own)).toEqual(['duty']);
  expect(asked({ ...own, wish: 8 })).toEqual([]);
});

test('offers Tichu before another player’s first lead, to players who have not called', () => {
  const start = { hand: 'SX JX', played: [], turn: 1 };
  expect(asked(start)).toEqual(['tichu']);
  expect(asked({ ...start, calls: ['tichu', null, null, null] })).toEqual([]);
  expect(asked({ ...start, turn: 0 })).toEqual([]);
});

test('asks to confirm the exchange once, and again if someone calls in the meantime', () => {
  const gifts = [1, 2, 3].map((to, at) => ({ to, cards: cards(['J7', 'S7', 'P7'][at]!) }));
  const push = { phase: 'push', laid: [gifts, null, null, null] } as const;
  const [before] = occasions(push);
  const [after] = occasions({ ...push, calls: [null, 'tichu', null, null] });
  expect(before?.type).toBe('exchange');
  expect(after?.type).toBe('exchange');
  expect(after?.name).not.toBe(before?.name);
});
