import type { Invitation, TableSummary } from '@schupf/protocol';
import type { RulesRequest } from '@schupf/rules';
import { expect, test } from 'vitest';
import { landingOf } from './landing.ts';

const anna = { type: 'person', name: 'Anna' } as const;
const beat = { type: 'person', name: 'Beat' } as const;
const bot = { type: 'bot', name: 'expert-1' } as const;
const free = { type: 'nobody', name: null } as const;

function invitation(
  chairs: TableSummary['chairs'],
  {
    stage = 'seating',
    rules = { variant: 'nanjing' },
  }: { stage?: TableSummary['stage']; rules?: RulesRequest } = {},
): Invitation {
  const shared = { code: 'x5vmg1pe9f', rules, speed: 'relaxed' as const, opened: 0 };
  return {
    info: {
      ...shared,
      visibility: 'private',
      freeChat: true,
      handsAfter: null,
      sharesReplays: true,
      rated: false,
      host: 'a',
    },
    summary: { ...shared, stage, chairs, round: 0 },
    host: 'Anna',
  };
}

test('the first guest sees the host opposite them, as their partner', () => {
  const landing = landingOf(invitation([anna, beat, free, free]))!;
  expect(landing).toMatchObject({
    state: 'free',
    partners: ['Anna'],
    opponents: ['Beat'],
    isOppositeHost: true,
    minutes: 40,
  });
  expect(landing.seats.map(({ name, side, place }) => [name, side, place.x, place.y])).toEqual([
    [null, 'them', 100, 50],
    ['Anna', 'us', 50, 0],
    ['Beat', 'them', 0, 50],
  ]);
  expect(landing.seats.map(({ isHosts }) => isHosts)).toEqual([false, true, false]);
});

test('in games where sides change there are no partners', () => {
  const landing = landingOf(invitation([anna, free, free], { rules: { variant: 'trichu' } }))!;
  expect(landing).toMatchObject({ state: 'free', partners: [], opponents: [], isOppositeHost: false });
  expect(landing.seats.map(({ side }) => side)).toEqual(['alone', 'alone']);
});

test.each([
  ['seating', [anna, bot, bot, bot], 'free'],
  ['playing', [anna, bot, beat, bot], 'playing'],
  ['seating', [anna, beat, anna, beat], 'full'],
  ['playing', [anna, beat, anna, beat], 'full'],
  ['over', [anna, bot, bot, bot], 'over'],
] as const)('at the stage %s with the chairs %j, the invitation’s state is %s', (stage, chairs, state) => {
  expect(landingOf(invitation(chairs, { stage }))?.state).toBe(state);
});

test('returns null for rules that this version does not know', () => {
  expect(landingOf(invitation([anna, free], { rules: { variant: 'mars' as 'nanjing' } }))).toBeNull();
});

test('shows every seat if the table is full', () => {
  expect(landingOf(invitation([anna, beat, anna, beat]))?.seats).toHaveLength(4);
});
