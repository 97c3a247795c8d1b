import { type Observer, type SeatAction, seenBy, type View, viewFor } from '@schupf/rules';
import { chairOf, type PersonId, playerAt } from './chairs.ts';
import type { SeenUpdate, Update } from './effect.ts';
import { type Status, statusOf } from './status.ts';
import type { Table } from './table.ts';

/** A table as somebody sees it: the game, what is beside it, and what he has claimed and not yet seen laid. */
export interface TableView {
  readonly view: View;
  readonly status: Status;
  readonly held: readonly { readonly id: string; readonly action: SeatAction }[];
}

/** What a person is to the game: the player on his chair, or somebody who watches. */
export function observerOf(table: Table, who: PersonId | null): Observer {
  return (who === null ? null : chairOf(table.chairs, who)) ?? 'spectator';
}

/** The number of the last message an observer has heard. It counts his own and says nothing of others'. */
export function heardBy({ heard }: Table, observer: Observer): number {
  return typeof observer === 'number' ? heard.all + heard.own[observer]! : heard.all;
}

export function tableViewFor(table: Table, observer: Observer): TableView {
  const { position } = table;
  const held = table.held.flatMap(({ id, action }) =>
    id !== null && playerAt(position.open, action.seat) === observer ? [{ id, action }] : [],
  );
  return { view: viewFor(position, observer), status: statusOf(table), held };
}

/** What an observer sees of some update. */
export function seenUpdate(update: Update, observer: Observer): SeenUpdate {
  return update.type === 'game'
    ? { type: 'game', event: seenBy(update.event, observer, update.open) }
    : update;
}
