import { SUITS } from '@schupf/rules';
import { SuitEmblem } from '../../cards/CardFace.tsx';
import { useChoreography } from './choreography.ts';
import type { Spots } from './spots.ts';
import './Confetti.css';

/** Every piece needs its own layer, so a small screen gets fewer. */
const PIECES = 40;
const PIECES_ON_PHONE = 24;
const PHONE_PX = 700;
const FALL_MS = 1150;
const SPREAD_MS = 350;

/** Multiples of these, modulo 1, spread evenly from 0 to 1 without a visible pattern. */
const STEPS = { x: 0.618034, y: 0.754878, start: 0.56984, drift: 0.324718, turn: 0.850651, size: 0.525731 };

function scatter(index: number, what: keyof typeof STEPS): number {
  return ((index + 1) * STEPS[what]) % 1;
}

/** Symbols of the four suits rain on the table once. */
export function Confetti({ spots }: { readonly spots: Spots }) {
  const { width, height } = spots.all;
  const count = width < PHONE_PX ? PIECES_ON_PHONE : PIECES;
  const confetti = useChoreography((picture, move) => {
    [...picture.children].forEach((piece, index) => {
      const drift = (scatter(index, 'drift') - 0.5) * width * 0.24;
      const turn = (scatter(index, 'turn') - 0.5) * 900;
      move(
        piece,
        [
          { transform: 'translate(0, 0)', opacity: 1 },
          { opacity: 1, offset: 0.8 },
          { transform: `translate(${drift}px, ${height * 1.1}px) rotate(${turn}deg)`, opacity: 0 },
        ],
        { at: scatter(index, 'start') * SPREAD_MS, ms: FALL_MS, easing: 'cubic-bezier(.25,.3,.6,1)' },
      );
    });
  });
  return (
    <div ref={confetti}>
      {Array.from({ length: count }, (_, index) => {
        const suit = SUITS[index % SUITS.length]!;
        return (
          <svg
            key={index}
            class={`confetti confetti--${suit}`}
            style={{
              left: `${scatter(index, 'x') * 100}%`,
              top: `${-height * 0.16 * scatter(index, 'y') - 40}px`,
              '--size': 0.7 + scatter(index, 'size') * 0.7,
            }}
            viewBox="0 0 32 32"
            aria-hidden="true"
          >
            <SuitEmblem suit={suit} />
          </svg>
        );
      })}
    </div>
  );
}
