import { rulesFor } from '@schupf/rules';
import type { ChairStatus, Occupant } from '@schupf/table';
import { expect, test } from 'vitest';
import { mayStart, planRoom } from './room-plan.ts';

const chairs = (...occupants: readonly Occupant[]): ChairStatus[] =>
  occupants.map((occupant) => ({ occupant, next: null, present: true, here: true, bank: 0, holdsLeft: 0 }));
const person = (id: string): Occupant => ({ type: 'person', id, name: id });
const bot: Occupant = { type: 'bot', name: 'expert-1', outside: false };
const nobody: Occupant = { type: 'nobody' };

const FOUR = { rules: rulesFor('nanjing'), chairs: chairs(person('ana'), bot, person('ben'), nobody) };

test('draws the player at the bottom, the next one on the right, the partner opposite', () => {
  const plan = planRoom({ ...FOUR, me: 'ben', host: 'ana' });
  expect(plan.map(({ chair, side, cell }) => [chair, side, cell.row, cell.column])).toEqual([
    [2, 'us', 3, 'both'],
    [3, 'them', 2, 'right'],
    [0, 'us', 1, 'both'],
    [1, 'them', 2, 'left'],
  ]);
  expect(plan[1]!.place.x).toBeGreaterThan(50);
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

test.each([3, 4, 5, 6, 9, 12])('gives %i chairs different places', (count) => {
  const all = planRoom({
    rules: rulesFor('grandseigneur', {}, Math.max(5, count)),
    chairs: chairs(...Array<Occupant>(count).fill(nobody)),
    me: null,
    host: 'ana',
  });
  expect(new Set(all.map(({ cell }) => `${cell.row} ${cell.column}`)).size).toBe(count);
  expect(all.every(({ cell }) => cell.row >= 1)).toBe(true);
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

test('the host starts the match; if they do not play, any player may', () => {
  expect(mayStart({ chairs: FOUR.chairs, me: 'ana', host: 'ana' })).toBe(true);
  expect(mayStart({ chairs: FOUR.chairs, me: 'ben', host: 'ana' })).toBe(false);
  expect(mayStart({ chairs: FOUR.chairs, me: 'ben', host: 'cleo' })).toBe(true);
  expect(mayStart({ chairs: FOUR.chairs, me: 'dora', host: 'cleo' })).toBe(false);
});
