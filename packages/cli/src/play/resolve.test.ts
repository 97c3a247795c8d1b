import { readInput } from '@schupf/phrasebook';
import { type Card, rulesFor, type SeatAction, setUp, viewFor } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { Names, namesFor } from '../output/names.ts';
import { speechIn } from '../output/speech.ts';
import { Style } from '../output/style.ts';
import { resolveTyped } from './resolve.ts';

const speech = await speechIn('en');
const IO = { cwd: '', colours: false, write() {}, writeError() {}, ask: async () => null };

const cards = (text: string): Card[] => parseCards(text)!;

/** Resolves a line typed by the person at the first seat, who has to beat `top` if it is not empty. */
function resolve(
  hand: string,
  line: string,
  top = '',
  variant: 'nanjing' | 'tientsin' = 'nanjing',
): SeatAction | string {
  const rules = rulesFor(variant);
  const style = new Style(IO, new Names(namesFor(rules.players, ''), true, speech), speech);
  const otherHands = ['P2 P3', 'J2 J3', 'T2 T3', 'JQ', 'SQ'].map(cards);
  const made = setUp(rules, {
    phase: 'play',
    hands: [cards(hand), ...otherHands].slice(0, rules.seats),
    turn: 0,
    trick: top === '' ? [] : [{ seat: rules.seats - 1, cards: cards(top), phoenixAs: [] }],
  });
  if (!made.ok) throw new Error(made.problem);
  const input = readInput(line, speech.vocabulary);
  if (input.type !== 'cards') throw new Error(`not cards: ${line}`);
  const answer = resolveTyped(viewFor(made.position, 0), 0, input.typed, style);
  return answer.ok ? answer.value : answer.problem;
}

function cardsOf(action: SeatAction | string): string {
  return typeof action === 'string' || !('cards' in action)
    ? JSON.stringify(action)
    : formatCards(action.cards);
}

test('typed ranks stand for cards in the hand', () => {
  expect(resolve('S5 J5 P9', '5 5')).toEqual({ type: 'play', seat: 0, cards: cards('J5 S5') });
});

test('cards typed with a suit are not replaced by others of the same rank', () => {
  expect(cardsOf(resolve('S5 J5 T5 P9', 'S5 T5'))).toBe('S5 T5');
});

test('a rank without a suit is not taken from a bomb', () => {
  expect(cardsOf(resolve('S5 S6 S7 S8 S9 J7', '7'))).toBe('J7');
});

test('a straight is not played as a bomb unless the word bomb is typed', () => {
  const hand = 'S5 S6 S7 S8 S9 J7';
  expect(cardsOf(resolve(hand, '5 6 7 8 9'))).toBe('S5 S6 J7 S8 S9');
  expect(cardsOf(resolve(hand, 'bomb 5 6 7 8 9'))).toBe('S5 S6 S7 S8 S9');
});

test('the Phoenix takes the highest rank unless one is declared', () => {
  const hand = 'S5 J6 P7 T8 PHX';
  expect(resolve(hand, '5 6 7 8 PHX')).toMatchObject({ phoenixAs: [9] });
  expect(resolve(hand, '5 6 7 8 PHX=4')).toMatchObject({ phoenixAs: [4] });
});

test('a wish can be typed with the play', () => {
  expect(resolve('MJ S5', '1 wish 8')).toMatchObject({ cards: cards('MJ'), wish: 8 });
});

test('the Dog needs the name of a partner only if there are two', () => {
  expect(resolve('DOG S5', 'dog')).toEqual({ type: 'play', seat: 0, cards: cards('DOG') });
  expect(resolve('DOG S5', 'dog to bao', '', 'tientsin')).toMatchObject({ dogTo: 4 });
  expect(resolve('DOG S5', 'dog to zoe', '', 'tientsin')).toBe('There’s no “zoe” at the table.');
});

test('an illegal play still becomes an action, so that the rules can refuse it', () => {
  expect(cardsOf(resolve('S5 J6', '5 6'))).toBe('S5 J6');
  expect(cardsOf(resolve('S5 J6', '5', 'SK'))).toBe('S5');
});

test('cards that are not in the hand are refused immediately', () => {
  expect(resolve('S5 J6', '7')).toBe('You don’t have all of these cards [PLAY4].');
  expect(resolve('S5 J6', '5 5')).toBe('You don’t have all of these cards [PLAY4].');
  expect(resolve('S5 J6', 'T5')).toBe('You don’t have all of these cards [PLAY4].');
});
