import { CARD_LIMIT, type Card } from '@schupf/rules';
import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../app/key-map.ts';
import { inEveryLanguage } from '../i18n/every-language.ts';
import { readLine } from '../table/model/command-line.ts';
import { KEY_TOPICS, LINE_EXAMPLES, lineExamples } from './topics.ts';

test('the help names every key once', () => {
  expect(Object.values(KEY_TOPICS).flat().toSorted()).toEqual(COMMAND_NAMES.toSorted());
});

test('every line in the help means something, in every language', async () => {
  const hand = Array.from({ length: CARD_LIMIT }, (_, card) => card as Card);
  for (const [language, { messages }] of await inEveryLanguage('index')) {
    const { cards, table } = messages;
    const examples = lineExamples(table.typed, cards.letter);
    expect(Object.keys(examples)).toEqual(LINE_EXAMPLES);
    const shown = [...Object.values(examples), ...table.commandExample(cards.letter(13)).split(', ')];
    for (const line of shown) {
      const read = readLine(line, hand, { letterOf: cards.letter, typed: table.typed });
      expect(read.type, `${language}: ${line}`).not.toBe('unclear');
    }
  }
});
