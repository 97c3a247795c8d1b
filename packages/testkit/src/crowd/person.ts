import { type Bits, below } from '@schupf/rules';
import type { TableRunner } from '@schupf/runner';
import type { Command, PersonId, Reply } from '@schupf/table';
import { pick } from '../chance.ts';
import type { Follower } from './follower.ts';
import type { Ledger } from './ledger.ts';
import { type Temper, wantAt } from './mind.ts';

/** A command of a person, and the reply to each time it was sent. */
export interface Sent {
  readonly by: PersonId;
  readonly id: string;
  readonly command: Command;
  readonly replies: Reply[];
  /** How often it was sent and not answered yet. */
  open: number;
}

/** A person at a table or watching it, with one or more windows. */
export class Person {
  readonly id: PersonId;
  readonly temper: Temper;
  readonly sent: Sent[] = [];
  readonly windows: readonly Follower[];
  /** The runner this person is connected to; null if there is none. */
  runner: TableRunner | null = null;
  /** Whether the next look at the table is scheduled. */
  hasPlan = false;
  private readonly bits: Bits;
  private readonly ledger: Ledger;
  /** A command they decided on but did not send; it may be sent later, too late. */
  private unsaid: Command | null = null;

  constructor(id: PersonId, temper: Temper, windows: readonly Follower[], ledger: Ledger, bits: Bits) {
    this.id = id;
    this.temper = temper;
    this.windows = windows;
    this.ledger = ledger;
    this.bits = bits;
  }

  /** Reports as present to the runner, after the windows are open. */
  connect(runner: TableRunner): void {
    this.runner = runner;
    for (const [index, window] of this.windows.entries())
      if (index === 0 || below(2, this.bits) === 0) window.connect(runner, below(4, this.bits) > 0);
    runner.submit({ type: 'presence', who: this.id, present: true });
  }

  disconnect(): void {
    for (const window of this.windows) window.disconnect();
    this.runner?.submit({ type: 'presence', who: this.id, present: false });
    this.runner = null;
  }

  /** What they want to do after a look at the table: mostly one thing or nothing. */
  think(): Command | null {
    const { bits } = this;
    const { seen } = pick(
      this.windows.filter((window) => window.isConnected),
      bits,
    );
    const late = this.unsaid;
    if (late !== null && below(6, bits) === 0) {
      this.unsaid = null;
      return late;
    }
    const wanted = seen === null ? null : wantAt(seen, this.temper, bits);
    if (wanted === null || below(25, bits) > 0) return wanted;
    this.unsaid = wanted;
    return null;
  }

  newCommand(command: Command): Sent {
    // As it arrives over a connection: the sender shares no object with the table.
    const text = JSON.stringify(command);
    const sent: Sent = {
      by: this.id,
      id: String(this.sent.length),
      command: JSON.parse(text) as Command,
      replies: [],
      open: 0,
    };
    this.sent.push(sent);
    return sent;
  }

  /** Sends a command, for the first time or again. */
  give(runner: TableRunner, sent: Sent, unanswered: () => void): void {
    sent.open++;
    if (sent.open + sent.replies.length > 1) this.ledger.tally.repeated++;
    void runner.command(sent.by, sent.id, sent.command).then((reply) => {
      sent.open--;
      sent.replies.push(reply);
      this.ledger.attempt(`a reply to ${JSON.stringify(sent)}`, () => mustBeStored(this.ledger, sent, reply));
      if (!reply.ok && reply.refusal === null) unanswered();
    });
  }
}

/** A command is in the log before it is answered as done. */
function mustBeStored({ rows }: Ledger, { by, id }: Sent, reply: Reply): void {
  if (!reply.ok) return;
  const isIt = ({ entry }: (typeof rows)[number]) =>
    entry.type === 'command' && entry.by === by && entry.id === id;
  if (rows.findLast(isIt) === undefined) throw new Error('it is not in the log');
}
