import type { Moment } from '@schupf/replay';
import type { Call } from '@schupf/rules';

/** A mark above the slider. */
export interface SliderMark {
  /** The moment, counted from 0. */
  readonly at: number;
  readonly kind: 'trick' | 'bomb' | Call;
  /** Whether there is space for its label. */
  readonly hasLabel: boolean;
}

/** The width of a label, as a share of the slider. */
const LABEL_WIDTH = 0.09;

/** Marks the starts of tricks, calls and bombs. A label that would overlap the previous one is left out. */
export function sliderMarks(moments: readonly Moment[]): readonly SliderMark[] {
  const last = Math.max(1, moments.length - 1);
  let free = Number.NEGATIVE_INFINITY;
  return moments.flatMap(({ mark, call, leads }, at): readonly SliderMark[] => {
    const kind = mark === 'call' ? (call ?? 'tichu') : (mark ?? (leads ? 'trick' : null));
    if (kind === null) return [];
    const hasLabel = kind !== 'trick' && at / last >= free;
    if (hasLabel) free = at / last + LABEL_WIDTH;
    return [{ at, kind, hasLabel }];
  });
}
