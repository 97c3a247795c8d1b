import { type Observer, packView } from '@schupf/rules';
import type { SeenUpdate, TableView } from '@schupf/table';
import type { TableMessage } from './client/follower.ts';

/** A table runner's message to an observer. */
type Message =
  | { readonly type: 'snapshot'; readonly seq: number; readonly observer: Observer; readonly seen: TableView }
  | { readonly type: 'update'; readonly seq: number; readonly updates: readonly SeenUpdate[] };

/** Converts a message to plain data and adds the current time on the clock that its deadlines refer to. */
export function packMessage(message: Message, now: number): TableMessage {
  if (message.type === 'update') return { type: 'update', seq: message.seq, now, updates: message.updates };
  const { seq, observer, seen } = message;
  return {
    type: 'snapshot',
    seq,
    now,
    observer,
    view: packView(seen.view),
    status: seen.status,
    held: seen.held,
    conditionalPasses: seen.conditionalPasses,
    deals: seen.deals,
  };
}
