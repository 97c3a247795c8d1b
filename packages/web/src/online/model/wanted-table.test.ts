import { openTable } from '@schupf/table';
import { expect, test } from 'vitest';
import { USUAL, withVariant } from '../../home/choice.ts';
import { AMONG_FRIENDS, wantedTable } from './wanted-table.ts';

test('a table among friends works without any choices', () => {
  expect(wantedTable(USUAL, AMONG_FRIENDS)).toEqual({
    rules: { variant: 'nanjing' },
    speed: 'relaxed',
    visibility: 'private',
    chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
    startsAtOnce: false,
    freeChat: true,
    handsAfter: null,
  });
});

test('a table can be opened at any speed', () => {
  const game = withVariant(USUAL, 'tientsin');
  const { rules, speed, chairs, handsAfter } = wantedTable(
    { ...game, level: 'club-1' },
    { ...AMONG_FRIENDS, speed: 'days', fill: 'bots', hands: '10' },
  );
  expect(handsAfter).toBe(600);
  const occupants = chairs.map((one) =>
    one === null
      ? { type: 'person' as const, id: 'ana', name: 'Ana' }
      : one.type === 'bot'
        ? { ...one, outside: false }
        : one,
  );
  expect(occupants[5]).toEqual({ type: 'bot', name: 'club-1', outside: false });
  expect(openTable({ rules, speed, chairs: occupants, pace: '' }, 0)).toMatchObject({ ok: true });
});
