import { CARD_LIMIT, type Card } from '@schupf/rules';
import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../app/key-map.ts';
import { inEveryLanguage } from '../i18n/every-language.ts';
import { ORDER_WORDS, readLine } from '../table/model/command-line.ts';
import { KEY_TOPICS, LINES } from './topics.ts';

test('the help names every key once', () => {
  expect(Object.values(KEY_TOPICS).flat().toSorted()).toEqual(COMMAND_NAMES.toSorted());
});

test('every line in the help means something, in every language', async () => {
  const hand = Array.from({ length: CARD_LIMIT }, (_, card) => card as Card);
  for (const [language, { messages }] of await inEveryLanguage('index'))
    for (const line of Object.values(LINES))
      expect(readLine(line, hand, messages.cards.letter).type, `${language}: ${line}`).not.toBe('unclear');
});

test('every order that can be typed is in the help, or short for one that is', () => {
  const named: readonly string[] = Object.values(LINES);
  for (const word of ORDER_WORDS)
    expect(
      named.some((line) => line.startsWith(word)),
      word,
    ).toBe(true);
});
