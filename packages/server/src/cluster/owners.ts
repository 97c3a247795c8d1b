import type { GoneReason } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import { after } from '../clock.ts';
import type { TableStorage } from '../storage/storage.ts';
import { UnreadableTable } from '../tables/room.ts';
import type { TableRegistry, Taken } from '../tables/table-registry.ts';
import type { ClusterLink } from './link.ts';
import { TAKE, type TakeReply, type TakeRequest } from './messages.ts';
import { GONE_AFTER_MS, type Nodes } from './nodes.ts';

/** Loading a table takes some milliseconds. If it takes longer, storage says who is loading it. */
const TAKE_TIMEOUT_MS = 1000;
const RETRY_MS = 100;
/** For how long an owner is looked for. Drains, pauses and crashes take less. */
const PATIENCE_MS = 10_000;

export type Found =
  | { readonly type: 'owner'; readonly node: string; readonly epoch: number }
  | { readonly type: 'gone'; readonly reason: GoneReason }
  /** Another process runs the table, and we are cut off from it. */
  | { readonly type: 'unreachable' }
  /** Storage fails, or no process can run the table. */
  | { readonly type: 'unavailable' };

export interface OwnersDeps {
  readonly self: string;
  readonly link: ClusterLink;
  readonly nodes: Nodes;
  readonly clock: Clock;
  readonly tables: Pick<TableStorage, 'owner'>;
  /** Runs tables in this process; null if it does not run any. */
  readonly local: () => Pick<TableRegistry, 'take'> | null;
  readonly onFault: (error: unknown, table: string) => void;
}

/** Finds the process that runs a table. If none does, this process runs it, or another one is asked to. */
export class Owners {
  private readonly deps: OwnersDeps;
  private isClosed = false;

  constructor(deps: OwnersDeps) {
    this.deps = deps;
  }

  /** `isRepeated`: what was found last is out of date, and storage may not know it yet. */
  async find(code: string, isRepeated = false): Promise<Found> {
    const { clock, nodes, onFault } = this.deps;
    const start = clock.now();
    if (isRepeated) await this.pause();
    while (!this.isClosed) {
      try {
        const found = await this.tryToFind(code);
        if (found !== null) return found;
      } catch (error) {
        if (this.isClosed) break;
        onFault(error, code);
        return error instanceof UnreadableTable
          ? { type: 'gone', reason: 'damaged' }
          : { type: 'unavailable' };
      }
      const { isLinked } = nodes;
      if (clock.now() - start > (isLinked ? PATIENCE_MS : GONE_AFTER_MS))
        return { type: isLinked ? 'unavailable' : 'unreachable' };
      await this.pause();
    }
    return { type: 'unavailable' };
  }

  /** Stops looking for owners, because storage is about to be closed. */
  close(): void {
    this.isClosed = true;
  }

  /** Null if the answer may be another one in a moment. */
  private async tryToFind(code: string): Promise<Found | null> {
    const { self, nodes, tables, local } = this.deps;
    const owner = await tables.owner(code);
    const other = owner === null || owner.node === self ? null : owner.node;
    if (other !== null && !nodes.isGone(other)) return nodes.isLinked ? { type: 'owner', ...owner! } : null;
    const taken: Taken = (await local()?.take(code, other ?? undefined)) ?? { type: 'refused' };
    switch (taken.type) {
      case 'here':
        return { type: 'owner', node: self, epoch: taken.epoch };
      case 'gone':
        return taken;
      case 'elsewhere':
        return null;
      case 'refused':
        // Our own tables are handed over one by one.
        return owner?.node === self ? null : this.askForTaking({ table: code, gone: other });
    }
  }

  private async askForTaking(request: TakeRequest): Promise<Found | null> {
    const answer = await this.deps.link.request(TAKE, request, TAKE_TIMEOUT_MS);
    return answer.type === 'answered' ? (answer.value as TakeReply) : null;
  }

  private pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    after(this.deps.clock, RETRY_MS, resolve);
    return promise;
  }
}
