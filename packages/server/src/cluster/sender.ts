import type { ToTable } from '../bus/bus.ts';
import type { ClusterLink } from './link.ts';
import { type Batch, type BatchAnswer, ownerSubject } from './messages.ts';

const ANSWER_TIMEOUT_MS = 250;
/** A process that does not answer this many times in a row is gone, unless its beats arrive: then it is only busy. */
const MAX_TRIES = 3;
/** The same if its beats arrive. */
const MAX_TRIES_IF_HEARD = 20;
/** A message to a table has at most 8 KB, and NATS carries at most 1 MB at once. */
const MAX_BATCH = 64;

export interface TableMessage {
  readonly table: string;
  readonly message: ToTable;
}

export interface SenderDeps {
  readonly link: ClusterLink;
  readonly self: string;
  /** Whether beats of the other process arrive. */
  readonly isHeard: () => boolean;
  /** Called with messages that the other process does not accept. */
  readonly onRefused: (messages: readonly TableMessage[]) => void;
  /** Called with everything that was not delivered when the other process did not answer. */
  readonly onSilent: (messages: readonly TableMessage[]) => void;
}

/**
 * Sends messages to the tables of one other process, in order and each once. What arrives while a batch is under way is
 * in the next one. A batch without an answer is repeated with its number, by which the other process recognises it.
 */
export class Sender {
  private readonly node: string;
  private readonly deps: SenderDeps;
  private waiting: TableMessage[] = [];
  private isSending = false;
  /** Distinguishes what we send after the other process was gone from what we sent before. */
  private stream = 1;
  private number = 0;

  constructor(node: string, deps: SenderDeps) {
    this.node = node;
    this.deps = deps;
  }

  send(message: TableMessage): void {
    this.waiting.push(message);
    this.sendSoon();
  }

  /** Forgets what waits, because the other process is gone. If it is not, it learns from our next batch that we did. */
  reset(): void {
    this.waiting = [];
    this.stream++;
    this.number = 0;
  }

  /** Tells the other process, if it is back, that it has to forget our connections. */
  announce(): void {
    this.sendSoon();
  }

  private sendSoon(): void {
    if (this.isSending) return;
    this.isSending = true;
    // What arrives in the same turn is sent together.
    queueMicrotask(() => void this.sendAll());
  }

  private async sendAll(): Promise<void> {
    do await this.sendBatch(this.waiting.splice(0, MAX_BATCH));
    while (this.waiting.length > 0);
    this.isSending = false;
  }

  private async sendBatch(messages: readonly TableMessage[]): Promise<void> {
    const { link, self, isHeard, onRefused, onSilent } = this.deps;
    const { stream } = this;
    const batch: Batch = { type: 'batch', from: self, stream, number: ++this.number, messages };
    for (let tries = 1; tries <= (isHeard() ? MAX_TRIES_IF_HEARD : MAX_TRIES); tries++) {
      const answer = await link.request(ownerSubject(this.node), batch, ANSWER_TIMEOUT_MS);
      // It was found to be gone in the meantime.
      if (stream !== this.stream) return;
      if (answer.type === 'nobody') break;
      if (answer.type === 'timeout') continue;
      const refused = new Set((answer.value as BatchAnswer).refused);
      if (refused.size > 0) onRefused(messages.filter(({ table }) => refused.has(table)));
      return;
    }
    const lost = [...messages, ...this.waiting];
    this.reset();
    onSilent(lost);
  }
}
