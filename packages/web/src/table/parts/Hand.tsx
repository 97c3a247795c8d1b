import { type Card, hasSeat, type Seat, type View } from '@schupf/rules';
import { useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { words } from '../../i18n/language.ts';
import { announce } from '../../motion/announcer.tsx';
import { mediaSignal } from '../../motion/media.ts';
import { tilt, useArranging } from '../input/hand-arranging.ts';
import { pressOnCard } from '../input/hand-keys.ts';
import { columnsOf, groupsOf, layoutFor, ONE_ROW, positionsOf } from '../model/hand-layout.ts';
import { arranged } from '../model/hand-order.ts';
import { handLabel, seatName } from '../model/names.ts';
import { bestWith, completion, usefulCards } from '../model/plays.ts';
import type { TableSession } from '../state/table-session.ts';
import './Hand.css';

interface HandProps {
  readonly session: TableSession;
  readonly seat: Seat;
  /** Cards that are shown elsewhere, in push slots. */
  readonly without?: ReadonlySet<Card>;
  /** What a tap does; by default it selects the card. */
  readonly onTap?: (card: Card) => void;
}

/** Milliseconds between the two taps of a double tap. The first tap takes effect right away. */
const DOUBLE_TAP_MS = 320;
const isNarrow = mediaSignal('(max-width: 40rem) and (min-height: 30rem)');

/** The player's own hand. Every card is a button; the Tab key reaches one of them, the arrow keys reach the others. */
export function Hand({ session, seat, without, onTap }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const { table, cards: names } = words();
  const { view, status } = session;
  const { sort, dim, layout: chosen } = settings.value;
  const hand = view.hands[seat];
  const order =
    hand == null ? [] : arranged(hand, session.handOrders.get(seat), orderIn(chosen, sort), view.rules);
  const cards = order.filter((card) => !without?.has(card));
  const layout = layoutFor(chosen, cards, { isNarrow: isNarrow.value });
  const groups = groupsOf(layout, cards);
  const positions = positionsOf(layout, cards);
  const columns = columnsOf(layout, cards);
  const picked = session.picked.value;
  const isTurn =
    view.open.phase === 'play' && view.open.turn === seat && status.duties.some((duty) => duty.seat === seat);
  const { gestures, move, moveFocused, sortAgain } = useArranging({
    session,
    seat,
    list,
    order,
    groups,
    picks: onTap === undefined,
  });
  const lastTap = useRef({ card: -1, at: 0 });
  if (hand == null) return null;

  const tap = (card: Card, event: MouseEvent) => {
    const carried = session.lifted.value;
    if (carried !== null && cards.includes(carried)) {
      session.lifted.value = null;
      return move(carried, card);
    }
    if (onTap !== undefined) return onTap(card);
    // Keys cause click events too, but two key presses are not a double tap.
    const isDouble =
      event.detail > 0 &&
      lastTap.current.card === card &&
      event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS;
    lastTap.current = { card: isDouble ? -1 : card, at: event.timeStamp };
    const best = isDouble ? bestWith(session.choices.value, view, card) : null;
    const combination =
      best ?? (isTurn && picked.size === 0 ? completion(session.choices.value, view.open, card) : null);
    if (combination === null) session.toggle(card);
    else session.pick(combination);
  };
  const moveBy = (button: number, step: 1 | -1) => {
    const { card } = positions[button]!;
    const target = groups.findIndex((group) => group.includes(card)) + step;
    const [to] = groups[target] ?? [];
    if (to === undefined) return;
    moveFocused(card, to);
    announce(table.movedTo(names.cardName(card), target + 1, groups.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const confirm = session.mainAction.value?.run ?? null;
    const isArmed = session.armedCall.value !== null;
    if (pressOnCard(event, buttons, { moveBy, confirm, isArmed, fillsSlots: onTap !== undefined }))
      event.preventDefault();
  };

  const useful = isTurn && dim ? usefulCards(session.choices.value, hand) : null;
  const givers = giversOf(view, seat);
  const label = handLabel(view.open, seat, cards.length);
  return (
    <>
      {sortAgain === null ? null : (
        <button type="button" class="chip hand-sort" onClick={sortAgain}>
          {table.sort}
        </button>
      )}
      <ul
        ref={list}
        class={`hand hand--${layout}${layout === 'fan' && columns <= ONE_ROW ? ' hand--few' : ''}`}
        style={{
          '--columns': columns,
          '--levels': Math.max(0, ...positions.map(({ level }) => level)),
        }}
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerDown={gestures?.onPointerDown}
        onPointerMove={(event) => {
          gestures?.onPointerMove(event);
          tilt(event);
        }}
        onPointerUp={gestures?.onPointerUp}
        onPointerCancel={gestures?.onPointerCancel}
        onClickCapture={gestures?.onClickCapture}
        onContextMenu={(event) => event.preventDefault()}
      >
        {positions.map(({ card, column, level }, index) => {
          const giver = givers.get(card);
          return (
            <li
              key={card}
              class={`hand__place${session.lifted.value === card ? ' hand__place--lifted' : ''}`}
              style={{ '--at': column, '--level': level }}
            >
              <button
                type="button"
                class={`hand__card${useful !== null && !useful.has(card) ? ' hand__card--useless' : ''}`}
                aria-pressed={onTap === undefined ? picked.has(card) : undefined}
                aria-label={names.cardName(card)}
                aria-description={giver === undefined ? undefined : table.giftOf(seatName(session, giver))}
                data-card={card}
                tabIndex={index === 0 ? 0 : -1}
                onClick={(event) => tap(card, event)}
              >
                <CardFace card={card} />
              </button>
              {giver === undefined ? null : (
                <span
                  class={`hand__giver hand__giver--${view.open.arePartners(seat, giver) ? 'us' : 'them'}`}
                  aria-hidden="true"
                >
                  {seatName(session, giver)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who gave which card. Shown until the seat has played a card. */
function giversOf({ open, transfers }: View, seat: Seat): ReadonlyMap<Card, Seat> {
  if (open.phase !== 'play' || hasSeat(open.hasPlayed, seat)) return new Map();
  return new Map(
    transfers
      .filter(({ to }) => to === seat)
      .flatMap(({ from, cards }) => cards.map((card) => [card, from] as const)),
  );
}

/** Stacks require cards sorted by rank, whatever the setting. */
function orderIn(layout: 'auto' | 'fan' | 'rows' | 'stacks', sort: 'up' | 'down' | 'suits' | 'combinations') {
  return layout === 'stacks' && sort !== 'down' ? 'up' : sort;
}
