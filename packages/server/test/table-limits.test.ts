import { rulesFor } from '@schupf/rules';
import { SPEEDS } from '@schupf/table';
import { expect, test } from 'vitest';
import { problemWithLimits } from '../src/tables/table-limits.ts';

const RULES = rulesFor('nanjing');
const HOUR_MS = 3_600_000;

test('allows every named speed, and custom ones at which people can play', () => {
  for (const speed of Object.keys(SPEEDS) as (keyof typeof SPEEDS)[])
    expect(problemWithLimits({ speed }, RULES)).toBeNull();
  const { hold, botDelay, ...normal } = SPEEDS.normal;
  const custom = { ...normal, hold: { ...hold }, botDelay: [...botDelay] as [number, number] };
  expect(problemWithLimits({ speed: { ...custom, turn: 1000 } }, RULES)).toBeNull();
  expect(problemWithLimits({ speed: { ...custom, turn: null, absence: null } }, RULES)).toBeNull();
  expect(problemWithLimits({ speed: { ...custom, turn: HOUR_MS, absence: null } }, RULES)).toBeNull();
});

test.each([
  [{ turn: 999 }, 'turn must be at least a second, or null'],
  [{ grand: 1 }, 'grand must be at least a second, or null'],
  [{ push: 1 }, 'push must be at least a second, or null'],
  [{ turn: HOUR_MS - 1, absence: null }, 'absence may only be null if a turn takes an hour or more'],
])('refuses a speed at which stand-ins would play instead of people: %j', (change, problem) => {
  const { hold, botDelay, ...normal } = SPEEDS.normal;
  const custom = { ...normal, hold: { ...hold }, botDelay: [...botDelay] as [number, number] };
  expect(problemWithLimits({ speed: { ...custom, ...change } }, RULES)).toBe(problem);
});

test('refuses a match that would take years', () => {
  const problem = (options: object) => problemWithLimits({ speed: 'normal' }, rulesFor('nanjing', options));
  expect(problem({ target: 10_000 })).toBeNull();
  expect(problem({ target: 1_000_000 })).toBe('target must be at most 10000 on a server');
  expect(problem({ matchEnd: 'rounds', rounds: 1001 })).toBe('rounds must be at most 1000 on a server');
  expect(problem({ matchEnd: 'never' })).toBeNull();
});
