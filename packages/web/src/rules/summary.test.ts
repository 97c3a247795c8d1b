import { requestFor, rulesFor } from '@schupf/rules';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { rulesFrom, summaryOf } from './summary.ts';

const sectionsOf = (...game: Parameters<typeof rulesFor>) =>
  summaryOf(rulesFor(...game)).map(({ section }) => section);

test('the four-player game is summarised section by section', () => {
  expect(sectionsOf('nanjing')).toEqual([
    'aim',
    'start',
    'calls',
    'combinations',
    'bombs',
    'play',
    'wish',
    'dog',
    'phoenix',
    'dragon',
    'cards',
    'scoring',
  ]);
});

test('what is special about a game comes first', () => {
  expect(sectionsOf('trichu')[0]).toBe('three');
  expect(sectionsOf('wuwang')[0]).toBe('three');
  expect(sectionsOf('tientsin')[0]).toBe('six');
  expect(sectionsOf('let')[0]).toBe('many');
});

test('a game without teams has no calls, push or points', () => {
  const sections = sectionsOf('grandseigneur', {}, 8);
  for (const section of ['start', 'calls', 'cards', 'scoring'] as const)
    expect(sections).not.toContain(section);
  expect(sections).toContain('wish');
  expect(sections, 'Grandseigneur is played without the Dog').not.toContain('dog');
  expect(sectionsOf('let')).toContain('dog');
});

test('the rules of a table can be read back from an address', () => {
  const rules = rulesFor('grandseigneur', { decks: 2, returnCards: 'worst' }, 8);
  expect(rulesFrom(JSON.stringify(requestFor(rules)))).toEqual(rules);
  expect(differencesOf(rules).toSorted()).toEqual(['decks', 'returnCards']);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '"x"',
  '{"variant":"bridge"}',
  '{"variant":"nanjing","options":{"decks":9}}',
])('finds no rules in an invalid address: %s', (request) => {
  expect(rulesFrom(request)).toBeNull();
});
