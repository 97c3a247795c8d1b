import { minus } from '@schupf/phrasebook';
import { curveBetween, pointOn } from '../../motion/curve.ts';
import { SPRING, useChoreography } from './choreography.ts';
import type { Gain } from './moment.ts';
import type { Spot, Spots } from './spots.ts';
import './Points.css';

const COINS_AT = 260;
const COIN_MS = 480;
const ARRIVAL = COINS_AT + COIN_MS;
const FILL_MS = 700;

/** Where a gain is shown: on the score, below it, or below it and to one side, away from the other score. */
type GainPlace = 'middle' | 'under' | 'left' | 'right';

interface PointsProps {
  readonly gains: readonly Gain[];
  /** The points target of the match, if it has one. */
  readonly goal: number | null;
  readonly spots: Spots;
}

/** The points of a round fly to the score, if the score is on the screen. */
export function Points({ gains, goal, spots }: PointsProps) {
  const shown = gains.flatMap((gain) => {
    const score = spots.score(gain.column);
    return score === null ? [] : [{ gain, score }];
  });
  const scores = shown.map(({ score }) => score);
  return (
    <>
      {shown.map(({ gain, score }) => (
        <FlyingPoints
          key={gain.column}
          gain={gain}
          score={score}
          goal={goal}
          place={placeAmong(scores, score)}
          spots={spots}
        />
      ))}
    </>
  );
}

/** Scores are side by side or, in a column, above each other. */
function placeAmong(scores: readonly Spot[], score: Spot): GainPlace {
  const others = scores.filter((other) => other !== score);
  if (others.some((other) => Math.abs(other.x - score.x) < 1)) return 'middle';
  const [neighbour] = others;
  if (neighbour === undefined) return 'under';
  return neighbour.x > score.x ? 'left' : 'right';
}

interface FlyingPointsProps {
  readonly gain: Gain;
  readonly score: Spot;
  /** The points target of the match, if it has one. */
  readonly goal: number | null;
  readonly place: GainPlace;
  readonly spots: Spots;
}

/** A coin flies from the seat to the score, where the gain appears and the bar fills. */
function FlyingPoints({ gain, score, goal, place, spots }: FlyingPointsProps) {
  const points = useChoreography((picture, move) => {
    const find = (part: string) => picture.querySelector(`.points__${part}`);
    const curve = curveBetween(spots.face(gain.from), score);
    const steps = 12;
    move(
      find('coin'),
      Array.from({ length: steps + 1 }, (_, step) => {
        const { x, y } = pointOn(curve, step / steps);
        return {
          transform: `translate(${x - score.x}px, ${y - score.y}px) scale(${1.15 - (0.5 * step) / steps})`,
          opacity: step === 0 || step === steps ? 0 : 1,
        };
      }),
      { at: COINS_AT, ms: COIN_MS, easing: 'cubic-bezier(.5,0,.6,1)' },
    );
    move(
      find('gain'),
      { transform: ['scale(0.5)', 'none'], opacity: [0, 1] },
      { at: ARRIVAL - 40, ms: 200, easing: SPRING },
    );
    move(find('bar'), { transform: ['scaleX(0)', 'none'] }, { at: ARRIVAL, ms: FILL_MS });
  });
  const text = signed(gain.points);
  const bar = goal === null ? null : segmentOf(gain, goal, spots.scoreBar(gain.column) ?? under(score));
  return (
    <div ref={points}>
      {bar === null ? null : (
        <i
          class="points__bar"
          style={{
            left: `${bar.x}px`,
            top: `${bar.y}px`,
            width: `${bar.width}px`,
            height: `${bar.height}px`,
          }}
        />
      )}
      <b class="points__coin" style={{ left: `${score.x}px`, top: `${score.y}px` }}>
        {text}
      </b>
      <b
        class="points__gain"
        data-place={place}
        style={{ left: `${score.x}px`, top: `${score.y}px`, '--half': `${score.height / 2}px` }}
        data-lost={gain.points < 0}
      >
        {text}
      </b>
    </div>
  );
}

const BAR_PX = 5;

/** Where the bar would be if the page shows none. */
function under({ x, y, width, height }: Spot): Spot {
  return { x, y: y + height / 2, width, height: BAR_PX };
}

/** The part of the bar that the gain fills, with its corner as x and y; null if it fills nothing. */
function segmentOf({ before, points }: Gain, goal: number, bar: Spot): Spot | null {
  const share = (total: number) => Math.min(1, Math.max(0, total / goal));
  const start = share(before);
  const end = share(before + points);
  if (end <= start) return null;
  return {
    x: bar.x - bar.width / 2 + bar.width * start,
    y: bar.y - bar.height / 2,
    width: bar.width * (end - start),
    height: bar.height,
  };
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points);
}
