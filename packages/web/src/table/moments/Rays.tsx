import { useChoreography } from './choreography.ts';
import type { PictureProps } from './picture.ts';
import { raysPath } from './star.ts';
import './Rays.css';

const RADIUS = 100;
const RAYS = raysPath(28, RADIUS);

/** Behind the seats: rays of light for a Grand Tichu. */
export function Rays({ spots }: PictureProps) {
  const { felt } = spots;
  const width = Math.min(felt.width, felt.height * 2.2) * 1.06;
  const height = felt.height * 1.06;
  const rays = useChoreography((picture, move) => {
    move(
      picture,
      { transform: ['scale(0.8) rotate(-4deg)', 'rotate(4deg)'] },
      { ms: 1200, easing: 'cubic-bezier(.1,.6,.4,1)' },
    );
    move(picture.firstElementChild, { opacity: [0, 1] }, { ms: 320 });
  });
  return (
    <div
      ref={rays}
      class="rays"
      style={{
        left: `${felt.x - width / 2}px`,
        top: `${felt.y - height / 2}px`,
        width: `${width}px`,
        height: `${height}px`,
      }}
    >
      <svg
        viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <radialGradient id="rays-light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS}>
          <stop class="rays__near" />
          <stop class="rays__far" offset="1" />
        </radialGradient>
        <path d={RAYS} fill="url(#rays-light)" />
      </svg>
    </div>
  );
}
