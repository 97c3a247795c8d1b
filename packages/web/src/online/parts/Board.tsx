import type { Player } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { levelWords } from '../../home/level-words.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import { animalOf, PERSONAS } from '../../portraits/personas.ts';
import type { RimPlace } from '../model/room-plan.ts';
import './Board.css';

interface BoardProps {
  readonly label: string;
  /** The number of chairs. If there are many, the seats are small. */
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
  /** The chair of a player, whose portrait is shown; null for a free seat. */
  readonly chair: Player | null;
  readonly look: 'us' | 'them' | 'alone' | 'free';
  readonly isAway?: boolean;
}

/** The occupant of a seat: a portrait (in a round frame on our side, a square one on the other), a name and a note. */
export function SeatFace({ name, note, chair, look, isAway = false }: SeatFaceProps) {
  return (
    <span class="seat-face" data-look={look} data-away={isAway}>
      <span class="seat-face__coin" aria-hidden="true">
        {chair === null ? '+' : <Portrait who={animalOf(chair)} name={name} />}
      </span>
      <span class="seat-face__words">
        <b class="seat-face__name">{name}</b>
        {note !== '' && <span class="seat-face__note">{note}</span>}
      </span>
    </span>
  );
}

/** A bot before the match: its name at the table, and its level. */
export function BotFace({ name, chair, look, notes }: BotFaceProps) {
  const { common } = shellWords();
  const { room } = words();
  const level = levelWords(name);
  const kind = level === null ? room.bot : common.labelled(room.bot, level.name);
  return (
    <SeatFace
      name={level === null ? name : PERSONAS[chair]!.name}
      note={[kind, ...notes].join(' · ')}
      chair={chair}
      look={look}
    />
  );
}

interface BotFaceProps extends Pick<SeatFaceProps, 'look'> {
  readonly name: string;
  readonly chair: Player;
  readonly notes: readonly string[];
}
