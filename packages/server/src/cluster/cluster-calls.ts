import type { CallAnswer, FreeSeat, TableCall, TableCalls, WantedGame } from '../bus/table-calls.ts';
import { StorageError } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { ClusterLink } from './link.ts';
import { type CallReply, type FreeSeatsReply, type OwnerRequest, ownerSubject } from './messages.ts';
import type { Nodes } from './nodes.ts';
import type { Owners } from './owners.ts';

/** A call may have to wait for storage. */
const CALL_TIMEOUT_MS = 2000;
/** Someone is waiting for a seat: a process that answers later is left out. */
const SEATS_TIMEOUT_MS = 500;
const MAX_TRIES = 5;

export interface ClusterCallsDeps {
  readonly self: string;
  readonly link: ClusterLink;
  readonly nodes: Nodes;
  readonly owners: Owners;
  /** Runs tables in this process; null if it does not run any. */
  readonly local: () => Pick<TableRegistry, 'tryToCall' | 'freeSeats'> | null;
}

/** Makes requests about tables to the processes that run them. */
export class ClusterCalls implements TableCalls {
  private readonly deps: ClusterCallsDeps;

  constructor(deps: ClusterCallsDeps) {
    this.deps = deps;
  }

  async call(code: string, call: TableCall): Promise<CallAnswer> {
    const { self, owners } = this.deps;
    const local = this.deps.local();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const found = await owners.find(code, tries > 0);
      if (found.type === 'gone') return { ok: false };
      if (found.type !== 'owner') break;
      const reply =
        found.node === self && local !== null
          ? await local.tryToCall(code, call)
          : await this.callAt(found.node, { type: 'call', table: code, call });
      if (reply !== null) return reply;
    }
    throw new StorageError('a table cannot be reached');
  }

  async freeSeats(game: WantedGame): Promise<readonly FreeSeat[]> {
    const { link, nodes, local } = this.deps;
    const request: OwnerRequest = { type: 'free-seats', game };
    const runners = nodes.living.filter(({ roles }) => roles.includes('tables'));
    const answers = await Promise.all(
      runners.map(({ node }) => link.request(ownerSubject(node), request, SEATS_TIMEOUT_MS)),
    );
    const seats = answers.flatMap((answer) =>
      answer.type === 'answered' ? (answer.value as FreeSeatsReply) : [],
    );
    return [...((await local()?.freeSeats(game)) ?? []), ...seats];
  }

  private async callAt(node: string, request: OwnerRequest): Promise<CallReply> {
    const answer = await this.deps.link.request(ownerSubject(node), request, CALL_TIMEOUT_MS);
    if (answer.type === 'nobody') this.deps.nodes.suspect(node);
    return answer.type === 'answered' ? (answer.value as CallReply) : null;
  }
}
