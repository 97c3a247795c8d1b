import { rulesFor } from '@schupf/rules';
import type { ChairStatus, Occupant } from '@schupf/table';
import { expect, test } from 'vitest';
import { mayStart, planRoom, rimPlace } from './room-plan.ts';

const chairs = (...occupants: readonly Occupant[]): ChairStatus[] =>
  occupants.map((occupant) => ({
    occupant,
    next: null,
    present: true,
    here: true,
    holidayUntil: null,
    bank: 0,
    holdsLeft: 0,
  }));
const person = (id: string): Occupant => ({ type: 'person', id, name: id });
const bot: Occupant = { type: 'bot', name: 'expert-1', outside: false };
const nobody: Occupant = { type: 'nobody' };

const FOUR = { rules: rulesFor('nanjing'), chairs: chairs(person('ana'), bot, person('ben'), nobody) };

test('draws the player at the bottom, the next one on the right, and the partner opposite', () => {
  const plan = planRoom({ ...FOUR, me: 'ben', host: 'ana' });
  expect(plan.map(({ chair, side, place }) => [chair, side, place.x, place.y])).toEqual([
    [2, 'us', 50, 100],
    [3, 'them', 100, 50],
    [0, 'us', 50, 0],
    [1, 'them', 0, 50],
  ]);
});

test('the host may fill and clear chairs; others may only sit down', () => {
  const rights = (me: string | null) =>
    planRoom({ ...FOUR, me, host: 'ana' })
      .toSorted((a, b) => a.chair - b.chair)
      .map(({ maySit, mayPlace, mayRemove }) =>
        [maySit && 'sit', mayPlace && 'place', mayRemove && 'remove'].filter(Boolean).join(' '),
      );
  expect(rights('ana')).toEqual(['', 'sit place', 'remove', 'sit place']);
  expect(rights('ben')).toEqual(['', 'sit', '', 'sit']);
  expect(rights('cleo')).toEqual(['', 'sit', '', 'sit']);
  expect(rights(null)).toEqual(['', '', '', '']);
});

test.each([3, 4, 5, 6, 9, 12])('spreads %i chairs around the rim', (count) => {
  const places = Array.from({ length: count }, (_, index) => rimPlace(index, count));
  const distances = places.map(({ x, y }, index) => {
    const next = places[(index + 1) % count]!;
    return Math.hypot(next.x - x, next.y - y);
  });
  expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(1);
  expect(places[0]).toEqual({ x: 50, y: 100 });
  expect(places[1]!.x).toBeGreaterThan(50);
});

test('shows no partners in games where sides change', () => {
  const plan = planRoom({
    rules: rulesFor('trichu'),
    chairs: chairs(person('ana'), nobody, nobody),
    me: 'ana',
    host: 'ana',
  });
  expect(plan.map(({ side }) => side)).toEqual(['alone', 'alone', 'alone']);
});

test('the host starts the match; if they are not playing, any player may', () => {
  expect(mayStart({ chairs: FOUR.chairs, me: 'ana', host: 'ana' })).toBe(true);
  expect(mayStart({ chairs: FOUR.chairs, me: 'ben', host: 'ana' })).toBe(false);
  expect(mayStart({ chairs: FOUR.chairs, me: 'ben', host: 'cleo' })).toBe(true);
  expect(mayStart({ chairs: FOUR.chairs, me: 'dora', host: 'cleo' })).toBe(false);
});
