import { type Card, type Options, rulesFor, setUp, type View, viewFor } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import {
  actionFor,
  bestWith,
  bombsOf,
  canOnlyPass,
  completion,
  suggestions,
  usefulCards,
  waysToLay,
} from './plays.ts';

const cards = (text: string): Card[] => parseCards(text)!;

interface Puzzle {
  readonly hand: string;
  readonly top?: string;
  readonly turn?: number;
  readonly window?: boolean;
  readonly wish?: 8;
  readonly options?: Partial<Options>;
}

/** The person holds `hand` at the first seat; the one before him has laid `top`. */
function look({ hand, top = '', turn = 0, window = false, wish, options = {} }: Puzzle): View {
  const made = setUp(rulesFor('nanjing', options), {
    phase: 'play',
    hands: [cards(hand), cards('J2 J3 J4 PX'), cards('P2 P3'), cards('T2 T3')],
    trick: top === '' ? [] : [{ seat: 3, cards: cards(top), phoenixAs: [] }],
    turn,
    window,
    wish: wish ?? null,
    played: [0, 1, 2, 3],
  });
  if (!made.ok) throw new Error(made.problem);
  return viewFor(made.position, 0);
}

const names = (plays: readonly { readonly cards: Iterable<Card> }[]) =>
  plays.map((play) => formatCards([...play.cards]));

describe('what picked cards come to', () => {
  test('a play that beats what lies there', () => {
    const ways = waysToLay(look({ hand: 'S5 J5 S9', top: 'S4 P4' }), 0, cards('S5 J5'));
    expect(ways).toMatchObject({ ok: true, ways: [{ type: 'play', wish: 'none' }] });
  });

  test('or why they may not be laid', () => {
    const view = look({ hand: 'S5 J5 S9', top: 'S4 P4' });
    expect(waysToLay(view, 0, cards('S9'))).toMatchObject({ ok: false, refusal: { code: 'does-not-beat' } });
    expect(waysToLay(view, 0, cards('S5 S9'))).toMatchObject({
      ok: false,
      refusal: { code: 'no-combination' },
    });
    expect(waysToLay(look({ hand: 'S5', turn: 1 }), 0, cards('S5'))).toMatchObject({ ok: false });
  });

  test('a Phoenix that can be two things is asked for', () => {
    const ways = waysToLay(look({ hand: 'S5 J5 S9 J9 PHX' }), 0, cards('S5 J5 S9 J9 PHX'));
    expect(ways.ok && ways.ways.map(({ play }) => play.phoenixAs !== 0)).toEqual([true, true]);
  });

  test('while the window is open a play is judged as it will be held, and a bomb is a bomb', () => {
    const view = look({ hand: 'S9 J9 P9 T9 SA', top: 'SK', window: true });
    expect(waysToLay(view, 0, cards('SA'))).toMatchObject({ ok: true, ways: [{ type: 'play' }] });
    expect(waysToLay(view, 0, cards('S9 J9 P9 T9'))).toMatchObject({ ok: true, ways: [{ type: 'bomb' }] });
  });

  test('the Mah Jong may carry a wish, or must', () => {
    const lay = (options: Partial<Options>) => waysToLay(look({ hand: 'MJ S5', options }), 0, cards('MJ'));
    expect(lay({})).toMatchObject({ ways: [{ wish: 'may' }] });
    expect(lay({ wishObligation: 'mandatory' })).toMatchObject({ ways: [{ wish: 'must' }] });
    const ways = lay({});
    if (!ways.ok) throw new Error('no way');
    expect(actionFor(0, ways.ways[0]!, { wish: 8 })).toEqual({
      type: 'play',
      seat: 0,
      cards: cards('MJ'),
      wish: 8,
    });
  });
});

test('suggestions: lowest first when following, longest first when leading, bombs last', () => {
  expect(names(suggestions(look({ hand: 'S5 J5 S9 J9 P9 T9 DRG', top: 'S4' }), 0))).toEqual([
    'J5',
    'J9',
    'DRG',
    'J9 S9 P9 T9',
  ]);
  expect(names(suggestions(look({ hand: 'S5 J5 P5 S9 J9' }), 0))[0]).toBe('J5 S5 P5 J9 S9');
  expect(suggestions(look({ hand: 'S5', turn: 1 }), 0)).toEqual([]);
});

test('bombs out of turn are offered to whoever has them', () => {
  const view = look({ hand: 'S9 J9 P9 T9', top: 'SK', turn: 1, window: true });
  expect(names(bombsOf(view, 0))).toEqual(['J9 S9 P9 T9']);
  expect(bombsOf(look({ hand: 'S9 J9 P9 T8', top: 'SK', turn: 1, window: true }), 0)).toEqual([]);
});

test('a tap completes what is clear', () => {
  const view = look({ hand: 'S5 J5 S9 J9 P9', top: 'S4 P4' });
  expect(completion(view, 0, cards('S5')[0]!)).toHaveLength(2);
  expect(completion(look({ hand: 'S5 J5', top: 'S4' }), 0, cards('S5')[0]!)).toBeNull();
});

test('a tap completes with the card that was tapped, whichever of its rank the suggestion has', () => {
  const view = look({ hand: 'S5 J5 P5', top: 'S4 P4' });
  for (const card of cards('S5 J5 P5')) expect(completion(view, 0, card)).toContain(card);
});

describe('the best combination with a card', () => {
  const best = (puzzle: Puzzle, card: string) => {
    const found = bestWith(look(puzzle), 0, cards(card)[0]!);
    return found === null ? null : formatCards(found);
  };

  test('is the longest when leading', () => {
    expect(best({ hand: 'S5 J5 P5 S9 J9 SK' }, 'S9')).toBe('J5 S5 P5 J9 S9');
    expect(best({ hand: 'S5 J5 P5 S9 J9 SK' }, 'SK')).toBe('SK');
  });

  test('is the lowest that wins when following, a bomb only if nothing else does', () => {
    expect(best({ hand: 'S5 J5 P5 SK JK', top: 'S4 P4' }, 'P5')).toBe('P5 S5');
    expect(best({ hand: 'S3 SK', top: 'S4' }, 'S3')).toBeNull();
    expect(best({ hand: 'S6 J6 P6 T6 SK', top: 'S7' }, 'S6')).toBe('J6 S6 P6 T6');
  });

  test('is a bomb out of turn, or nothing', () => {
    const waiting = { top: 'SK', turn: 1, window: true };
    expect(best({ hand: 'S9 J9 P9 T9 SA', ...waiting }, 'P9')).toBe('J9 S9 P9 T9');
    expect(best({ hand: 'S9 J9 P9 T9 SA', ...waiting }, 'SA')).toBeNull();
  });
});

test('cards that can be in nothing are known', () => {
  const useful = usefulCards(look({ hand: 'S5 J9 SA', top: 'SK' }), 0);
  expect(formatCards([...useful])).toBe('SA');
});

test('only a pass is left when nothing fits', () => {
  expect(canOnlyPass(look({ hand: 'S3 J5', top: 'S9' }), 0)).toBe(true);
  expect(canOnlyPass(look({ hand: 'S3 JX', top: 'S9' }), 0)).toBe(false);
  expect(canOnlyPass(look({ hand: 'S8 J8 P8 T8', top: 'S9' }), 0)).toBe(false);
  expect(canOnlyPass(look({ hand: 'S3' }), 0)).toBe(false);
  expect(canOnlyPass(look({ hand: 'S3', top: 'S9', turn: 1 }), 0)).toBe(false);
});
