import type { Card, Seat } from '@schupf/rules';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { flip, type Snapshot, snapshot } from '../../motion/flip.ts';
import { reducedMotion } from '../../motion/media.ts';
import { movedBefore } from '../model/hand-order.ts';
import { HandGestures } from '../parts/lazy-parts.tsx';
import type { TableSession } from '../state/table-session.ts';

interface ArrangingOptions {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly list: RefObject<HTMLUListElement | null>;
  /** All cards of the hand, including those in push slots. */
  readonly order: readonly Card[];
  /** Cards that are moved together. */
  readonly groups: readonly (readonly Card[])[];
  /** Whether a tap selects cards; during a push it puts them into slots instead. */
  readonly picks: boolean;
}

/** Lets the player rearrange a hand with the pointer or the keyboard; cards fly to their new positions. */
export function useArranging({ session, seat, list, order, groups, picks }: ArrangingOptions) {
  const own = session.handOrders.get(seat);
  const oldPlaces = useRef<Snapshot | null>(null);
  const focused = useRef<Card | null>(null);
  const orderBefore = useRef(own);

  const rememberPlaces = () => {
    if (list.current !== null && !reducedMotion.value) oldPlaces.current ??= snapshot(list.current);
  };
  const rearrange = (next: readonly Card[]) => {
    rememberPlaces();
    session.handOrders.set(seat, next);
  };
  const move = (card: Card, to: Card) => {
    const from = groups.findIndex((group) => group.includes(card));
    const target = groups.findIndex((group) => group.includes(to));
    if (from < 0 || target < 0 || from === target) return;
    const before = groups[from < target ? target + 1 : target]?.[0] ?? null;
    rearrange(movedBefore(order, groups[from]!, before));
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
    drop: rememberPlaces,
    undo: () => rearrange(orderBefore.current),
  };
  const latestActions = useRef(actions);
  latestActions.current = actions;
  const Gestures = HandGestures.value;
  const gestures = useMemo(
    () =>
      Gestures === null
        ? null
        : new Gestures(
            () => list.current,
            () => latestActions.current,
            session.lifted,
          ),
    [list, Gestures, session],
  );
  useLayoutEffect(() => {
    gestures?.keepUnderPointer();
    if (oldPlaces.current !== null && list.current !== null) {
      flip(oldPlaces.current, list.current, { duration: 160, stagger: 0 });
    }
    oldPlaces.current = null;
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
    /** Restores the automatic order; null while the hand is sorted automatically. */
    sortAgain: own.length === 0 ? null : () => rearrange([]),
  };
}

function buttonOf(list: HTMLElement | null, card: Card): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? null;
}

/** The maximum tilt of a card towards the mouse, in degrees. */
const MAX_TILT = 6;

/** Tilts the card under the mouse. The style sheet decides whether it actually moves. */
export function tilt(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
  const card = event.target.closest<HTMLElement>('.card');
  if (card === null) return;
  // The box of the untilted slot: measuring the tilted card would feed back into the tilt.
  const { x, y } = card.parentElement!.getBoundingClientRect();
  const lean = (offset: number, size: number) =>
    Math.max(-1, Math.min(1, (offset / size) * 2 - 1)) * MAX_TILT;
  card.style.setProperty('--lean-y', `${lean(event.clientX - x, card.offsetWidth).toFixed(1)}deg`);
  card.style.setProperty('--lean-x', `${(-lean(event.clientY - y, card.offsetHeight)).toFixed(1)}deg`);
}
