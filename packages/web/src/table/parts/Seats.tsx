import {
  type Call,
  type Cards,
  hasSeat,
  NO_SEAT,
  type OpenState,
  type Player,
  playsInTrick,
  type Seat,
  type Side,
  sideFrom,
  type View,
} from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { words } from '../../i18n/language.ts';
import { cardsLeft, FEW_CARDS } from '../model/cards-left.ts';
import { seatName } from '../model/names.ts';
import { columnsFor, FRONT, type Place, placeStyle, sideOf } from '../model/places.ts';
import type { RankMark as Mark } from '../model/rank.ts';
import { rankOf } from '../model/rank.ts';
import { seatPlaces } from '../model/seat-places.ts';
import { shortPlay } from '../model/short-play.ts';
import { titleText } from '../model/titles.ts';
import type { TableSession } from '../state/table-session.ts';
import { CardFan } from './CardFan.tsx';
import { Countdown } from './Countdown.tsx';
import { Face } from './Face.tsx';
import { OpenCards } from './OpenCards.tsx';
import { useTableMark } from './table-marks.ts';
import './Seats.css';

/** Renders something inside the seat of a player. */
export type AtSeat = (player: Player) => ComponentChildren;

interface SeatsProps {
  readonly session: TableSession;
  readonly atSeat?: AtSeat;
}

/**
 * The other players around the table. On a phone, large tables are shown in rows that include the player's own seat.
 * Spectators see every seat.
 */
export function Seats({ session, atSeat }: SeatsProps) {
  const { open } = session.view;
  const { others, of } = seatPlaces(session);
  const home = session.home.value;
  return (
    <ul
      class="seats"
      aria-label={words().table.atTable}
      style={{ '--columns': columnsFor(open.rules.seats) }}
    >
      {others.map((seat) => (
        <SeatBadge
          // Badges follow the players when they change seats.
          key={seat === open.dummy ? 'dummy' : open.players[seat]}
          session={session}
          seat={seat}
          place={of(seat)}
          extra={seat === open.dummy ? null : atSeat?.(open.players[seat]!)}
        />
      ))}
      <SeatBadge
        key={open.players[home]}
        session={session}
        seat={home}
        place={FRONT}
        isMine={!session.isWatching}
      />
    </ul>
  );
}

interface SeatBadgeProps {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly place: Place;
  /** Whether this is the player's own seat, which is shown only where players are in rows. */
  readonly isMine?: boolean;
  readonly extra?: ComponentChildren;
}

/** A player at the table: name and title, number of cards, call, whether they passed or are out. */
function SeatBadge({ session, seat, place, isMine = false, extra }: SeatBadgeProps) {
  const { table } = words();
  const { view, status } = session;
  const { open } = view;
  const duty = status.duties.find((candidate) => candidate.seat === seat);
  const call = open.calls[seat];
  const rank = rankOf(open, seat);
  const side = teamOf(session, seat);
  const hasPassed = open.phase === 'play' && hasSeat(open.passed, seat) && !open.trickIsEmpty;
  // For a spectator who sees every hand, the hands are shown side by side elsewhere on the page.
  const isOpenHand = seat === open.dummy && open.dummy !== NO_SEAT && view.observer !== 'omniscient';
  const openHand = isOpenHand ? withoutPushed(view, seat) : null;
  useTableMark('open-hand', openHand === null ? null : sideOf(place));
  const chair = status.chairs[open.players[seat]!];
  const isAway = seat !== open.dummy && chair?.occupant.type === 'person' && !chair.present;
  const isHolding = status.holds.some(({ player }) => player === open.players[seat]);
  const title = rank?.title == null ? null : titleText(rank.title, open.players[seat] === session.me);
  const spoken = [
    session.isWatching || isMine
      ? null
      : side === 'us'
        ? table.partner
        : side === 'them'
          ? table.opponent
          : null,
    title,
    cardsLeft(open, seat, table),
    call == null ? null : callName(call),
    hasPassed ? table.passed : null,
    isAway ? table.away : null,
    isHolding ? table.holdOn : null,
  ].filter((fact) => fact !== null);
  const classes = ['seat', `seat--${side}`, `seat--${sideOf(place)}`];
  if (isMine) classes.push('seat--mine');
  if (duty !== undefined) classes.push('seat--due');
  if (hasPassed) classes.push('seat--passed');
  if (open.finished.includes(seat)) classes.push('seat--out');
  if (isAway) classes.push('seat--away');
  if (call != null) classes.push(`seat--${call}`);
  return (
    <li
      class={classes.join(' ')}
      style={{ ...placeStyle(place), '--place': rank?.place ?? seat }}
      data-seat={isMine ? undefined : seat}
      data-who={seat === open.dummy ? 'dummy' : open.players[seat]}
    >
      <span class="seat__who">
        <Face session={session} seat={seat} />
        {rank?.mark == null ? null : <RankMark mark={rank.mark} />}
        {openHand === null ? <CardFan count={open.counts[seat]!} /> : null}
        {duty?.bankUntil == null ? null : (
          <span class="seat__clock">
            <Countdown session={session} since={duty.since} until={duty.bankUntil} />
          </span>
        )}
      </span>
      <SeatPlate session={session} seat={seat} spoken={spoken} />
      <span class="seat__facts" aria-hidden="true">
        {title === null ? null : <span class="seat__title">{title}</span>}
        <LastPlay session={session} seat={seat} hasPassed={hasPassed} />
        {call == null ? null : <CallSeal call={call} />}
        {isAway ? <span class="seat__bubble">{table.away}</span> : null}
        {isHolding ? <span class="seat__bubble">{table.holdOn}</span> : null}
      </span>
      {openHand == null ? null : <OpenCards hand={openHand} />}
      {extra}
    </li>
  );
}

