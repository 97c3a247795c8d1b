import { minus } from '@schupf/phrasebook';
import { words } from '../../i18n/language.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { curveBetween, pointOn } from '../../motion/curve.ts';
import { reducedMotion } from '../../motion/media.ts';
import { Confetti } from './Confetti.tsx';
import { SPRING, useChoreography } from './choreography.ts';
import { type Gain, type RoundMoment, type SettledCall, STAKES } from './moment.ts';
import type { PictureProps } from './picture.ts';
import { Seal, Stamp } from './Seal.tsx';
import type { Spot, Spots } from './spots.ts';
import './Round.css';

const STAMP_AT = 80;
const CALLS_AT = 240;
const COINS_AT = 260;
const COIN_MS = 480;
const ARRIVAL = COINS_AT + COIN_MS;
const FILL_MS = 700;

interface RoundProps extends PictureProps<RoundMoment> {
  /** Without flying coins and confetti. */
  readonly isQuiet: boolean;
}

/** The end of a round: what was special about it, which calls were made, and points that fly to the score. */
export function Round({ moment, session, spots, isQuiet }: RoundProps) {
  const { stamp, calls, gains, celebrates } = moment;
  const { matchEnd, target } = session.view.open.rules;
  const goal = matchEnd === 'target' ? target : null;
  const title = stamp === null ? '' : momentWords()[stamp];
  const { felt, trick } = spots;
  return (
    <>
      {celebrates && !isQuiet && !reducedMotion.peek() ? <Confetti spots={spots} /> : null}
      {isQuiet
        ? null
        : gains.map((gain) => {
            const score = spots.score(gain.column);
            return score === null ? null : (
              <FlyingPoints key={gain.column} gain={gain} score={score} goal={goal} spots={spots} />
            );
          })}
      {calls.map((settled) => (
        <CallSeal key={settled.seat} settled={settled} spots={spots} />
      ))}
      {stamp === null ? null : (
        <Stamp
          x={felt.x}
          y={Math.min(trick.y + trick.height * 0.75, felt.y + felt.height * 0.4)}
          tone={stamp === 'revolution' ? 'red' : 'gold'}
          at={STAMP_AT}
          text={title}
        />
      )}
    </>
  );
}

function CallSeal({ settled, spots }: { readonly settled: SettledCall; readonly spots: Spots }) {
  const { seat, call, isMade } = settled;
  const { table } = words();
  const name = call === 'grand' ? table.grand : table.tichu;
  const tone = isMade ? (call === 'grand' ? 'gold' : 'red') : 'lost';
  const points = signed(isMade ? STAKES[call] : -STAKES[call]);
  return (
    <Seal seat={spots.face(seat)} felt={spots.felt} tone={tone} at={CALLS_AT} text={name} note={points} />
  );
}

interface FlyingPointsProps {
  readonly gain: Gain;
  readonly score: Spot;
  /** The points that win the match, if points do. */
  readonly goal: number | null;
  readonly spots: Spots;
}

/** A coin flies from the seat to the score, where the gain appears and the bar fills. */
function FlyingPoints({ gain, score, goal, spots }: FlyingPointsProps) {
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
          opacity: step === steps ? 0 : 1,
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
        data-side={score.x < spots.all.x ? 'left' : 'right'}
        style={{ left: `${score.x}px`, top: `${score.y + score.height / 2}px` }}
        data-lost={gain.points < 0}
      >
        {text}
      </b>
    </div>
  );
}

const BAR_PX = 5;

/** Where the bar goes if the page shows none. */
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

function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points);
}
