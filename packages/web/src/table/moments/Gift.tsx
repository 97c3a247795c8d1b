import { giftTargets, type OpenState, type Seat } from '@schupf/rules';
import { type Curve, curveBetween } from '../../motion/curve.ts';
import { SPRING, useChoreography } from './choreography.ts';
import { Dashes } from './Dashes.tsx';
import type { Moment } from './moment.ts';
import type { PictureProps } from './picture.ts';
import type { Spot, Spots } from './spots.ts';
import './Gift.css';

/** Who may get the trick that the Dragon won; no one unless its player is deciding right now. */
export function possibleReceivers(open: OpenState): readonly Seat[] {
  return open.phase === 'gift' ? giftTargets(open, open.owner) : [];
}

/**
 * While the Dragon's player decides, everyone who may get the trick has a halo, and a path leads to them from the
 * trick.
 */
export function Halos({ spots, seats }: { readonly spots: Spots; readonly seats: readonly Seat[] }) {
  return (
    <>
      {seats.map((seat) => (
        <div key={seat}>
          <Halo at={spots.face(seat)} />
          <Dashes curve={wayTo(spots, seat)} />
        </div>
      ))}
    </>
  );
}

function Halo({ at }: { readonly at: Spot }) {
  const size = at.width * 1.2;
  return (
    <div
      class="halo"
      style={{
        left: `${at.x - size / 2}px`,
        top: `${at.y - size / 2}px`,
        width: `${size}px`,
        height: `${size}px`,
      }}
    />
  );
}

function wayTo(spots: Spots, seat: Seat): Curve {
  const { trick } = spots;
  const face = spots.face(seat);
  // The gaps keep the path away from the trick's coin and from the seal of a call.
  return curveBetween(trick, face, { startGap: trick.height * 0.72, endGap: face.width * 1.05 });
}

/** The trick goes to its recipient, whose halo flares up. The cards themselves are moved by the table. */
export function GiftFlare({ moment, spots }: PictureProps<Extract<Moment, { type: 'gift' }>>) {
  const flare = useChoreography((picture, move) => {
    move(
      picture.firstElementChild,
      { transform: ['scale(1)', 'scale(1.5)'], opacity: [1, 0] },
      { at: 480, ms: 420 },
    );
    move(
      picture.lastElementChild,
      { transform: ['scale(0.9)', 'none'] },
      { at: 420, ms: 240, easing: SPRING },
    );
  });
  const face = spots.face(moment.to);
  return (
    <div ref={flare}>
      <Halo at={face} />
      <Halo at={face} />
    </div>
  );
}
