import type { Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { bombsIn } from '../model/plays.ts';
import type { TableSession } from '../state/table-session.ts';
import './BombButton.css';

interface Props {
  readonly session: TableSession;
}

/** Whether the picked cards are a bomb. Then only the bomb button plays them. */
export function isBombPicked(session: TableSession): boolean {
  const seat = seatWithBomb(session);
  return seat !== undefined && isPicked(session, seat);
}

/** The first press picks a bomb, the second one plays it. */
export function BombButton({ session }: Props) {
  const { table } = words();
  const seat = seatWithBomb(session);
  if (seat === undefined) return null;
  const isArmed = isPicked(session, seat);
  const press = () => {
    const selection = session.selection.value;
    if (isArmed && selection?.ok === true) void session.play(seat, selection.offers);
    else {
      session.chooseSeat(seat);
      session.pick(bombsOf(session, seat)[0]!.cards);
    }
  };
  return (
    <button
      type="button"
      class={`button button--bomb bar__bomb${isArmed ? ' bar__armed' : ''}`}
      onClick={press}
    >
      <svg class="button--bomb__icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10" cy="15" r="7" />
        <path d="M14.500 9.500 17 7q2-2 4-.500" />
        <path class="button--bomb__spark" d="M21 2v2M23.500 4.500h-2M19 3.500l1 1" />
      </svg>
      {isArmed ? table.fireBomb : table.bomb}
    </button>
  );
}

function bombsOf(session: TableSession, seat: Seat) {
  return bombsIn(session.choicesOf(seat), session.view.open);
}

function seatWithBomb(session: TableSession): Seat | undefined {
  return session.seats.value.find((seat) => bombsOf(session, seat).length > 0);
}

function isPicked(session: TableSession, seat: Seat): boolean {
  const picked = session.picked.value;
  return (
    seat === session.seat.value &&
    bombsOf(session, seat).some(
      (bomb) => bomb.size === picked.size && [...bomb.cards].every((card) => picked.has(card)),
    )
  );
}
