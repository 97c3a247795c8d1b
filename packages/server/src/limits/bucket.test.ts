import { expect, test } from 'vitest';
import { Bucket, Buckets, NetworkBuckets } from './bucket.ts';

test('allows a burst, then a steady rate', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(600)).toBe(true);
  expect(bucket.take(600)).toBe(false);
  expect([9000, 9000, 9000, 9000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

test('neither adds nor removes tokens when the clock goes back', () => {
  const bucket = new Bucket({ burst: 1, perSecond: 1 }, 5000);
  expect(bucket.take(5000)).toBe(true);
  expect(bucket.take(0)).toBe(false);
  expect(bucket.take(1000)).toBe(true);
});

test('has one bucket per key, and drops the buckets of one-time visitors', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 });
  expect(['a', 'a', 'a', 'b'].map((key) => buckets.take(key, 0))).toEqual([true, true, false, true]);
  for (let n = 0; n < 30_000; n++) buckets.take(`address ${n}`, n * 10);
  expect(buckets.size).toBeLessThan(11_000);
});

test('someone with many networks gets no more than sixteen of them would', () => {
  const buckets = new NetworkBuckets({ burst: 2, perSecond: 0 });
  const taken = (network: (n: number) => string) =>
    Array.from({ length: 100 }, (_, n) => buckets.take(network(n), 0)).filter(Boolean).length;
  expect(taken(() => '2001:db8:1:2::')).toBe(2);
  expect(taken((n) => `2001:db8:2:${n}::`)).toBe(32);
  expect(taken((n) => `192.0.2.${n}`)).toBe(100);
});
