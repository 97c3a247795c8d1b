import { boxOf, type Curve, pathOf } from '../../motion/curve.ts';
import './Dashes.css';

/** The length of a dash with its gap, and of the dash alone, in pixels. */
const PERIOD = 24;
const DASH = 10;
/**
 * The dashes are spread over three drawings that light up one after another, because a moving dash would be redrawn in
 * every frame.
 */
const SHARES = [0, 1, 2] as const;

/** A dashed line that seems to run along a curve. */
export function Dashes({ curve }: { readonly curve: Curve }) {
  const { x, y, width, height } = boxOf(curve, DASH);
  return SHARES.map((share) => (
    <svg
      key={share}
      class="dashes"
      data-share={share}
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
      <path
        d={pathOf(curve)}
        stroke-dasharray={`${DASH} ${PERIOD * SHARES.length - DASH}`}
        stroke-dashoffset={-share * PERIOD}
      />
    </svg>
  ));
}
