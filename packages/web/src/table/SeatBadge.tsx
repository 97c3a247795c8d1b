import { hasSeat, NOBODY, type Seat } from '@schupf/rules';
import { CardBack, CardFace } from '../cards/CardFace.tsx';
import { words } from '../i18n/language.ts';
import { Countdown } from './Countdown.tsx';
import { inOrder } from './model/hand-order.ts';
import type { Place } from './model/places.ts';
import { seatName } from './names.ts';
import type { Session } from './session.ts';
import './seat.css';

interface SeatBadgeProps {
  readonly session: Session;
  readonly seat: Seat;
  readonly place: Place;
}

/** Somebody at the table: name, how many cards, what he has called, whether he passed or is out. */
export function SeatBadge({ session, seat, place }: SeatBadgeProps) {
  const { table } = words();
  const { view, status } = session;
  const { open } = view;
  const mine = session.home.value;
  const name = seatName(session, seat);
  const duty = status.duties.find((one) => one.seat === seat);
  const call = open.calls[seat];
  const finished = open.finished.indexOf(seat);
  const side = open.rules.teams === 'none' ? 'alone' : open.arePartners(mine, seat) ? 'us' : 'them';
  const passed = open.phase === 'play' && hasSeat(open.passed, seat) && !open.trickIsEmpty;
  const shown = seat === open.dummy && open.dummy !== NOBODY ? view.hands[seat] : null;
  const isHolding = status.holds.some(({ player }) => player === open.players[seat]);
  return (
    <li
      class={`seat seat--${side}${duty === undefined ? '' : ' seat--due'}${finished >= 0 ? ' seat--out' : ''}`}
      style={{ '--x': `${place.x}%`, '--y': `${place.y}%` }}
      data-seat={seat}
    >
      <span class="seat__face" aria-hidden="true">
        {[...name][0]}
      </span>
      <span class="seat__text">
        <span class="seat__name">
          {name}
          <span class="visually-hidden">
            {side === 'us' ? `, ${table.partner}` : side === 'them' ? `, ${table.opponent}` : ''}
          </span>
        </span>
        <span class="seat__cards">
          {finished >= 0 ? null : <CardBack class="seat__back" />}
          {finished >= 0 ? table.out(finished + 1) : table.cards(open.counts[seat]!)}
        </span>
      </span>
      {call == null ? null : (
        <span class={`seat__call seat__call--${call}`}>
          <span aria-hidden="true">{call === 'grand' ? 'GT' : 'T'}</span>
          <span class="visually-hidden">{call === 'grand' ? table.grand : table.tichu}</span>
        </span>
      )}
      {passed ? <span class="seat__bubble">{table.passed}</span> : null}
      {isHolding ? <span class="seat__bubble seat__bubble--hold">{table.holdOn}</span> : null}
      {duty?.bankUntil == null ? null : (
        <span class="seat__clock">
          <Countdown session={session} since={duty.since} until={duty.bankUntil} />
        </span>
      )}
      {shown == null ? null : (
        <span class="seat__open" role="img" aria-label={table.tableHand(shown.size)}>
          {inOrder(shown, 'up').map((card) => (
            <CardFace key={card} card={card} />
          ))}
        </span>
      )}
    </li>
  );
}
