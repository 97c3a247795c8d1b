import type { Card, Seat } from '@schupf/rules';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { flip, type Snapshot, snapshot } from '../../motion/flip.ts';
import { reducedMotion } from '../../motion/media.ts';
import { movedBefore } from '../model/hand-order.ts';
import { HandGestures } from '../parts/lazy-parts.tsx';
import type { TableSession } from '../state/table-session.ts';

interface Arranged {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly list: RefObject<HTMLUListElement | null>;
  /** All cards of the hand, including those in push slots. */
  readonly order: readonly Card[];
  /** Cards that are moved together. */
  readonly groups: readonly (readonly Card[])[];
  /** Whether a tap picks cards; during a push it puts them in slots instead. */
  readonly picks: boolean;
}

/** Lets the player rearrange a hand, by pointer and by keys; cards fly to their new places. */
export function useArranging({ session, seat, list, order, groups, picks }: Arranged) {
  const own = session.handOrders.of(seat);
  const before = useRef<Snapshot | null>(null);
  const focused = useRef<Card | null>(null);
  const orderBefore = useRef(own);

  const remember = () => {
    if (list.current !== null && !reducedMotion.value) before.current ??= snapshot(list.current);
  };
  const rearrange = (next: readonly Card[]) => {
    remember();
    session.handOrders.set(seat, next);
  };
  const move = (card: Card, to: Card) => {
    const from = groups.findIndex((group) => group.includes(card));
    const at = groups.findIndex((group) => group.includes(to));
    if (from < 0 || at < 0 || from === at) return;
    rearrange(movedBefore(order, groups[from]!, groups[from < at ? at + 1 : at]?.[0] ?? null));
  };
  const actions = {
    isPicked: picks ? (card: Card) => session.picked.value.has(card) : null,
    pick: (card: Card, on: boolean) => {
      if (session.picked.value.has(card) !== on) session.toggle(card);
    },
    lift: () => {
      orderBefore.current = own;
    },
    move,
    drop: remember,
    undo: () => rearrange(orderBefore.current),
  };
  const now = useRef(actions);
  now.current = actions;
  const Gestures = HandGestures.value;
  const gestures = useMemo(
    () =>
      Gestures === null
        ? null
        : new Gestures(
            () => list.current,
            () => now.current,
            session.lifted,
          ),
    [list, Gestures, session],
  );
  useLayoutEffect(() => {
    gestures?.keepUnderPointer();
    if (before.current !== null && list.current !== null) {
      flip(before.current, list.current, { duration: 160, stagger: 0 });
    }
    before.current = null;
    if (focused.current !== null) buttonOf(list.current, focused.current)?.focus();
    focused.current = null;
  });
  useEffect(
    () => () => {
      session.lifted.value = null;
    },
    [session, seat],
  );
  return {
    gestures,
    move,
    /** Moves a card and keeps the focus on it. */
    moveFocused: (card: Card, to: Card) => {
      focused.current = card;
      move(card, to);
    },
    /** Back to the automatic order; null while the hand is in it. */
    sortAgain: own.length === 0 ? null : () => rearrange([]),
  };
}

function buttonOf(list: HTMLElement | null, card: Card): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? null;
}

/** The most degrees a card tilts towards the mouse. */
const MAX_TILT = 6;

/** Tilts the card under the mouse; style sheets decide whether anything moves. */
export function tilt(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
  const card = event.target.closest<HTMLElement>('.card');
  if (card === null) return;
  // The untilted box of the place: measuring the tilted card would feed back into the tilt.
  const { x, y } = card.parentElement!.getBoundingClientRect();
  const lean = (at: number, size: number) => Math.max(-1, Math.min(1, (at / size) * 2 - 1)) * MAX_TILT;
  card.style.setProperty('--lean-y', `${lean(event.clientX - x, card.offsetWidth).toFixed(1)}deg`);
  card.style.setProperty('--lean-x', `${(-lean(event.clientY - y, card.offsetHeight)).toFixed(1)}deg`);
}
