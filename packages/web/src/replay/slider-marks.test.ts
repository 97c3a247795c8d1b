import type { Moment } from '@schupf/replay';
import { expect, test } from 'vitest';
import { sliderMarks } from './slider-marks.ts';

function moment(parts: Partial<Moment> = {}): Moment {
  return { mark: null, call: null, leads: false, ...parts } as Moment;
}

test('marks tricks, calls and bombs', () => {
  const moments = Array.from({ length: 100 }, () => moment());
  moments[0] = moment({ mark: 'call', call: 'grand' });
  moments[20] = moment({ leads: true });
  moments[50] = moment({ mark: 'call', call: 'tichu' });
  moments[80] = moment({ leads: true, mark: 'bomb' });
  expect(sliderMarks(moments)).toEqual([
    { at: 0, kind: 'grand', hasLabel: true },
    { at: 20, kind: 'trick', hasLabel: false },
    { at: 50, kind: 'tichu', hasLabel: true },
    { at: 80, kind: 'bomb', hasLabel: true },
  ]);
});

test('leaves out a label that would overlap the previous one', () => {
  const moments = Array.from({ length: 101 }, () => moment());
  for (const at of [10, 12, 18, 19, 30]) moments[at] = moment({ mark: 'bomb' });
  expect(sliderMarks(moments).map(({ hasLabel }) => hasLabel)).toEqual([true, false, false, true, true]);
});
