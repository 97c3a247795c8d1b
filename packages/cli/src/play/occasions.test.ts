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
const played = (seat: number, text: string): TrickEntry => ({ seat, cards: cards(text), phoenixAs: [] });
const passed = (seat: number): TrickEntry => ({ seat, pass: true });

/** The occasions of the first of four players, who has no duty. */
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

const typesOf = (scene: Scene) => occasions(scene).map(({ type }) => type);

describe('a bomb', () => {
  const NEXT_BUT_ONE = { trick: [played(1, 'SK')], turn: 2, window: true };

  test('is offered in the window after an opponent’s combination if the player has one', () => {
    expect(typesOf(NEXT_BUT_ONE)).toEqual(['bomb']);
    expect(typesOf({ ...NEXT_BUT_ONE, hand: 'SX JX' })).toEqual([]);
  });

  test('is not offered again after the window', () => {
    expect(typesOf({ ...NEXT_BUT_ONE, window: false })).toEqual([]);
  });

  test('is not offered if it can be played on the next turn, unless there is a wish', () => {
    const next = { trick: [played(3, 'SK')], turn: 0, window: true };
    expect(typesOf(next)).toEqual([]);
    expect(typesOf({ ...next, wish: 8 })).toEqual(['bomb']);
  });

  test('is offered on a combination of the player’s side only after the last pass', () => {
    expect(typesOf({ trick: [played(2, 'SK')], turn: 3, window: true })).toEqual([]);
    const allPassed = [played(2, 'SK'), passed(3), passed(0), passed(1)];
    expect(typesOf({ trick: allPassed, turn: -1, window: true })).toEqual(['bomb']);
  });

  test('is not offered while the player’s bomb is waiting to be played', () => {
    const held = { type: 'bomb', seat: 0, cards: cards('J7 S7 P7 T7') } as const;
    expect(typesOf({ ...NEXT_BUT_ONE, held })).toEqual([]);
  });

  test('is offered once per combination', () => {
    const options = { bombTiming: 'first-come' } as const;
    const [first] = occasions({ options, trick: [played(1, 'SK')], turn: 2 });
    const [afterPass] = occasions({ options, trick: [played(1, 'SK'), passed(2)], turn: 3 });
    const [onPartner] = occasions({ options, trick: [played(1, 'SK'), played(2, 'SA')], turn: 3 });
    expect(first?.type).toBe('bomb');
    expect(afterPass?.name).toBe(first?.name);
    expect(onPartner).toBeUndefined();
    const [onHigher] = occasions({ options, trick: [played(3, 'SQ'), played(1, 'SK')], turn: 2 });
    expect(onHigher?.name).not.toBe(first?.name);
  });
});

test('asks the owner of a trick only if they have to bomb it', () => {
  const own = { trick: [played(0, 'SK'), passed(1), passed(2), passed(3)], turn: 0, wish: 7 } as const;
  expect(typesOf(own)).toEqual(['duty']);
  expect(typesOf({ ...own, wish: 8 })).toEqual([]);
});

test('offers Tichu before another player’s first lead if the player has not called', () => {
  const start = { hand: 'SX JX', played: [], turn: 1 };
  expect(typesOf(start)).toEqual(['tichu']);
  expect(typesOf({ ...start, calls: ['tichu', null, null, null] })).toEqual([]);
  expect(typesOf({ ...start, turn: 0 })).toEqual([]);
});

test('asks to confirm the exchange once, and again if someone calls in the meantime', () => {
  const gifts = [1, 2, 3].map((to, index) => ({ to, cards: cards(['J7', 'S7', 'P7'][index]!) }));
  const push = { phase: 'push', laid: [gifts, null, null, null] } as const;
  const [before] = occasions(push);
  const [after] = occasions({ ...push, calls: [null, 'tichu', null, null] });
  expect(before?.type).toBe('exchange');
  expect(after?.type).toBe('exchange');
  expect(after?.name).not.toBe(before?.name);
});
