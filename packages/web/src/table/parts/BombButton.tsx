import type { Play, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { bombsIn } from '../model/plays.ts';
import type { TableSession } from '../state/table-session.ts';
import './BombButton.css';

/** Selects a bomb, which the main button then plays. A second press deselects it. */
export function BombButton({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const bombsOf = (candidate: Seat) => bombsIn(session.choicesOf(candidate), session.view.open);
  const seat = session.seats.value.find((candidate) => bombsOf(candidate).length > 0);
  if (seat === undefined) return null;
  const bombs = bombsOf(seat);
  const isPicked = seat === session.seat.value && bombs.some((bomb) => arePicked(session, bomb));
  const press = () => {
    session.chooseSeat(seat);
    session.pick(isPicked ? [] : bombs[0]!.cards);
  };
  return (
    <button type="button" class="button button--bomb bar__bomb" aria-pressed={isPicked} onClick={press}>
      <svg class="button--bomb__icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10" cy="15" r="7" />
        <path d="M14.500 9.500 17 7q2-2 4-.500M21 2v2M23.500 4.500h-2M19 3.500l1 1" />
      </svg>
      {table.bomb}
    </button>
  );
}

function arePicked({ picked }: TableSession, { size, cards }: Play): boolean {
  return size === picked.value.size && cards.toArray().every((card) => picked.value.has(card));
}
