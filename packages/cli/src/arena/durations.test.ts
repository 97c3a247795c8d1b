import { expect, test } from 'vitest';
import { addDurations, countDurations, emptyDurations, quantile, recordDuration } from './durations.ts';

test('quantiles are accurate to within one bucket, and the longest duration is exact', () => {
  const [odd, even] = [emptyDurations(), emptyDurations()];
  for (let milliseconds = 1; milliseconds <= 1000; milliseconds++) {
    recordDuration(milliseconds % 2 ? odd : even, milliseconds);
  }
  addDurations(odd, even);
  expect(countDurations(odd)).toBe(1000);
  for (const share of [0.01, 0.5, 0.99]) {
    expect(quantile(odd, share) / (1000 * share)).toBeGreaterThanOrEqual(0.999);
    expect(quantile(odd, share) / (1000 * share)).toBeLessThan(1.06);
  }
  expect(quantile(odd, 1)).toBe(1000);
});

test('extreme durations fit into a bucket, and the quantile of no durations is 0', () => {
  const durations = emptyDurations();
  expect(quantile(durations, 0.5)).toBe(0);
  recordDuration(durations, 0);
  recordDuration(durations, 1e12);
  expect(countDurations(durations)).toBe(2);
});
