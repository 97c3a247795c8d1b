import type { Card, Seat } from '@schupf/rules';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { commandFor } from '../app/keys.ts';
import { settings } from '../app/settings.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { words } from '../i18n/language.ts';
import { announce } from '../motion/announcer.tsx';
import { flip, type Snapshot, snapshot } from '../motion/flip.ts';
import { mediaSignal } from '../motion/media.ts';
import { reducedMotion } from '../motion/reduced.ts';
import { armed } from './arming.ts';
import { HandGestures, lifted } from './hand-gestures.ts';
import { columnsOf, groupsOf, layoutFor, ONE_ROW, standingsOf } from './model/hand-layout.ts';
import { arranged, movedBefore } from './model/hand-order.ts';
import { bestWith, completion, usefulCards } from './model/plays.ts';
import { ownOrder, setOwnOrder } from './own-order.ts';
import type { Session } from './session.ts';
import { tilt } from './tilt.ts';
import './hand.css';

interface HandProps {
  readonly session: Session;
  readonly seat: Seat;
  /** Cards that lie elsewhere, on a place of the push. */
  readonly without?: ReadonlySet<Card>;
  /** What a tap does; to pick it if nothing else. */
  readonly onTap?: (card: Card) => void;
  /** Enter on a card: to play what is picked. */
  readonly onEnter?: () => void;
}

/** Milliseconds between the taps of a double one. The first has done its work by then. */
const DOUBLE = 320;
const isNarrow = mediaSignal('(max-width: 40rem) and (min-height: 30rem)');

