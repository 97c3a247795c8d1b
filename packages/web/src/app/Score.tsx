import { minus } from '@schupf/phrasebook';
import './Score.css';

interface ScoreLineProps {
  /** The names of the two sides, the reader's own first. */
  readonly names: readonly [string, string];
  readonly points: readonly [number, number];
}

/** The points of two sides with a colon between them: “Us 640 : 415 Them”. */
export function ScoreLine({ names, points }: ScoreLineProps) {
  return (
    <span class="score-line numbers">
      <span class="score-line__name">{names[0]}</span> <b class="team-us">{minus(points[0])}</b>
      <span class="score-line__colon"> : </span>
      <b class="team-them">{minus(points[1])}</b> <span class="score-line__name">{names[1]}</span>
    </span>
  );
}

interface ScoreBarsProps {
  readonly points: readonly [number, number];
  readonly target: number;
}

/** How far two sides are on their way to the target. The numbers beside it say the same. */
export function ScoreBars({ points, target }: ScoreBarsProps) {
  return (
    <span class="score-bars" aria-hidden="true">
      {points.map((side, index) => (
        <span key={index} class="score-bars__bar" data-side={index === 0 ? 'us' : 'them'}>
          <span class="score-bars__fill" style={{ '--part': Math.min(1, Math.max(0, side / target)) }} />
        </span>
      ))}
    </span>
  );
}
