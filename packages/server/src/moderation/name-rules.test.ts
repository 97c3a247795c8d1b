import { expect, test } from 'vitest';
import { NameRules } from './name-rules.ts';
import { WordList } from './word-list.ts';

const RULES = new NameRules(new WordList('weasel'));

test.each([
  'Schupf',
  'SCHUPF team',
  'Moderator',
  'moderator 2',
  'Anna (Admin)',
  'M0derat0r',
  'net-1',
  'Expert 1',
  'Bot',
])('%s is reserved', (name) => {
  expect(RULES.problemWith(name)).toBe('reserved-name');
});

test.each(['Anna', 'Schupf fan', 'Tichu Tom', 'Robot', 'Adminton', 'Modesty', '李明', '42', 'Teamo'])(
  '%s is fine',
  (name) => {
    expect(RULES.problemWith(name)).toBeNull();
  },
);

test('a name with a word of the list is refused', () => {
  expect(RULES.problemWith('Mad Weasel')).toBe('bad-word');
});
