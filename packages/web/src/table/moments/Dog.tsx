import { DOG } from '@schupf/rules';
import { CardFace } from '../../cards/CardFace.tsx';
import { type Curve, curveBetween, directionOn, lengthOf, pointOn } from '../../motion/curve.ts';
import { reducedMotion } from '../../motion/media.ts';
import { useChoreography } from './choreography.ts';
import type { Moment } from './moment.ts';
import type { PictureProps } from './picture.ts';
import './Dog.css';

/** Milliseconds the Dog takes from one player to the other. */
const RUN_MS = 560;
const STEP_PX = 34;
const MAX_PAWS = 16;
/** The Dog leaps as it runs: the height of each leap in pixels, and the number of leaps. */
const LEAP_PX = 12;
const LEAPS = 3;
const KEYFRAMES = 24;

/** The Dog runs from its player to the one who gets the lead, and leaves paw prints. */
export function Dog({ moment, spots }: PictureProps<Extract<Moment, { type: 'dog' }>>) {
  const start = spots.face(moment.from);
  const end = spots.face(moment.to);
  const curve = curveBetween(start, end, { startGap: start.width * 0.6, endGap: end.width * 0.8 });
  const paws = Math.min(MAX_PAWS, Math.max(4, Math.round(lengthOf(curve) / STEP_PX)));
  const dog = useChoreography((picture, move) => {
    picture.querySelectorAll('.dog__paw').forEach((paw, index) => {
      const at = (RUN_MS * index) / paws;
      move(paw, { transform: ['scale(0.4)', 'none'], opacity: [0, 1] }, { at, ms: 120 });
    });
    move(picture.querySelector('.dog__card'), runAlong(curve), {
      ms: RUN_MS,
      easing: 'cubic-bezier(.35,0,.45,1)',
    });
  });
  return (
    <div ref={dog}>
      {Array.from({ length: paws }, (_, index) => {
        const share = (index + 0.5) / paws;
        const { x, y } = pointOn(curve, share);
        return (
          <span
            key={index}
            class="dog__place"
            style={{ left: `${x}px`, top: `${y}px`, rotate: `${directionOn(curve, share) + 90}deg` }}
          >
            <svg class="dog__paw" data-side={index % 2} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 11c3.4 0 6.4 3.4 6.4 6.6 0 2.2-1.5 3.4-3.3 3.4-1.2 0-2-.5-3.1-.5s-1.9.5-3.1.5c-1.8 0-3.3-1.2-3.3-3.4C5.6 14.4 8.6 11 12 11Z" />
              <ellipse cx="4" cy="11" rx="2.3" ry="3" />
              <ellipse cx="20" cy="11" rx="2.3" ry="3" />
              <ellipse cx="8.7" cy="5.6" rx="2.4" ry="3.3" />
              <ellipse cx="15.3" cy="5.6" rx="2.4" ry="3.3" />
            </svg>
          </span>
        );
      })}
      {reducedMotion.peek() ? null : (
        <span class="dog__card" style={{ left: `${curve.to.x}px`, top: `${curve.to.y}px` }}>
          <CardFace card={DOG} />
        </span>
      )}
    </div>
  );
}

/** Keyframes from the start of the curve to its end, where the Dog stops. */
function runAlong(curve: Curve): Keyframe[] {
  return Array.from({ length: KEYFRAMES + 1 }, (_, index) => {
    const share = index / KEYFRAMES;
    const { x, y } = pointOn(curve, share);
    const leap = Math.abs(Math.sin(share * LEAPS * Math.PI));
    const tilt = Math.cos(share * LEAPS * Math.PI) * 7;
    return {
      transform: `translate(${x - curve.to.x}px, ${y - curve.to.y - leap * LEAP_PX}px) rotate(${tilt}deg)`,
    };
  });
}