/** Somebody's own hand: every card a button, one of them in the order of the tab key, the others by the arrows. */
export function Hand({ session, seat, without, onTap, onEnter }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const { table, cards: names } = words();
  const { view, status } = session;
  const { sort, dim, layout: chosen } = settings.value;
  const own = ownOrder(session, seat);
  const all = view.hands[seat];
  const order = all == null ? [] : arranged(all, orderIn(chosen, sort), own);
  const cards = order.filter((card) => !without?.has(card));
  const layout = layoutFor(chosen, cards, { isNarrow: isNarrow.value });
  const groups = groupsOf(layout, cards);
  const standings = standingsOf(layout, cards);
  const columns = columnsOf(layout, cards);
  const picked = session.picked.value;
  const isTurn =
    view.open.phase === 'play' && view.open.turn === seat && status.duties.some((duty) => duty.seat === seat);

  const before = useRef<Snapshot | null>(null);
  const focused = useRef<Card | null>(null);
  /** Cards fly to where they stand after this. */
  const rearrange = (next: readonly Card[]) => {
    if (list.current !== null && !reducedMotion.value) before.current ??= snapshot(list.current);
    setOwnOrder(session, seat, next);
  };
  const move = (card: Card, to: Card) => {
    const from = groups.findIndex((group) => group.includes(card));
    const at = groups.findIndex((group) => group.includes(to));
    if (from < 0 || at < 0 || from === at) return;
    rearrange(movedBefore(order, groups[from]!, groups[from < at ? at + 1 : at]?.[0] ?? null));
  };
  const orderBefore = useRef(own);
  const deeds = {
    isPicked: onTap === undefined ? (card: Card) => session.picked.value.has(card) : null,
    pick: (card: Card, on: boolean) => {
      if (session.picked.value.has(card) !== on) session.toggle(card);
    },
    lift: () => {
      orderBefore.current = own;
    },
    move,
    drop: () => {
      if (list.current !== null && !reducedMotion.value) before.current ??= snapshot(list.current);
    },
    undo: () => rearrange(orderBefore.current),
  };
  const now = useRef(deeds);
  now.current = deeds;
  const gestures = useMemo(
    () =>
      new HandGestures(
        () => list.current,
        () => now.current,
      ),
    [],
  );
  useLayoutEffect(() => {
    gestures.follow();
    if (before.current !== null && list.current !== null) {
      flip(before.current, list.current, { duration: 160, stagger: 0 });
    }
    before.current = null;
    if (focused.current !== null) buttonOf(list.current, focused.current)?.focus();
    focused.current = null;
  });
  useEffect(
    () => () => {
      lifted.value = null;
    },
    [seat],
  );
  const lastTap = useRef({ card: -1, at: 0 });
  if (all == null) return null;

  const tap = (card: Card, event: MouseEvent) => {
    const carried = lifted.value;
    if (carried !== null && cards.includes(carried)) {
      lifted.value = null;
      return move(carried, card);
    }
    if (onTap !== undefined) return onTap(card);
    // Keys click too, but twice by them is twice.
    const isDouble =
      event.detail > 0 && lastTap.current.card === card && event.timeStamp - lastTap.current.at < DOUBLE;
    lastTap.current = { card: isDouble ? -1 : card, at: event.timeStamp };
    const best = isDouble ? bestWith(view, seat, card) : null;
    const whole = best ?? (isTurn && picked.size === 0 ? completion(view, seat, card) : null);
    if (whole === null) session.toggle(card);
    else session.pick(whole);
  };
  const moveByKey = (card: Card, step: 1 | -1) => {
    const at = groups.findIndex((group) => group.includes(card)) + step;
    const [to] = groups[at] ?? [];
    if (to === undefined) return;
    focused.current = card;
    move(card, to);
    announce(table.movedTo(names.cardName(card), at + 1, groups.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const button = buttons[at];
    const command = commandFor(event);
    if (button === undefined || command === null) return;
    const { card } = standings[at]!;
    const isUp = button.getAttribute('aria-pressed') === 'true';
    switch (command) {
      case 'left':
        buttons[at - 1]?.focus();
        break;
      case 'right':
        buttons[at + 1]?.focus();
        break;
      case 'first':
        buttons[0]?.focus();
        break;
      case 'last':
        buttons.at(-1)?.focus();
        break;
      case 'moveLeft':
        moveByKey(card, -1);
        break;
      case 'moveRight':
        moveByKey(card, 1);
        break;
      case 'toggle':
        button.click();
        break;
      case 'raise':
        if (!isUp) button.click();
        break;
      case 'lower':
        if (isUp) button.click();
        break;
      case 'play':
        if (onEnter === undefined || armed.value !== null) return;
        onEnter();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  const useful = isTurn && dim ? usefulCards(view, seat) : null;
  const received = new Set(
    view.transfers.filter(({ to }) => to === seat).flatMap((transfer) => transfer.cards),
  );
  const isFresh = view.open.hasPlayed === 0;
  const label = seat === view.open.dummy ? table.tableHand(cards.length) : table.hand(cards.length);
  return (
    <>
      {own.length === 0 ? null : (
        <button type="button" class="chip hand-sort" onClick={() => rearrange([])}>
          {table.sort}
        </button>
      )}
      <ul
        ref={list}
        class={`hand hand--${layout}${layout === 'fan' && columns <= ONE_ROW ? ' hand--few' : ''}`}
        style={{
          '--columns': columns,
          '--levels': Math.max(0, ...standings.map(({ level }) => level)),
        }}
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerDown={gestures.onPointerDown}
        onPointerMove={(event) => {
          gestures.onPointerMove(event);
          tilt(event);
        }}
        onPointerUp={gestures.onPointerUp}
        onPointerCancel={gestures.onPointerCancel}
        onClickCapture={gestures.onClickCapture}
        onContextMenu={(event) => event.preventDefault()}
      >
        {standings.map(({ card, column, level }, index) => (
          <li
            key={card}
            class={`hand__place${lifted.value === card ? ' hand__place--lifted' : ''}`}
            style={{ '--at': column, '--level': level }}
          >
            <button
              type="button"
              class={`hand__card${useful !== null && !useful.has(card) ? ' hand__card--useless' : ''}${isFresh && received.has(card) ? ' hand__card--received' : ''}`}
              aria-pressed={onTap === undefined ? picked.has(card) : undefined}
              aria-label={names.cardName(card)}
              data-card={card}
              tabIndex={index === 0 ? 0 : -1}
              onClick={(event) => tap(card, event)}
            >
              <CardFace card={card} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Towers are made by rank, whatever else is liked. */
function orderIn(layout: 'auto' | 'fan' | 'rows' | 'stacks', sort: 'up' | 'down' | 'suits' | 'combinations') {
  return layout === 'stacks' && sort !== 'down' ? 'up' : sort;
}

function buttonOf(list: HTMLElement | null, card: Card): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? null;
}
