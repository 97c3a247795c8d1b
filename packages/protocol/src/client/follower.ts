import { type Observer, type Rules, type RulesRequest, readRules, unpackView } from '@schupf/rules';
import { applyUpdate, type SeenUpdate, type TableView } from '@schupf/table';
import type { SnapshotMessage, UpdateMessage } from '../from-server.ts';

/** An update, with the table view before and after it. */
export interface AppliedUpdate {
  readonly update: SeenUpdate;
  readonly before: TableView;
  readonly after: TableView;
  /** Whether it happened while the connection was lost and is therefore no longer news. */
  readonly isMissed: boolean;
}

export type TableMessage = Omit<SnapshotMessage, 'table'> | Omit<UpdateMessage, 'table'>;

/** The client's observer role at a table, and the number of the last message it received in that role. */
export interface Bookmark {
  readonly observer: Observer;
  readonly seq: number;
}

/** Maintains the complete view of one table from its messages. */
export class Follower {
  private readonly rules: Rules;
  private current: TableView | null = null;
  private received: Bookmark | null = null;

  constructor(request: RulesRequest) {
    const answer = readRules(request);
    if (!answer.ok) throw new Error(answer.problem);
    this.rules = answer.rules;
  }

  get seen(): TableView | null {
    return this.current;
  }

  /** Where to resume after a reconnection; null when nothing has been received yet. */
  get bookmark(): Bookmark | null {
    return this.received;
  }

  /** Applies a message and returns its updates; null when an earlier message is missing. */
  follow(message: TableMessage): readonly AppliedUpdate[] | null {
    if (message.type === 'snapshot') {
      const { view, status, held, conditionalPasses, deals, observer, seq } = message;
      this.current = { view: unpackView(view, this.rules), status, held, conditionalPasses, deals };
      this.received = { observer, seq };
      return [];
    }
    const { current, received } = this;
    if (current === null || received === null || message.seq > received.seq + 1) return null;
    // A duplicate: both client and server assumed that it was lost.
    if (message.seq <= received.seq) return [];
    const applied: AppliedUpdate[] = [];
    let after = current;
    const isMissed = message.missed === true;
    for (const update of message.updates) {
      const before = after;
      after = applyUpdate(before, update);
      applied.push({ update, before, after, isMissed });
    }
    this.current = after;
    this.received = { ...received, seq: message.seq };
    return applied;
  }
}
