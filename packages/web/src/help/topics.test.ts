import { CARD_LIMIT, type Card } from '@schupf/rules';
import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../app/key-map.ts';
import { inEveryLanguage } from '../i18n/every-language.ts';
import { exampleLines, PAGE_COMMANDS, readLine, vocabularyOf } from '../table/model/command-line.ts';
import { KEY_TOPICS } from './topics.ts';

test('the help lists every command with a key once', () => {
  expect(Object.values(KEY_TOPICS).flat().toSorted()).toEqual(COMMAND_NAMES.toSorted());
});

test('every example in the help is a valid command, in every language', async () => {
  const hand = Array.from({ length: CARD_LIMIT }, (_, card) => card as Card);
  for (const [language, { messages }] of await inEveryLanguage('index')) {
    const vocabulary = vocabularyOf(messages);
    const lines = exampleLines(vocabulary, messages.cards.letter);
    for (const line of Object.values(lines))
      expect(readLine(line, hand, vocabulary).type, `${language}: ${line}`).not.toBe('unclear');
    for (const command of PAGE_COMMANDS) expect(lines[command]).toBe(vocabulary.command(command));
  }
});
