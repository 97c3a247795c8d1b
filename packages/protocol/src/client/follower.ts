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

/** Whom somebody is at a table, and the last message he heard as that. */
export interface Bookmark {
  readonly observer: Observer;
  readonly seq: number;
}

/** Follows what is told of one table, so that whoever listens always has it as a whole. */
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

  /** From where to go on after the wire was cut; null when nothing was heard yet. */
  get bookmark(): Bookmark | null {
    return this.heard;
  }

  /** What a message brought; null when something between it and the one before is missing. */
  follow(message: TableMessage): readonly Happened[] | null {
    if (message.type === 'snapshot') {
      const { view, status, held, observer, seq } = message;
      this.current = { view: unpackView(view, this.rules), status, held };
      this.heard = { observer, seq };
      return [];
    }
    const { current, heard } = this;
    if (current === null || heard === null || message.seq > heard.seq + 1) return null;
    // Told twice, because both sides thought it was lost.
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
