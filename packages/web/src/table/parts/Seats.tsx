import {
  type Cards,
  hasSeat,
  NO_SEAT,
  type OpenState,
  type Player,
  type Seat,
  type View,
} from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { CardBack, CardFace } from '../../cards/CardFace.tsx';
import { words } from '../../i18n/language.ts';
import { cardsLeft } from '../model/cards-left.ts';
import { inOrder } from '../model/hand-order.ts';
import { handLabel, seatName } from '../model/names.ts';
import type { Place } from '../model/places.ts';
import { columnsFor, placesAround, seatsFrom, titlesFit } from '../model/places.ts';
import type { RankMark as Mark } from '../model/rank.ts';
import { rankOf, titlesAt } from '../model/rank.ts';
import { titleText } from '../model/titles.ts';
import type { TableSession } from '../state/table-session.ts';
import { Countdown } from './Countdown.tsx';
import './Seats.css';

interface SeatsProps {
  readonly session: TableSession;
  /** Shown inside the seat of each player. */
  readonly atSeat?: (player: Player) => ComponentChildren;
}

/**
 * The other players around the table. Rank games, which show players in rows, include the player's own seat.
 * Spectators see every seat.
 */
export function Seats({ session, atSeat }: SeatsProps) {
  const { open } = session.view;
  const home = session.home.value;
  const others = seatsFrom(home, open.rules.seats);
  const { isWatching } = session;
  const seats = isWatching ? [home, ...others] : open.rules.hasRanks ? [...others, home] : others;
  const places = isWatching
    ? [{ x: 50, y: 96 }, ...placesAround(others.length)]
    : placesAround(others.length);
  const columns = columnsFor(open.rules.seats);
  const hasTitles = titlesFit(
    titlesAt(open).map((title) => titleText(title, true)),
    columns,
  );
  return (
    <ul class={hasTitles ? 'seats' : 'seats seats--close'} style={{ '--columns': columns }}>
      {seats.map((seat, index) => (
        <SeatBadge
          // Badges follow the players when they change seats.
          key={seat === open.dummy ? 'dummy' : open.players[seat]}
          session={session}
          seat={seat}
          place={places[index]}
          extra={seat === open.dummy ? null : atSeat?.(open.players[seat]!)}
        />
      ))}
    </ul>
  );
}

interface SeatBadgeProps {
  readonly session: TableSession;
  readonly seat: Seat;
  /** Undefined for the player's own seat, which is only shown when players are in rows. */
  readonly place: Place | undefined;
  readonly extra: ComponentChildren;
}

