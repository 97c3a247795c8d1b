import type { TableRegistry } from '../tables/table-registry.ts';
import type { ClusterBus } from './cluster-bus.ts';
import type { ClusterLink } from './link.ts';
import {
  type Batch,
  type BatchAnswer,
  type CallReply,
  type FreeSeatsReply,
  type OwnerRequest,
  ownerSubject,
  TAKE,
  type TakeReply,
  type TakeRequest,
} from './messages.ts';

/** The last batch of another process. */
interface Received {
  readonly stream: number;
  readonly number: number;
  readonly answer: BatchAnswer;
}

export interface OwnerServiceDeps {
  readonly self: string;
  readonly link: ClusterLink;
  readonly bus: Pick<ClusterBus, 'receiveForTable'>;
  readonly registry: TableRegistry;
}

/** Answers the other processes' messages and requests to the tables that this process runs. */
export class OwnerService {
  private readonly deps: OwnerServiceDeps;
  private readonly received = new Map<string, Received>();
  private stopAnswering: () => void = () => {};
  private stopTaking: () => void = () => {};

  constructor(deps: OwnerServiceDeps) {
    this.deps = deps;
  }

  start(): void {
    const { self, link } = this.deps;
    this.stopAnswering = link.answer(ownerSubject(self), (request) => this.answer(request as OwnerRequest));
    this.stopTaking = link.answer(TAKE, (request) => this.take(request as TakeRequest), { group: TAKE });
  }

  /** From now on, other processes are asked to run tables. */
  refuseTables(): void {
    this.stopTaking();
  }

  close(): void {
    this.stopTaking();
    this.stopAnswering();
  }

  /** Forgets the connections of another process, which is gone. */
  dropNode(node: string): void {
    this.received.delete(node);
    this.deps.registry.dropConnectionsOf((other) => other === node);
  }

  private answer(request: OwnerRequest): BatchAnswer | undefined | Promise<CallReply | FreeSeatsReply> {
    const { registry } = this.deps;
    switch (request.type) {
      case 'batch':
        return this.receive(request);
      case 'call':
        return registry.tryToCall(request.table, request.call);
      case 'free-seats':
        return registry.freeSeats(request.game);
      case 'lost':
        void registry.dropBefore(request.table, request.epoch);
        return undefined;
    }
  }

  private receive({ from, stream, number, messages }: Batch): BatchAnswer {
    const { registry, bus } = this.deps;
    const last = this.received.get(from);
    if (last?.stream === stream && last.number >= number) return last.answer;
    // Its other connections have given us up, and attach again if they still exist.
    if (last?.stream !== stream) registry.dropConnectionsOf((node) => node === from);
    const refused = new Set(messages.map(({ table }) => table).filter((table) => !registry.accepts(table)));
    for (const message of messages) if (!refused.has(message.table)) bus.receiveForTable(message);
    const answer = { refused: [...refused] };
    this.received.set(from, { stream, number, answer });
    return answer;
  }

  private async take({ table, gone }: TakeRequest): Promise<TakeReply> {
    const taken = await this.deps.registry.take(table, gone ?? undefined);
    switch (taken.type) {
      case 'here':
        return { type: 'owner', node: this.deps.self, epoch: taken.epoch };
      case 'gone':
        return taken;
      case 'elsewhere':
      case 'refused':
        return null;
    }
  }
}
