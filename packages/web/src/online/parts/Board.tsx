import type { ComponentChildren } from 'preact';
import type { RimPlace } from '../model/room-plan.ts';
import './Board.css';

interface BoardProps {
  readonly label: string;
  /** How many chairs the table has. With many, the seats are small. */
  readonly chairs: number;
  /** List items, each a `BoardSeat`. */
  readonly seats: ComponentChildren;
  /** In the middle of the table. */
  readonly children?: ComponentChildren;
}

/** A round table with the seats on its rim. */
export function Board({ label, chairs, seats, children }: BoardProps) {
  const size = chairs > 6 ? 'crowded' : chairs > 4 ? 'large' : 'small';
  return (
    <div class="board" data-size={size}>
      <div class="board__table">
        <div class="board__rim" aria-hidden="true" />
        <ul class="board__seats plain-list" aria-label={label}>
          {seats}
        </ul>
        <div class="board__middle">{children}</div>
      </div>
    </div>
  );
}

interface BoardSeatProps {
  readonly label: string;
  readonly place: RimPlace;
  readonly isMine?: boolean;
  readonly children: ComponentChildren;
}

export function BoardSeat({ label, place: { x, y }, isMine = false, children }: BoardSeatProps) {
  return (
    <li class="board__seat" style={{ '--x': `${x}%`, '--y': `${y}%` }} data-mine={isMine} aria-label={label}>
      {children}
    </li>
  );
}

interface SeatFaceProps {
  readonly name: string;
  readonly note: string;
  /** In the coin: a letter, or a sign for a seat without a person. */
  readonly sign: string;
  readonly look: 'us' | 'them' | 'alone' | 'free';
  readonly isAway?: boolean;
}

/** Who is on a seat: a coin, round for our side and square for the other, a name and a note. */
export function SeatFace({ name, note, sign, look, isAway = false }: SeatFaceProps) {
  return (
    <span class="seat-face" data-look={look} data-away={isAway}>
      <span class="seat-face__coin" aria-hidden="true">
        {sign}
      </span>
      <span class="seat-face__words">
        <b class="seat-face__name">{name}</b>
        {note !== '' && <span class="seat-face__note">{note}</span>}
      </span>
    </span>
  );
}

/** The first letter of a name, which may be an emoji of several characters. */
export function initialOf(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name)) return segment.toLocaleUpperCase();
  return '';
}
