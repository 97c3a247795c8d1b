import { minus } from '@schupf/phrasebook';
import type { Rules } from '@schupf/rules';
import './Score.css';

interface ScoreLineProps {
  /** The names of the two sides, starting with the reader's own. */
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

interface ScoreBarProps {
  readonly rules: Pick<Rules, 'matchEnd' | 'target'>;
  readonly points: number;
}

/** A bar that shows how close a side is to the target. Shows nothing if the match ends after some rounds or minutes. */
export function ScoreBar({ rules: { matchEnd, target }, points }: ScoreBarProps) {
  if (matchEnd !== 'target') return null;
  const part = Math.max(0, Math.min(1, points / target));
  return <span class="score-bar" style={{ '--part': part }} aria-hidden="true" />;
}

interface ScoreBarsProps {
  readonly rules: Pick<Rules, 'matchEnd' | 'target'>;
  /** The points of the two sides, starting with the reader's own. */
  readonly points: readonly [number, number];
}

export function ScoreBars({ rules, points }: ScoreBarsProps) {
  return (
    <span class="score-bars">
      <span class="team-us">
        <ScoreBar rules={rules} points={points[0]} />
      </span>
      <span class="team-them">
        <ScoreBar rules={rules} points={points[1]} />
      </span>
    </span>
  );
}
