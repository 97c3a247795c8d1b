import { expect, test } from 'vitest';
import { askedOf, SPEEDS } from '../src/index.ts';
import { Sitting } from './support.ts';

const DAY = SPEEDS.days.turn;

/** It is B's turn, with a day to decide. */
function atDays() {
  return Sitting.puzzle(
    {
      ...{ hands: ['S3 S6', 'S5 SA J2', 'J3 J4', 'P3 P4'], trick: ['A S4'], turn: 'B' },
      options: { bombTiming: 'turn-only' },
    },
    { speed: 'days' },
  );
}

const begin = (who: string, until: number) => ({ type: 'holiday', who, until }) as const;
const end = (who: string) => ({ type: 'holiday', who, until: null }) as const;

test('the clock of a person on holiday stands still, and everyone sees until when', () => {
  const sitting = atDays();
  expect(sitting.give(DAY / 2, begin('B', 5 * DAY))).toBe(true);
  expect(sitting.status?.chairs.map(({ holidayUntil }) => holidayUntil)).toEqual([
    ...[null, 5 * DAY],
    ...[null, null],
  ]);
  expect(sitting.status?.duties).toMatchObject([{ seat: 1, until: 5.5 * DAY }]);
  expect(askedOf(sitting.table, 1)).toEqual({ since: 0, until: 5.5 * DAY });
  sitting.runTo(5.5 * DAY - 1);
  expect(sitting.status?.chairs[1]?.holidayUntil).toBeNull();
  expect(sitting.asked()).toEqual([]);
  sitting.runTo(5.5 * DAY);
  expect(sitting.asked()).toMatchObject([{ seat: 1, role: 'stand-in' }]);
});

test('a holiday that ends early gives back only the time it took', () => {
  const sitting = atDays();
  sitting.give(DAY / 4, begin('B', 9 * DAY));
  expect(sitting.give(2 * DAY, end('B'))).toBe(true);
  expect(sitting.status?.duties).toMatchObject([{ seat: 1, until: 2.75 * DAY }]);
  expect(sitting.give(2 * DAY, end('B'))).toBe(false);
  sitting.runTo(2.75 * DAY);
  expect(sitting.asked()).toMatchObject([{ seat: 1, role: 'stand-in' }]);
});

test('the clocks of the others run on', () => {
  const sitting = atDays();
  sitting.give(0, begin('A', 9 * DAY));
  sitting.runTo(DAY);
  expect(sitting.asked()).toMatchObject([{ seat: 1, role: 'stand-in' }]);
});

test('a decision that begins during a holiday has its whole time after it', () => {
  const sitting = atDays();
  sitting.give(0, begin('C', 3 * DAY));
  sitting.act(DAY / 2, 'B S5');
  expect(sitting.status?.duties).toMatchObject([{ seat: 2, since: DAY / 2, until: 4 * DAY }]);
  expect(sitting.act(DAY, 'C pass')).toBe('done');
});

test('there are no holidays at tables with a clock, for people who do not sit there, or that are over', () => {
  const clock = Sitting.puzzle({ hands: ['S3', 'S5', 'J3', 'P3'], trick: ['A S4'], turn: 'B' });
  expect(clock.give(0, begin('B', DAY))).toBe(false);
  const sitting = atDays();
  expect(sitting.give(0, begin('X', DAY))).toBe(false);
  expect(sitting.give(DAY / 2, begin('B', DAY / 4))).toBe(false);
});
