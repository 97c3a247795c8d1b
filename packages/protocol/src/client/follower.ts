import { type Observer, type Rules, type RulesRequest, readRules, unpackView } from '@schupf/rules';
import { applyUpdate, type SeenUpdate, type TableView } from '@schupf/table';
import type { SnapshotMessage, UpdateMessage } from '../from-server.ts';

/** Something that happened, with the table as it was seen before and after. */
export interface Happened {
  readonly update: SeenUpdate;
  readonly before: TableView;
  readonly after: TableView;
}

export type TableMessage = Omit<SnapshotMessage, 'table'> | Omit<UpdateMessage, 'table'>;

/** Which observer a client is at a table, and the last message it received as that observer. */
export interface Bookmark {
  readonly observer: Observer;
  readonly seq: number;
}

/** Follows the messages of one table, so that listeners always get the whole view. */
export class Follower {
  private readonly rules: Rules;
  private current: TableView | null = null;
  private heard: Bookmark | null = null;

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
    return this.heard;
  }

  /** What a message changed; null when a message before it is missing. */
  follow(message: TableMessage): readonly Happened[] | null {
    if (message.type === 'snapshot') {
      const { view, status, held, observer, seq } = message;
      this.current = { view: unpackView(view, this.rules), status, held };
      this.heard = { observer, seq };
      return [];
    }
    const { current, heard } = this;
    if (current === null || heard === null || message.seq > heard.seq + 1) return null;
    // Sent twice, because both sides thought it was lost.
    if (message.seq <= heard.seq) return [];
    const happened: Happened[] = [];
    let after = current;
    for (const update of message.updates) {
      const before = after;
      after = applyUpdate(before, update);
      happened.push({ update, before, after });
    }
    this.current = after;
    this.heard = { ...heard, seq: message.seq };
    return happened;
  }
}
