import { openTable } from '@schupf/table';
import { expect, test } from 'vitest';
import { DEFAULT_CHOICE, withVariant } from '../../home/choice.ts';
import { AMONG_FRIENDS, mayBeRated, wantedTable } from './wanted-table.ts';

test('the default table among friends has empty chairs and no bots', () => {
  expect(wantedTable(DEFAULT_CHOICE, AMONG_FRIENDS)).toEqual({
    rules: { variant: 'nanjing' },
    speed: 'relaxed',
    visibility: 'private',
    chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
    startsImmediately: false,
    freeChat: true,
    handsAfter: null,
    sharesReplays: true,
    rated: false,
  });
});

test('a correspondence table with bots can be opened', () => {
  const game = withVariant(DEFAULT_CHOICE, 'tientsin');
  const { rules, speed, chairs, handsAfter } = wantedTable(
    { ...game, level: 'family-2' },
    { ...AMONG_FRIENDS, speed: 'days', fill: 'bots', hands: '10' },
  );
  expect(handsAfter).toBe(600);
  const occupants = chairs.map((chair) =>
    chair === null
      ? { type: 'person' as const, id: 'ana', name: 'Ana' }
      : chair.type === 'bot'
        ? { ...chair, outside: false }
        : chair,
  );
  expect(occupants[5]).toEqual({ type: 'bot', name: 'family-2', outside: false });
  expect(openTable({ rules, speed, chairs: occupants, pace: '' }, 0)).toMatchObject({ ok: true });
});

test('a table is rated if the host wants it and the rules allow it', () => {
  const settings = { ...AMONG_FRIENDS, rated: true };
  expect(wantedTable(DEFAULT_CHOICE, settings).rated).toBe(true);
  const short = { ...DEFAULT_CHOICE, options: { target: 300 } };
  expect(mayBeRated(short, 'relaxed')).toBe(false);
  expect(wantedTable(short, settings).rated).toBe(false);
});
