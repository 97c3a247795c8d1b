import { minus } from '@schupf/phrasebook';
import {
  cardsInOrder,
  combinationOf,
  hasSeat,
  type PlainPlay,
  playsInTrick,
  type Rank,
  type Seat,
  trickOnTable,
} from '@schupf/rules';
import { CardFace } from '../../cards/CardFace.tsx';
import { letterOf } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import { seatName } from '../model/names.ts';
import { placeStyle, sideOf } from '../model/places.ts';
import { seatPlaces } from '../model/seat-places.ts';
import type { TableSession } from '../state/table-session.ts';
import { Countdown } from './Countdown.tsx';
import { Face } from './Face.tsx';
import { teamOf } from './Seats.tsx';
import './Trick.css';

interface TrickProps {
  readonly session: TableSession;
  /** Shows the whole trick in order. */
  readonly onOpen?: () => void;
}

/** The trick: the leading combination in the middle, with its owner, and everyone else's last play in front of them. */
export function Trick({ session, onOpen }: TrickProps) {
  const { table, cards, common } = words();
  const { open } = session.view;
  const trick = trickOnTable(open);
  if (trick === null)
    return (
      <>
        <p class="visually-hidden">{table.emptyTable}</p>
        <Wish session={session} />
      </>
    );
  const { lead, earlier, points } = trick;
  const name = seatName(session, lead.seat);
  const label = cards.play(combinationOf(lead.play));
  const before = playsInTrick(open)
    .slice(0, -1)
    .map(({ seat, play }) => table.labelled(seatName(session, seat), cards.play(combinationOf(play))));
  return (
    <>
      <Beam session={session} seat={lead.seat} />
      {earlier.map(({ seat, play }) => (
        <Spot key={seat} session={session} seat={seat}>
          <PlayedCards play={play} />
        </Spot>
      ))}
      <Passes session={session} />
      <section class={`trick trick--${teamOf(session, lead.seat)}`} aria-label={table.labelled(name, label)}>
        {before.length === 0 ? null : <p class="visually-hidden">{table.earlier(common.remarks(before))}</p>}
        <button type="button" class="trick__lead" onClick={onOpen}>
          <span class="visually-hidden">{table.wholeTrick}</span>
          <span
            key={lead.play.cards.join()}
            class="trick__play"
            style={{ '--cards': lead.play.cards.length }}
          >
            <PlayedCards play={lead.play} />
          </span>
          {points === null || points === 0 ? null : (
            <span class="trick__coin" aria-hidden="true">
              <b key={points}>{minus(points)}</b>
            </span>
          )}
        </button>
        {points === null ? null : <span class="visually-hidden">{table.trickWorth(points)}</span>}
        <p key={`${lead.seat} ${label}`} class="trick__owner">
          <Face session={session} seat={lead.seat} />
          <span class="trick__label" aria-hidden="true">
            <b>{name}</b> · {label}
          </span>
          <Closing session={session} />
        </p>
      </section>
      <Wish session={session} />
    </>
  );
}

/** The cards of a combination. The element around them sets `--step`, the distance from one to the next. */
export function PlayedCards({ play }: { readonly play: PlainPlay }) {
  return cardsInOrder(play).map(({ card, as }) => (
    <span key={card} class="trick__card" data-card={card}>
      <CardFace card={card} />
      {as === null ? null : (
        <span class="trick__as" aria-hidden="true">
          {letterOf(as)}
        </span>
      )}
    </span>
  ));
}

interface SpotProps {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly children: preact.ComponentChildren;
}

/** What is in front of a player. Hidden from screen readers, because the trick has a text alternative. */
function Spot({ session, seat, children }: SpotProps) {
  const { of, isMine } = seatPlaces(session);
  const { open } = session.view;
  const classes = ['spot', isMine(seat) ? 'spot--mine' : `spot--${sideOf(of(seat))}`];
  if (seat === open.dummy) classes.push('spot--dummy');
  const cards = playsInTrick(open).findLast((play) => play.seat === seat)?.play.cards.length ?? 1;
  return (
    <div class={classes.join(' ')} style={{ ...placeStyle(of(seat)), '--cards': cards }} aria-hidden="true">
      {children}
    </div>
  );
}

/** The word “Passed” in front of everyone who has passed. Screen readers read it at the seats. */
function Passes({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const { open } = session.view;
  if (open.phase !== 'play') return null;
  const seats = seatPlaces(session).others.filter((seat) => hasSeat(open.passed, seat));
  const hasCards = (seat: Seat) => playsInTrick(open).some((play) => play.seat === seat);
  return seats.map((seat) => (
    <Spot key={`pass ${seat}`} session={session} seat={seat}>
      <span class={hasCards(seat) ? 'spot__pass spot__pass--over' : 'spot__pass'}>{table.passed}</span>
    </Spot>
  ));
}

/** Light from the owner of the leading play to its cards. */
function Beam({ session, seat }: { readonly session: TableSession; readonly seat: Seat }) {
  const { of, isMine } = seatPlaces(session);
  if (isMine(seat)) return null;
  return (
    <div
      key={seat}
      class={`beam beam--${teamOf(session, seat)}`}
      style={placeStyle(of(seat))}
      aria-hidden="true"
    />
  );
}

/** The time left for bombs. */
function Closing({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const { interval, holds } = session.status;
  if (interval === null) return null;
  return (
    <span class="trick__closing">
      <Countdown
        session={session}
        until={Math.max(interval.until, ...holds.map(({ until }) => until))}
        label={interval.kind === 'reaction' ? table.reaction : table.closing}
      />
    </span>
  );
}

/** The open wish, beside the trick. */
function Wish({ session }: { readonly session: TableSession }) {
  const { table, cards } = words();
  const { wish } = session.view.open;
  if (wish === 0) return null;
  const rank = wish as Rank;
  return (
    <p class="wish note">
      <span aria-hidden="true">
        {table.wish} <b>{letterOf(rank)}</b>
      </span>
      <span class="visually-hidden">{table.wishFor(cards.rank(rank))}</span>
    </p>
  );
}
