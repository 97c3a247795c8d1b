import type { HostCommand, ManageReply, TableInfo } from '@schupf/protocol';
import type { Clock, TableRunner } from '@schupf/runner';
import type { Visitor } from '../bus/bus.ts';
import type { TableStorage } from '../storage/storage.ts';
import type { ChangeLimiter } from './change-limiter.ts';
import { Deduplicator } from './deduplicator.ts';
import type { Handover } from './handover.ts';
import { manageTable } from './manage-table.ts';

const NOT_YOURS: ManageReply = { ok: false, reason: 'not-yours' };
const TOO_OFTEN: ManageReply = { ok: false, reason: 'too-often' };

export interface HostRequestsDeps {
  readonly runner: TableRunner;
  readonly changes: ChangeLimiter;
  readonly clock: Clock;
  readonly tables: TableStorage;
  readonly onFault: (error: unknown) => void;
}

/** What the host of a table asks for. A repeated request gets the first reply. */
export class HostRequests {
  private readonly info: TableInfo;
  private readonly deps: HostRequestsDeps;
  private readonly replies = new Deduplicator<ManageReply>();

  constructor(info: TableInfo, deps: HostRequestsDeps) {
    this.info = info;
    this.deps = deps;
  }

  async answer(visitor: Visitor, id: string, request: HostCommand): Promise<ManageReply> {
    const isHost = visitor.type === 'person' && visitor.person.id === this.info.host;
    return isHost ? this.replies.run(id, () => this.perform(request)) : NOT_YOURS;
  }

  save(): Promise<Handover['managed']> {
    return this.replies.save();
  }

  restore(managed: Handover['managed']): void {
    this.replies.restore(managed);
  }

  private async perform(request: HostCommand): Promise<ManageReply> {
    const { runner, changes, clock, tables, onFault } = this.deps;
    const { code, host } = this.info;
    if (!changes.allowsHostCommand(host, request, clock.now())) return TOO_OFTEN;
    try {
      return await manageTable(runner, code, request, tables);
    } catch (error) {
      onFault(error);
      return { ok: false, reason: 'unavailable' };
    }
  }
}
