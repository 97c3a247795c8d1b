import { VARIANT_FACTS, type Variant } from '@schupf/rules';
import './SeatPlan.css';

const CENTRE = 32;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Positions around a table, starting at the bottom. */
function around(count: number, radius: number): Place[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = Math.PI / 2 - (place / count) * 2 * Math.PI;
    return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) };
  });
}

/** A table of this game seen from above, with the sides marked. */
export function SeatPlan({ variant }: { readonly variant: Variant }) {
  return (
    <svg class="seat-plan" viewBox="0 0 64 64" aria-hidden="true">
      <circle class="seat-plan__table" cx={CENTRE} cy={CENTRE} r="19" />
      <circle class="seat-plan__ring" cx={CENTRE} cy={CENTRE} r="12" />
      <Seats variant={variant} />
    </svg>
  );
}

function Seats({ variant }: { readonly variant: Variant }) {
  const { players, dummy, teams } = VARIANT_FACTS[variant];
  if (teams === 'none')
    return (
      <>
        {around(9, 25).map((place, seat) => (
          <Seat key={seat} {...place} side={seat === 0 ? 'me' : 'alone'} small />
        ))}
        <path class="seat-plan__crown" d="M24 37V27l4.500 4 3.500-6 3.500 6 4.500-4v10z" />
      </>
    );
  if (dummy === null) return <Alternating seats={players.max} />;
  return (
    <>
      {around(4, 25).map((place, seat) =>
        seat === 2 ? (
          <OpenHand key={seat} {...place} />
        ) : (
          <Seat key={seat} {...place} side={seat === 0 ? 'me' : 'them'} />
        ),
      )}
    </>
  );
}

function Alternating({ seats }: { readonly seats: number }) {
  return (
    <>
      {around(seats, 25).map((place, seat) => (
        <Seat key={seat} {...place} side={seat === 0 ? 'me' : seat % 2 === 0 ? 'us' : 'them'} />
      ))}
    </>
  );
}

interface SeatProps extends Place {
  readonly side: 'me' | 'us' | 'them' | 'alone';
  readonly small?: boolean;
}

/** Sides differ in shape as well as in colour: the opponents are squares. */
function Seat({ x, y, side, small = false }: SeatProps) {
  const size = small ? 4.2 : 5.4;
  return side === 'them' ? (
    <rect
      class="seat-plan__seat seat-plan__seat--them"
      x={x - size + 0.4}
      y={y - size + 0.4}
      width={2 * size - 0.8}
      height={2 * size - 0.8}
      rx="2"
    />
  ) : (
    <circle class={`seat-plan__seat seat-plan__seat--${side}`} cx={x} cy={y} r={size} />
  );
}

function OpenHand({ x, y }: Place) {
  return (
    <>
      {[-18, -6, 6, 18].map((angle) => (
        <rect
          key={angle}
          class="seat-plan__card"
          x={x - 3}
          y={y - 4.5}
          width="6"
          height="9"
          rx="1"
          transform={`rotate(${angle} ${x} ${y + 14}) `}
        />
      ))}
    </>
  );
}
