import { type Bits, below } from '@schupf/rules';
import type { TableRunner } from '@schupf/runner';
import type { Command, PersonId, Reply } from '@schupf/table';
import { pick } from '../chance.ts';
import { chooseCommand, type Temperament } from './choose-command.ts';
import type { Follower } from './follower.ts';
import type { Ledger } from './ledger.ts';

/** A person's command and its replies: it may be sent several times, and gets a reply each time. */
export interface SentCommand {
  readonly by: PersonId;
  readonly id: string;
  readonly command: Command;
  readonly replies: Reply[];
  /** How many replies are still outstanding. */
  open: number;
}

/** A person at a table or watching it, with one or more windows. */
export class Person {
  readonly id: PersonId;
  readonly temperament: Temperament;
  readonly sent: SentCommand[] = [];
  readonly windows: readonly Follower[];
  /** The runner this person is connected to; null if there is none. */
  runner: TableRunner | null = null;
  /** Whether the next look at the table is scheduled. */
  hasPlan = false;
  private readonly bits: Bits;
  private readonly ledger: Ledger;
  /** A command they decided on but have not sent. It may be sent later, when it is out of date. */
  private postponed: Command | null = null;

  constructor(
    id: PersonId,
    temperament: Temperament,
    windows: readonly Follower[],
    ledger: Ledger,
    bits: Bits,
  ) {
    this.id = id;
    this.temperament = temperament;
    this.windows = windows;
    this.ledger = ledger;
    this.bits = bits;
  }

  /** Opens some of the windows, then tells the runner that the person is present. */
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

  /** What they decide to do after a look at the table; null for nothing. */
  think(): Command | null {
    const { bits } = this;
    const { seen } = pick(
      this.windows.filter((window) => window.isConnected),
      bits,
    );
    const { postponed } = this;
    if (postponed !== null && below(6, bits) === 0) {
      this.postponed = null;
      return postponed;
    }
    const command = seen === null ? null : chooseCommand(seen, this.temperament, bits);
    if (command === null || below(25, bits) > 0) return command;
    this.postponed = command;
    return null;
  }

  newCommand(command: Command): SentCommand {
    // A copy, as if it had arrived over a connection: the sender must share no object with the table.
    const text = JSON.stringify(command);
    const sent: SentCommand = {
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
  give(runner: TableRunner, sent: SentCommand, onFailure: () => void): void {
    sent.open++;
    if (sent.open + sent.replies.length > 1) this.ledger.tally.repeated++;
    void runner.command(sent.by, sent.id, sent.command).then((reply) => {
      sent.open--;
      sent.replies.push(reply);
      this.ledger.attempt(`a reply to ${JSON.stringify(sent)}`, () => mustBeStored(this.ledger, sent, reply));
      if (!reply.ok && reply.refusal === null) onFailure();
    });
  }
}

/** A command must be in the log before the reply says that it was accepted. */
function mustBeStored({ rows }: Ledger, { by, id }: SentCommand, reply: Reply): void {
  if (!reply.ok) return;
  const isThisCommand = ({ entry }: (typeof rows)[number]) =>
    entry.type === 'command' && entry.by === by && entry.id === id;
  if (rows.findLast(isThisCommand) === undefined) throw new Error('the command is not in the log');
}
