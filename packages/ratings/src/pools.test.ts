import { VARIANTS } from '@schupf/rules';
import { SPEED_NAMES, SPEEDS } from '@schupf/table';
import { expect, test } from 'vitest';
import { isPool, POOLS, poolFor, poolOf, variantOf } from './pools.ts';

test.each(VARIANTS)('%s has a pool for each pace', (variant) => {
  for (const speed of SPEED_NAMES)
    expect(poolFor({ variant }, speed)).toBe(poolOf(variant, speed.startsWith('days') ? 'days' : 'clock'));
});

test('a speed of your own belongs to the pool of its pace', () => {
  expect(poolFor({ variant: 'nanjing' }, { ...SPEEDS.normal, turn: 5000 })).toBe('nanjing-clock');
  expect(poolFor({ variant: 'nanjing' }, { ...SPEEDS.days, turn: 5000 })).toBe('nanjing-days');
});

test('only unchanged presets are rated', () => {
  const rated = (request: Parameters<typeof poolFor>[0]) => poolFor(request, 'normal') !== null;
  expect(rated({ variant: 'nanjing', preset: 'fr-tiki' })).toBe(true);
  expect(rated({ variant: 'nanjing', preset: 'short' })).toBe(true);
  expect(rated({ variant: 'nanjing', preset: 'tournament-de' })).toBe(false);
  expect(rated({ variant: 'nanjing', options: { target: 500 } })).toBe(false);
  expect(rated({ variant: 'nanjing', options: { target: 1000 } })).toBe(true);
  expect(rated({ variant: 'grandseigneur', players: 7 })).toBe(true);
  expect(rated({ variant: 'nanjing', players: 5 })).toBe(false);
});

test('what the speed changes does not count as a change', () => {
  const request = { variant: 'nanjing', options: { bombTiming: 'turn-only' } } as const;
  expect(poolFor(request, 'days')).toBe('nanjing-days');
  expect(poolFor(request, 'normal')).toBeNull();
});

test('a pool says its variant', () => {
  expect(POOLS).toHaveLength(12);
  for (const pool of POOLS)
    expect(poolOf(variantOf(pool), pool.endsWith('days') ? 'days' : 'clock')).toBe(pool);
  expect(isPool('nanjing-clock')).toBe(true);
  expect(isPool('nanjing')).toBe(false);
});
