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

test('opens a table at every named speed', () => {
  for (const speed of Object.keys(SPEEDS) as (keyof typeof SPEEDS)[])
    expect(problemWith({ speed, rules: rulesAt(speed, { variant: 'nanjing' }) })).toBeNull();
});

describe('an invalid config is refused with a one-line message', () => {
  const speedWith = (changes: object): Speed => ({ ...SPEEDS.normal, ...changes });
  test.each([
    ['turn', 0],
    ['grand', 0],
    ['push', -5],
    ['rest', 0],
    ['reaction', 0],
    ['closing', Number.NaN],
    ['absence', 0.5],
    ['turn', undefined],
  ])('a limit must be positive or null: %s %s', (name, value) => {
    expect(problemWith({ speed: speedWith({ [name]: value }) })).toBe(
      `${name} must be a positive number of milliseconds or null`,
    );
  });

  test.each([
    [{ bank: -1 }, 'bank must be a number of milliseconds'],
    [{ pause: 0 }, 'pause must be a positive number of milliseconds'],
    [{ hold: { length: 0, times: 1 } }, 'hold must be null or have a positive length and number of times'],
    [{ hold: 5 }, 'hold must be null or have a positive length and number of times'],
    [{ botDelay: [500, 100] }, 'the first number of botDelay must not be greater than the second'],
    [{ botDelay: [1] }, 'botDelay must be the shortest and the longest delay in milliseconds'],
  ])('%j', (changes, problem) => {
    expect(problemWith({ speed: speedWith(changes) })).toBe(problem);
  });

  test.each([
    [
      { speed: 'warp' as never },
      'unknown speed "warp": use blitz, normal, relaxed, no-clock, days, days-2, days-3, days-7',
    ],
    [{ speed: 7 as never }, 'a speed must be a name or an object with limits'],
    [{ chairs: CHAIRS.slice(1) }, 'this game needs 4 chairs, not 3'],
    [{ chairs: [CHAIRS[0]!, CHAIRS[0]!, BOT, BOT] }, 'one person sits in two chairs'],
    [
      { speed: 'days' as const },
      'at this speed no one can react: bombTiming must be turn-only or first-come',
    ],
    [
      { rules: { variant: 'skat' } as never },
      'unknown variant "skat": use nanjing, trichu, wuwang, tientsin, grandseigneur, let',
    ],
  ])('%j', (changes, problem) => {
    expect(problemWith(changes)).toBe(problem);
  });
});
