import { expect, test } from 'vitest';
import { type Box, placeBubble } from './place-bubble.ts';

const BOUNDS: Box = { x: 0, y: 0, width: 400, height: 400 };
const SIZE = { width: 120, height: 40 };
const NOTHING = { bounds: BOUNDS, cards: [], others: [] };

test('a bubble is above its seat if there is space', () => {
  const seat = { x: 140, y: 180, width: 100, height: 50 };
  expect(placeBubble(seat, SIZE, NOTHING)).toEqual({ x: 130, y: 134, side: 'above' });
});

test('at the upper edge, a bubble is beside its seat, away from other seats', () => {
  const seat = { x: 150, y: 0, width: 100, height: 50 };
  expect(placeBubble(seat, SIZE, NOTHING)).toMatchObject({ side: 'right', x: 256 });
  const others = [{ x: 260, y: 0, width: 100, height: 50 }];
  expect(placeBubble(seat, SIZE, { ...NOTHING, others })).toMatchObject({ side: 'left', x: 24 });
});

test('a bubble covers its own seat rather than a card', () => {
  const seat = { x: 150, y: 0, width: 100, height: 50 };
  const cards = [
    { x: 0, y: 0, width: 149, height: 400 },
    { x: 251, y: 0, width: 149, height: 400 },
    { x: 0, y: 51, width: 400, height: 349 },
  ];
  const { x, y } = placeBubble(seat, { width: 90, height: 40 }, { ...NOTHING, cards });
  expect(x).toBeGreaterThanOrEqual(149);
  expect(y + 40).toBeLessThanOrEqual(51);
});

test('a bubble stays inside the bounds', () => {
  const seat = { x: -20, y: 380, width: 60, height: 50 };
  const { x, y } = placeBubble(seat, SIZE, NOTHING);
  expect(x).toBe(0);
  expect(y).toBeLessThanOrEqual(360);
});
