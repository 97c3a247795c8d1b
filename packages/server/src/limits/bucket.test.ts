import { expect, test } from 'vitest';
import { Bucket, Buckets } from './bucket.ts';

test('a burst, then so many a second', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(600)).toBe(true);
  expect(bucket.take(600)).toBe(false);
  expect([9000, 9000, 9000, 9000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

test('a clock that runs back gives nothing and takes nothing', () => {
  const bucket = new Bucket({ burst: 1, perSecond: 1 }, 5000);
  expect(bucket.take(5000)).toBe(true);
  expect(bucket.take(0)).toBe(false);
  expect(bucket.take(1000)).toBe(true);
});

test('everybody has a bucket of his own, and whoever comes once is forgotten', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 });
  expect(['a', 'a', 'a', 'b'].map((name) => buckets.take(name, 0))).toEqual([true, true, false, true]);
  for (let one = 0; one < 30_000; one++) buckets.take(`address ${one}`, one * 10);
  expect(buckets.size).toBeLessThan(11_000);
});