/** A player at the table: name and title, number of cards, call, whether they passed or are out. */
function SeatBadge({ session, seat, place, extra }: SeatBadgeProps) {
  const { table } = words();
  const { view, status } = session;
  const { open } = view;
  const home = session.home.value;
  const name = seatName(session, seat);
  const duty = status.duties.find((candidate) => candidate.seat === seat);
  const call = open.calls[seat];
  const isOut = open.finished.includes(seat);
  const rank = rankOf(open, seat);
  const side =
    open.rules.teams === 'none' ? 'alone' : seat === home || open.arePartners(home, seat) ? 'us' : 'them';
  const passed = open.phase === 'play' && hasSeat(open.passed, seat) && !open.trickIsEmpty;
  // A spectator who sees every hand has them side by side elsewhere on the page.
  const isOpenHand = seat === open.dummy && open.dummy !== NO_SEAT && view.observer !== 'omniscient';
  const openHand = isOpenHand ? withoutPushed(view, seat) : null;
  const chair = status.chairs[open.players[seat]!];
  const isAway = seat !== open.dummy && chair?.occupant.type === 'person' && !chair.present;
  const isHolding = status.holds.some(({ player }) => player === open.players[seat]);
  const classes = ['seat', `seat--${side}`];
  if (place === undefined) classes.push('seat--mine');
  else if (place.y > 90) classes.push('seat--front');
  else if (place.x < 30) classes.push('seat--left');
  else if (place.x > 70) classes.push('seat--right');
  if (duty !== undefined) classes.push('seat--due');
  if (isOut) classes.push('seat--out');
  if (isAway) classes.push('seat--away');
  return (
    <li
      class={classes.join(' ')}
      style={{
        '--x': `${place?.x ?? 50}%`,
        '--y': `${place?.y ?? 100}%`,
        '--place': rank?.place ?? seat,
      }}
      data-seat={seat}
      data-who={seat === open.dummy ? 'dummy' : open.players[seat]}
    >
      <span class="seat__face" data-mark={rank?.mark} aria-hidden="true">
        {[...name][0]}
        {rank?.mark == null ? null : <RankMark mark={rank.mark} />}
      </span>
      <span class="seat__text">
        <span class="seat__name">
          {name}
          {session.isWatching ? null : (
            <span class="visually-hidden">
              {side === 'us' ? `, ${table.partner}` : side === 'them' ? `, ${table.opponent}` : ''}
            </span>
          )}
        </span>
        <span class="seat__about">
          {rank?.title == null ? null : (
            <span class="seat__title">{titleText(rank.title, open.players[seat] === session.me)}</span>
          )}
          <CardCount open={open} seat={seat} />
        </span>
      </span>
      {call == null ? null : (
        <span class={`seat__call seat__call--${call}`}>{call === 'grand' ? table.grand : table.tichu}</span>
      )}
      {isAway ? <span class="seat__bubble seat__bubble--away">{table.away}</span> : null}
      {passed ? <span class="seat__bubble">{table.passed}</span> : null}
      {isHolding ? <span class="seat__bubble seat__bubble--hold">{table.holdOn}</span> : null}
      {duty?.bankUntil == null ? null : (
        <span class="seat__clock">
          <Countdown session={session} since={duty.since} until={duty.bankUntil} />
        </span>
      )}
      {openHand == null ? null : (
        <span class="seat__open" role="img" aria-label={handLabel(open, seat, openHand.size)}>
          {inOrder(openHand, 'up').map((card) => (
            <CardFace key={card} card={card} />
          ))}
        </span>
      )}
      {extra}
    </li>
  );
}

/** The hand without the cards in push slots, which are already shown there. */
function withoutPushed(view: View, seat: Seat): Cards | null {
  const hand = view.hands[seat] ?? null;
  const pushed = view.laid[seat]?.flatMap(({ cards }) => cards) ?? [];
  return hand === null ? null : pushed.reduce((rest, card) => rest.remove(card), hand.copy());
}

/** How many cards a player holds, or when they went out; at large tables just the number. */
function CardCount({ open, seat }: { readonly open: OpenState; readonly seat: Seat }) {
  const { table, common } = words();
  const place = open.finished.indexOf(seat) + 1;
  const text = cardsLeft(open, seat, table);
  return (
    <span class="seat__cards">
      {place > 0 ? null : <CardBack class="seat__back" />}
      {open.rules.hasRanks ? (
        <>
          <span class="seat__count" aria-hidden="true">
            {place > 0 ? common.ordinal(place) : open.counts[seat]}
          </span>
          <span class="visually-hidden">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

const PATHS: { readonly [M in Mark]: string } = {
  crown: 'M3 20 1 6l6.5 5L12 2l4.5 9L23 6l-2 14z',
  broom:
    'M20.3 1.2 22.8 3.7 13.9 12.6 11.4 10.1zM10.2 9.5l4.3 4.3c.3 4.2-2.6 7.7-7 9.2L6.2 21 4.9 21.7 4 19.4 2.2 19.8 1 16.5c1.5-4.4 5-7.3 9.2-7z',
};

/** A crown for first place, a broom for last. The title beside it says the same in words. */
export function RankMark({ mark }: { readonly mark: Mark }) {
  return (
    <svg class="rank-mark" data-mark={mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[mark]} />
    </svg>
  );
}
