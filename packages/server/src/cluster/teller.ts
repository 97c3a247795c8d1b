import type { ConnectionId, ToConnection } from '../bus/bus.ts';
import type { ClusterLink } from './link.ts';
import { gatewaySubject, type Told } from './messages.ts';

/** NATS carries at most 1 MB at once. A snapshot has some 10 KB. */
const MAX_BATCH_LENGTH = 200_000;

interface Item {
  readonly to: ConnectionId[];
  readonly message: ToConnection;
}

/** Tells connections of other processes what happens at our tables. What is said in one turn is sent together. */
export class Teller {
  private readonly link: ClusterLink;
  private readonly self: string;
  private readonly waiting = new Map<string, { readonly items: Item[]; length: number }>();

  constructor(link: ClusterLink, self: string) {
    this.link = link;
    this.self = self;
  }

  tell(node: string, connection: ConnectionId, message: ToConnection): void {
    const batch = this.batchFor(node);
    const last = batch.items.at(-1);
    // Spectators all get the same text.
    if (last !== undefined && isSame(last.message, message)) return void last.to.push(connection);
    batch.items.push({ to: [connection], message });
    batch.length += message.type === 'frame' ? message.text.length : 0;
    if (batch.length > MAX_BATCH_LENGTH) this.flush(node);
  }

  private batchFor(node: string): { readonly items: Item[]; length: number } {
    const existing = this.waiting.get(node);
    if (existing !== undefined) return existing;
    const batch = { items: [], length: 0 };
    this.waiting.set(node, batch);
    queueMicrotask(() => this.flush(node));
    return batch;
  }

  private flush(node: string): void {
    const batch = this.waiting.get(node);
    this.waiting.delete(node);
    if (batch === undefined) return;
    const told: Told = { from: this.self, items: batch.items };
    this.link.publish(gatewaySubject(node), told);
  }
}

function isSame(a: ToConnection, b: ToConnection): boolean {
  return (
    a.type === b.type &&
    a.table === b.table &&
    a.epoch === b.epoch &&
    (a.type !== 'frame' || b.type !== 'frame' || a.text === b.text)
  );
}
