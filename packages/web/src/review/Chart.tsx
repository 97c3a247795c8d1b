import type { LossClass } from '@schupf/review';
import type { ChartPoint } from './chart-line.ts';
import './Chart.css';

interface ChartMark {
  readonly at: number;
  readonly class: LossClass;
}

interface Props {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly marks: readonly ChartMark[];
  /** The moment shown, and the last one. */
  readonly at: number;
  readonly last: number;
  readonly onChoose: (at: number) => void;
}

const WIDTH = 300;
const HEIGHT = 90;

/**
 * The standing after every move. Above the middle, the side of the front seat is ahead. The chart reacts to a mouse
 * or a finger, but not to keys; the slider and the list of mistakes lead to the same moments.
 */
export function Chart({ label, points, marks, at, last, onChoose }: Props) {
  const x = (moment: number) => (last === 0 ? 0 : (moment / last) * WIDTH);
  const y = (value: number) => HEIGHT / 2 - value * (HEIGHT / 2 - 4);
  const path = points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.at)} ${y(point.value)}`)
    .join('');
  const valueAt = (moment: number) => points.findLast((point) => point.at <= moment)?.value ?? 0;
  return (
    <svg
      class="review-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        onChoose(Math.round(((event.clientX - left) / width) * last));
      }}
    >
      <path class="review-chart__middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {points.length > 0 && (
        <path
          class="review-chart__area"
          d={`${path}L${x(points.at(-1)!.at)} ${HEIGHT / 2}L${x(points[0]!.at)} ${HEIGHT / 2}Z`}
        />
      )}
      <path class="review-chart__line" d={path} />
      <path class="review-chart__at" d={`M${x(at)} 0V${HEIGHT}`} />
      {marks.map((mark) => (
        <ellipse
          key={mark.at}
          class="review-chart__mark"
          data-class={mark.class}
          cx={x(mark.at)}
          cy={y(valueAt(mark.at))}
          rx="4"
          ry="4"
        />
      ))}
    </svg>
  );
}
