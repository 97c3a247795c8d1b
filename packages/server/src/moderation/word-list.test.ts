import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WordList, WordListError } from './word-list.ts';

const LIST = new WordList('# insults\nweasel\ndroopy*  # and droopyhead\nbadgër\n\nass');

test.each([
  ['weasel', 'the word itself'],
  ['You WEASEL!', 'in capitals, in a sentence'],
  ['wéasel', 'with an accent'],
  ['wеаsеl', 'with Cyrillic letters'],
  ['w3a5el', 'with digits'],
  ['we@$el', 'with signs'],
  ['weeeaseeel', 'with repeated letters'],
  ['w e a s e l', 'spelled out'],
  ['w.e.a.s.e.l', 'with full stops'],
  ['we-asel', 'with a hyphen'],
  ['ｗｅａｓｅｌ', 'in wide letters'],
  ['droopyhead', 'with an ending, where the list says so'],
  ['badger', 'without the accent in the list'],
])('finds %s: %s', (text) => {
  expect(LIST.matches(text)).toBe(true);
});

test.each([
  'weaselton',
  'I live in Passau, not in Scunthorpe',
  'as you like it',
  'class, bass, assume',
  'drool',
  'a well-played round',
  '4:3, 100:0, 777',
  'I am a we as elsewhere',
  '',
])('accepts %j', (text) => {
  expect(LIST.matches(text)).toBe(false);
});

test('the shipped lists refuse insults in every language, and leave ordinary words alone', () => {
  const shipped = WordList.inFolder(join(import.meta.dirname, '../../assets/words'));
  for (const word of ['wanker', 'Arschloch', 'connard', 'faszfej']) expect(shipped.matches(word)).toBe(true);
  const ordinary =
    'Scunthorpe Penistone Essex Dickens Assumption Cockburn Shitake Analyse Class Nigeria Niger Fagott Hansen ' +
    'dick dünn Fick Ficker Nazareth Retardation retard connaissance con cockpit Kurva kurtaxe basszus geci Pass ' +
    'schwul gay lesbian Jude juif zsidó cigány Roma Buzias kanapé Mistral bitter Hundin slot slutet spast';
  const refused = ordinary.split(' ').filter((word) => shipped.matches(word));
  expect(refused).toEqual([]);
});

test('a folder that cannot be read is reported', () => {
  expect(() => WordList.inFolder('/nowhere')).toThrow(WordListError);
});
