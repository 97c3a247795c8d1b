import { type Card, choicesFor, type Options, rulesFor, setUp, type View, viewFor } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { bestWith, bombsIn, canOnlyPass, completion, suggestions, usefulCards } from './plays.ts';

const cards = (text: string): Card[] => parseCards(text)!;

interface Puzzle {
  readonly hand: string;
  readonly top?: string;
  readonly turn?: number;
  readonly window?: boolean;
  readonly wish?: 8;
  readonly options?: Partial<Options>;
}

/** The view of the player at the first seat, who holds `hand`; the previous seat has played `top`. */
function viewWith({ hand, top = '', turn = 0, window = false, wish, options = {} }: Puzzle): View {
  const setup = setUp(rulesFor('nanjing', options), {
    phase: 'play',
    hands: [cards(hand), cards('J2 J3 J4 PX'), cards('P2 P3'), cards('T2 T3')],
    trick: top === '' ? [] : [{ seat: 3, cards: cards(top), phoenixAs: [] }],
    turn,
    window,
    wish: wish ?? null,
    played: [0, 1, 2, 3],
  });
  if (!setup.ok) throw new Error(setup.problem);
  return viewFor(setup.position, 0);
}

const choices = (view: View) => choicesFor(view, 0);

const names = (plays: readonly { readonly cards: Iterable<Card> }[]) =>
  plays.map((play) => formatCards([...play.cards]));

const suggested = (view: View) => suggestions(choices(view), view.open);
const bombs = (view: View) => bombsIn(choices(view), view.open);
const completed = (view: View, card: Card) => completion(choices(view), view.open, card);

test('suggests the lowest play first when following, the longest first when leading, and bombs last', () => {
  expect(names(suggested(viewWith({ hand: 'S5 J5 S9 J9 P9 T9 DRG', top: 'S4' })))).toEqual([
    'J5',
    'J9',
    'DRG',
    'J9 S9 P9 T9',
  ]);
  expect(names(suggested(viewWith({ hand: 'S5 J5 P5 S9 J9' })))[0]).toBe('J5 S5 P5 J9 S9');
  expect(suggested(viewWith({ hand: 'S5', turn: 1 }))).toEqual([]);
});

test('suggests the Phoenix on its own after all other single cards', () => {
  expect(names(suggested(viewWith({ hand: 'PHX S5 JK DRG', top: 'S4' })))).toEqual([
    'S5',
    'JK',
    'DRG',
    'PHX',
  ]);
  expect(names(suggested(viewWith({ hand: 'PHX DRG DOG' })))).toEqual(['DOG', 'DRG', 'PHX']);
  expect(names(suggested(viewWith({ hand: 'PHX S3', top: 'S4' })))).toEqual(['PHX']);
});

test('offers a bomb out of turn', () => {
  const view = viewWith({ hand: 'S9 J9 P9 T9', top: 'SK', turn: 1, window: true });
  expect(names(bombs(view))).toEqual(['J9 S9 P9 T9']);
  expect(bombs(viewWith({ hand: 'S9 J9 P9 T8', top: 'SK', turn: 1, window: true }))).toEqual([]);
});

test('a tap selects the only combination that a card can belong to', () => {
  const view = viewWith({ hand: 'S5 J5 S9 J9 P9', top: 'S4 P4' });
  expect(completed(view, cards('S5')[0]!)).toHaveLength(2);
  expect(completed(viewWith({ hand: 'S5 J5', top: 'S4' }), cards('S5')[0]!)).toBeNull();
});

test('the selected combination contains the tapped card, even if another card of its rank was suggested', () => {
  const view = viewWith({ hand: 'S5 J5 P5', top: 'S4 P4' });
  for (const card of cards('S5 J5 P5')) expect(completed(view, card)).toContain(card);
});

describe('the best combination with a card', () => {
  const best = (puzzle: Puzzle, card: string) => {
    const view = viewWith(puzzle);
    const found = bestWith(choices(view), view, cards(card)[0]!);
    return found === null ? null : formatCards(found);
  };

  test('is the longest when leading', () => {
    expect(best({ hand: 'S5 J5 P5 S9 J9 SK' }, 'S9')).toBe('J5 S5 P5 J9 S9');
    expect(best({ hand: 'S5 J5 P5 S9 J9 SK' }, 'SK')).toBe('SK');
  });

  test('is the lowest that beats the top when following, and a bomb only if nothing else does', () => {
    expect(best({ hand: 'S5 J5 P5 SK JK', top: 'S4 P4' }, 'P5')).toBe('P5 S5');
    expect(best({ hand: 'S3 SK', top: 'S4' }, 'S3')).toBeNull();
    expect(best({ hand: 'S6 J6 P6 T6 SK', top: 'S7' }, 'S6')).toBe('J6 S6 P6 T6');
  });

  test('is a bomb or nothing when it is someone else’s turn', () => {
    const waiting = { top: 'SK', turn: 1, window: true };
    expect(best({ hand: 'S9 J9 P9 T9 SA', ...waiting }, 'P9')).toBe('J9 S9 P9 T9');
    expect(best({ hand: 'S9 J9 P9 T9 SA', ...waiting }, 'SA')).toBeNull();
  });
});

test('only cards that fit into a legal play are useful', () => {
  const view = viewWith({ hand: 'S5 J9 SA', top: 'SK' });
  const useful = usefulCards(choices(view), view.hands[0]!);
  expect(formatCards([...useful])).toBe('SA');
});

test('a player with nothing to play can only pass', () => {
  expect(canOnlyPass(choices(viewWith({ hand: 'S3 J5', top: 'S9' })))).toBe(true);
  expect(canOnlyPass(choices(viewWith({ hand: 'S3 JX', top: 'S9' })))).toBe(false);
  expect(canOnlyPass(choices(viewWith({ hand: 'S8 J8 P8 T8', top: 'S9' })))).toBe(false);
  expect(canOnlyPass(choices(viewWith({ hand: 'S3' })))).toBe(false);
  expect(canOnlyPass(choices(viewWith({ hand: 'S3', top: 'S9', turn: 1 })))).toBe(false);
});
