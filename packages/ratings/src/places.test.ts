import { expect, test } from 'vitest';
import { afterPlaces } from './places.ts';

const NEW = { mean: 0, variance: 625 };
const LUCK = 945;

test('the order of new players follows their places', () => {
  const after = afterPlaces(
    [3, 1, 2].map((place) => ({ players: [NEW], place })),
    LUCK,
  ).map(([player]) => player!);
  expect(after[1]!.mean).toBeGreaterThan(after[2]!.mean);
  expect(after[2]!.mean).toBeGreaterThan(after[0]!.mean);
  for (const { variance } of after) expect(variance).toBeLessThan(625);
});

test('a tie between equals changes nobody', () => {
  const after = afterPlaces(
    [1, 1, 1].map((place) => ({ players: [NEW], place })),
    LUCK,
  );
  for (const [player] of after) expect(player!.mean).toBeCloseTo(0, 12);
});

test('among equals, means only move between players', () => {
  const after = afterPlaces(
    [1, 2, 3, 4].map((place) => ({ players: [NEW], place })),
    LUCK,
  );
  expect(after.flat().reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0, 9);
});

test('the less certain player changes more', () => {
  const sure = { mean: 0, variance: 50 };
  const [[gained], [lost]] = afterPlaces(
    [
      { players: [NEW], place: 1 },
      { players: [sure], place: 2 },
    ],
    LUCK,
  ) as [[typeof NEW], [typeof NEW]];
  expect(gained.mean).toBeGreaterThan(-lost.mean);
});

test('a win against someone much stronger counts more', () => {
  const strong = { mean: 80, variance: 100 };
  const gain = (opponent: typeof NEW) =>
    afterPlaces(
      [
        { players: [NEW], place: 1 },
        { players: [opponent], place: 2 },
      ],
      LUCK,
    )[0]![0]!.mean;
  expect(gain(strong)).toBeGreaterThan(gain({ ...strong, mean: -80 }));
});

test('extreme strengths stay finite', () => {
  const after = afterPlaces(
    [
      { players: [{ mean: 1e6, variance: 1 }], place: 2 },
      { players: [{ mean: -1e6, variance: 1 }], place: 1 },
    ],
    LUCK,
  );
  for (const [player] of after) {
    expect(Number.isFinite(player!.mean)).toBe(true);
    expect(player!.variance).toBeGreaterThan(0);
  }
});
