import { describe, expect, test } from 'vitest';
import { openTable, rulesAt, SPEEDS, type Speed, type TableConfig } from '../src/index.ts';
import { BOT, person } from './support.ts';

const CHAIRS = ['A', 'B', 'C', 'D'].map(person);

function problemWith(changes: Partial<TableConfig>): string | null {
  const opened = openTable(
    { rules: { variant: 'nanjing' }, speed: 'normal', chairs: CHAIRS, pace: '', ...changes },
    0,
  );
  return opened.ok ? null : opened.problem;
}

test('the speeds by name are tables', () => {
  for (const speed of Object.keys(SPEEDS) as (keyof typeof SPEEDS)[])
    expect(problemWith({ speed, rules: rulesAt(speed, { variant: 'nanjing' }) })).toBeNull();
});

describe('terms that make no table are refused in a line', () => {
  const own = (changes: object): Speed => ({ ...SPEEDS.normal, ...changes });
  test.each([
    ['turn', 0],
    ['grand', 0],
    ['push', -5],
    ['rest', 0],
    ['reaction', 0],
    ['closing', Number.NaN],
    ['absence', 0.5],
    ['turn', undefined],
  ])('a limit is a time or none: %s %s', (name, value) => {
    expect(problemWith({ speed: own({ [name]: value }) })).toBe(
      `${name} is a number of milliseconds above 0, or null`,
    );
  });

  test.each([
    [{ bank: -1 }, 'the bank is a number of milliseconds'],
    [{ pause: 0 }, 'a pause ends after some milliseconds'],
    [{ hold: { length: 0, times: 1 } }, 'hold needs a length above 0 and how often'],
    [{ hold: 5 }, 'hold needs a length above 0 and how often'],
    [{ botDelay: [500, 100] }, 'the shortest delay of a bot is longer than the longest'],
    [{ botDelay: [1] }, 'botDelay is the shortest and the longest time in milliseconds'],
  ])('%j', (changes, problem) => {
    expect(problemWith({ speed: own(changes) })).toBe(problem);
  });

  test.each([
    [{ speed: 'warp' as never }, 'unknown speed "warp": use blitz, normal, relaxed, no-clock, days'],
    [{ speed: 7 as never }, 'a speed is a name or a table of limits'],
    [{ chairs: CHAIRS.slice(1) }, 'there are 4 chairs, not 3'],
    [{ chairs: [CHAIRS[0]!, CHAIRS[0]!, BOT, BOT] }, 'somebody sits on two chairs'],
    [
      { speed: 'days' as const },
      'at this speed nobody can react: bombTiming must be turn-only or first-come',
    ],
    [
      { rules: { variant: 'skat' } as never },
      'unknown variant "skat": use nanjing, trichu, wuwang, tientsin, grandseigneur, let',
    ],
  ])('%j', (changes, problem) => {
    expect(problemWith(changes)).toBe(problem);
  });
});
