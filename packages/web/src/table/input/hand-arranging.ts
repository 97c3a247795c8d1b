import type { Card, Seat } from '@schupf/rules';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { flip, type Snapshot, snapshot } from '../../motion/flip.ts';
import { reducedMotion } from '../../motion/reduced.ts';
import { movedBefore } from '../model/hand-order.ts';
import { HandGestures } from '../parts/lazy-parts.tsx';
import { lifted } from '../state/lifted.ts';
import { ownOrder, setOwnOrder } from '../state/own-order.ts';
import type { TableSession } from '../state/table-session.ts';

interface Arranged {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly list: RefObject<HTMLUListElement | null>;
  /** All cards of the hand, also those that lie elsewhere. */
  readonly order: readonly Card[];
  /** Cards that are moved together. */
  readonly groups: readonly (readonly Card[])[];
  /** Whether cards are picked here; a push lays them out instead. */
  readonly picks: boolean;
}

/** Moves cards of a hand to other places, by pointer and otherwise; they fly there. */
export function useArranging({ session, seat, list, order, groups, picks }: Arranged) {
  const own = ownOrder(session, seat);
  const before = useRef<Snapshot | null>(null);
  const focused = useRef<Card | null>(null);
  const orderBefore = useRef(own);

  /** Cards fly from where they stand now. */
  const remember = () => {
    if (list.current !== null && !reducedMotion.value) before.current ??= snapshot(list.current);
  };
  const rearrange = (next: readonly Card[]) => {
    remember();
    setOwnOrder(session, seat, next);
  };
  const move = (card: Card, to: Card) => {
    const from = groups.findIndex((group) => group.includes(card));
    const at = groups.findIndex((group) => group.includes(to));
    if (from < 0 || at < 0 || from === at) return;
    rearrange(movedBefore(order, groups[from]!, groups[from < at ? at + 1 : at]?.[0] ?? null));
  };
  const deeds = {
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
  const now = useRef(deeds);
  now.current = deeds;
  const Gestures = HandGestures.value;
  const gestures = useMemo(
    () =>
      Gestures === null
        ? null
        : new Gestures(
            () => list.current,
            () => now.current,
          ),
    [list, Gestures],
  );
  useLayoutEffect(() => {
    gestures?.follow();
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
  return {
    gestures,
    move,
    /** Moves a card and keeps the focus on it. */
    moveFocused: (card: Card, to: Card) => {
      focused.current = card;
      move(card, to);
    },
    /** Back to the usual order; null while it is. */
    sortAgain: own.length === 0 ? null : () => rearrange([]),
  };
}

function buttonOf(list: HTMLElement | null, card: Card): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? null;
}
