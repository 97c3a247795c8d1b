import { rulesFor } from '@schupf/rules';
import { expect, test } from 'vitest';
import { SPEEDS } from './speeds.ts';
import { usualMinutes } from './usual-minutes.ts';

test('says how long a match takes, if its rules and its speed allow a guess', () => {
  const nanjing = rulesFor('nanjing');
  expect(usualMinutes(nanjing, 'relaxed')).toBe(40);
  expect(usualMinutes(nanjing, 'blitz')).toBe(20);
  expect(usualMinutes(rulesFor('nanjing', { matchEnd: 'rounds', rounds: 4 }), 'normal')).toBe(20);
  expect(usualMinutes(rulesFor('nanjing', { matchEnd: 'rounds', rounds: 1 }), 'blitz')).toBe(10);
  expect(usualMinutes(rulesFor('nanjing', { matchEnd: 'time', minutes: 45 }), 'normal')).toBe(45);
  expect(usualMinutes(rulesFor('nanjing', { matchEnd: 'never' }), 'normal')).toBeNull();
  expect(usualMinutes(nanjing, 'days')).toBeNull();
  expect(usualMinutes(nanjing, SPEEDS.normal)).toBeNull();
});