/** A player's side as seen from the bottom of the table. */
export function teamOf(session: TableSession, seat: Seat): Side {
  return sideFrom(session.view.open, session.home.value, seat);
}

interface SeatPlateProps {
  readonly session: TableSession;
  readonly seat: Seat;
  /** Everything that screen readers say after the name. The badge shows it in several places. */
  readonly spoken: readonly string[];
}

/** The player's name, and the number of their cards or, after going out, their place. */
function SeatPlate({ session, seat, spoken }: SeatPlateProps) {
  return (
    <span class="seat__plate">
      <span class="seat__name">
        {seatName(session, seat)}
        <span class="visually-hidden">{spoken.map((fact) => `, ${fact}`).join('')}</span>
      </span>
      <CardCount open={session.view.open} seat={seat} />
    </span>
  );
}

/** The number of cards; after going out, the place. Screen readers need it in words, from `cardsLeft`. */
export function CardCount({ open, seat }: { readonly open: OpenState; readonly seat: Seat }) {
  const { common } = words();
  const place = open.finished.indexOf(seat) + 1;
  const count = open.counts[seat]!;
  const state = place > 0 ? 'out' : count <= FEW_CARDS ? 'few' : undefined;
  return (
    <span class="card-count" data-state={state} aria-hidden="true">
      {place > 0 ? common.ordinal(place) : count}
    </span>
  );
}

function callName(call: Call): string {
  const { table } = words();
  return call === 'grand' ? table.grand : table.tichu;
}

interface CallSealProps {
  readonly call: Call;
  /** Announced before the call. */
  readonly children?: ComponentChildren;
}

/** A player's call, until the round ends. */
export function CallSeal({ call, children }: CallSealProps) {
  return (
    <span class={`call-seal call-seal--${call}`}>
      {children}
      {callName(call)}
    </span>
  );
}

interface LastPlayProps {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly hasPassed: boolean;
}

/** The player's last action in the trick. It is shown only in rows of players; at the rim, the cards show it. */
function LastPlay({ session, seat, hasPassed }: LastPlayProps) {
  const { table } = words();
  const play = playsInTrick(session.view.open).findLast((candidate) => candidate.seat === seat)?.play;
  if (hasPassed) return <span class="seat__last">{table.passed}</span>;
  return play === undefined ? null : <span class="seat__last seat__last--cards">{shortPlay(play)}</span>;
}

/** The hand without the cards in push slots. */
function withoutPushed(view: View, seat: Seat): Cards | null {
  const hand = view.hands[seat] ?? null;
  const pushed = view.laid[seat]?.flatMap(({ cards }) => cards) ?? [];
  return hand === null ? null : pushed.reduce((rest, card) => rest.remove(card), hand.copy());
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
