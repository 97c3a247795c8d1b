import { type Observer, type Seat, type SeatAction, seenBy, type View, viewFor } from '@schupf/rules';
import { chairOf, type PersonId, playerAt } from './chairs.ts';
import type { PassUntil } from './conditional-passes.ts';
import { type DealsView, dealsView } from './deals/deals-view.ts';
import type { SeenUpdate, Update } from './effect.ts';
import { type Status, statusOf } from './status.ts';
import type { Table } from './table.ts';

/**
 * One observer's view of a table: the game, the public status, how the deals are made, and the observer's own held
 * claims and conditional passes.
 */
export interface TableView {
  readonly view: View;
  readonly status: Status;
  readonly held: readonly { readonly id: string; readonly action: SeatAction }[];
  readonly conditionalPasses: readonly { readonly seat: Seat; readonly until: PassUntil }[];
  /** How the deals of the match are made; null if no one can check them. */
  readonly deals: DealsView | null;
}

/** A person's observer role: the player in their chair, or a spectator. */
export function observerOf(table: Table, who: PersonId | null): Observer {
  return (who === null ? null : chairOf(table.chairs, who)) ?? 'spectator';
}

/**
 * The number of the last message to an observer. Messages to others are not counted, so the number reveals nothing
 * about them.
 */
export function lastSeqFor({ sent }: Table, observer: Observer): number {
  return typeof observer === 'number' ? sent.all + sent.own[observer]! : sent.all;
}

export function tableViewFor(table: Table, observer: Observer): TableView {
  const { position } = table;
  const isOwn = (seat: Seat) => playerAt(position.open, seat) === observer;
  const held = table.held.flatMap(({ id, action }) =>
    id !== null && isOwn(action.seat) ? [{ id, action }] : [],
  );
  const conditionalPasses = table.conditionalPasses.flatMap(({ seat, until }) =>
    isOwn(seat) ? [{ seat, until }] : [],
  );
  return {
    view: viewFor(position, observer),
    status: statusOf(table),
    ...{ held, conditionalPasses },
    deals: dealsView(table.deals),
  };
}

/** The part of an update that an observer may see. */
export function seenUpdate(update: Update, observer: Observer): SeenUpdate {
  return update.type === 'game'
    ? { type: 'game', event: seenBy(update.event, observer, update.open) }
    : update;
}
