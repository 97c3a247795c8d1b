import { useChoreography } from './choreography.ts';
import type { Spot } from './spots.ts';
import './Seal.css';

interface Inscription {
  readonly text: string;
  readonly tone: 'red' | 'gold' | 'lost';
  /** Milliseconds after the start of the moment. */
  readonly at?: number;
}

const PRESS_MS = 160;

interface StampProps extends Inscription {
  readonly x: number;
  readonly y: number;
}

/** A large stamp across the middle of the table, pressed down at an angle. */
export function Stamp({ text, tone, at = 0, x, y }: StampProps) {
  const stamp = useChoreography((picture, move) => {
    move(
      picture,
      { transform: ['scale(1.7) rotate(-8deg)', 'scale(0.97)', 'none'], opacity: [0, 1, 1] },
      { at, ms: PRESS_MS, easing: 'ease-in' },
    );
  });
  return (
    <div
      ref={stamp}
      class={`stamp stamp--${tone}`}
      style={{ left: `${x}px`, top: `${y}px`, '--letters': text.length }}
    >
      {text}
    </div>
  );
}

interface SealProps extends Inscription {
  /** Follows the text, for example the points. */
  readonly note?: string;
  readonly seat: Spot;
  readonly felt: Spot;
}

/**
 * A small seal at a seat, on the table's side of it, so that it does not cover the player. If a call failed, it is
 * struck out.
 */
export function Seal({ text, note = '', tone, at = 0, seat, felt }: SealProps) {
  const y = seat.y + seat.height * (seat.y < felt.y ? 0.62 : -0.62);
  const seal = useChoreography((picture, move) => {
    move(
      picture,
      { transform: ['scale(2.2) rotate(-20deg)', 'scale(0.94)', 'none'], opacity: [0, 1, 1] },
      { at, ms: PRESS_MS + 60, easing: 'ease-in' },
    );
  });
  return (
    <div
      ref={seal}
      class={`seal stamp--${tone}`}
      style={{ '--x': `${seat.x}px`, '--y': `${y}px`, '--letters': text.length + note.length }}
    >
      {tone === 'lost' ? <s>{text}</s> : text} {note}
    </div>
  );
}
