import { type Card, rulesFor, type Setup, setUp, type View, viewFor } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { isTimeOutUseful } from './time-out.ts';

const cards = (text: string): Card[] => (text === '' ? [] : parseCards(text)!);

/** The first player's view of a trick that the last player has led. */
function viewWith(hands: readonly string[], rest: Pick<Setup, 'finished' | 'won'> = {}): View {
  const setup = setUp(rulesFor('nanjing'), {
    phase: 'play',
    hands: hands.map(cards),
    trick: [{ seat: 3, cards: cards('T9'), phoenixAs: [] }],
    turn: 1,
    played: [0, 1, 2, 3],
    ...rest,
  });
  if (!setup.ok) throw new Error(setup.problem);
  return viewFor(setup.position, 0);
}

const MANY = 'J2 J3 J4 J5 J6';

test('a time-out is useful to a player with enough cards for a bomb, whether or not they hold one', () => {
  expect(isTimeOutUseful(viewWith(['S2 S4 S6 S8', MANY, 'P2', 'T2']), [0])).toBe(true);
  expect(isTimeOutUseful(viewWith(['S9 J9 P9 DRG', MANY, 'P2', 'T2']), [0])).toBe(true);
});

test('it is useless to a player who is out or has too few cards', () => {
  expect(isTimeOutUseful(viewWith(['', MANY, 'P2', 'T2'], { finished: [0] }), [0])).toBe(false);
  expect(isTimeOutUseful(viewWith(['S2 S4 S6', MANY, 'P2', 'T2']), [0])).toBe(false);
});

test('it is useless when everyone can see that no one has a bomb', () => {
  const hands = ['S2 J4 P6 T8', 'J3', 'P5', 'T7'];
  const rules = rulesFor('nanjing');
  const known = new Set([...hands, 'T9'].flatMap(cards));
  const won = [rules.pack.filter((card) => !known.has(card))];
  expect(isTimeOutUseful(viewWith(hands), [0])).toBe(true);
  expect(isTimeOutUseful(viewWith(hands, { won }), [0])).toBe(false);
});
