import { type Observer, packView } from '@schupf/rules';
import type { SeenUpdate, TableView } from '@schupf/table';
import type { TableMessage } from './client/follower.ts';

/** What a table runner sends to an observer. */
type Message =
  | { readonly type: 'snapshot'; readonly seq: number; readonly observer: Observer; readonly seen: TableView }
  | { readonly type: 'update'; readonly seq: number; readonly updates: readonly SeenUpdate[] };

/** The same as plain data, with the time on the clock its deadlines refer to. */
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
  };
}
