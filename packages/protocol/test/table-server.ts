import { packView } from '@schupf/rules';
import { RosterBots, TableRunner } from '@schupf/runner';
import { type FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { observerOf, type TableConfig, type TableView, tableViewFor } from '@schupf/table';
import {
  type ClientMessage,
  packMessage,
  readClientMessage,
  type ServerMessage,
  type SnapshotMessage,
  type TableInfo,
} from '../src/index.ts';
import { TABLE } from './examples.ts';

const CONFIG: TableConfig = {
  rules: { variant: 'nanjing' },
  speed: 'normal',
  chairs: [
    { type: 'person', id: 'ada', name: 'Ada' },
    { type: 'nobody' },
    { type: 'bot', name: 'random', outside: false },
    { type: 'bot', name: 'random', outside: false },
  ],
  pace: 'test',
};

export const INFO: TableInfo = {
  code: TABLE,
  rules: CONFIG.rules,
  speed: 'normal',
  visibility: 'private',
  freeChat: false,
  handsAfter: null,
  sharesReplays: true,
  rated: false,
  host: 'ada',
  opened: 0,
};

/** One table with a real runner behind a minimal gateway. */
export class TableServer {
  readonly store = new MemoryStore();
  readonly clock: FakeClock;
  readonly runner: TableRunner;
  readonly silence: number;

  private constructor(runner: TableRunner, store: MemoryStore, clock: FakeClock, silence: number) {
    this.runner = runner;
    this.store = store;
    this.clock = clock;
    this.silence = silence;
  }

  static async open(clock: FakeClock, silence = 30_000): Promise<TableServer> {
    const store = new MemoryStore();
    const ports = {
      store,
      clock,
      chance: new SeededChance('xoshiro128:test'),
      bots: new RosterBots({ seed: 'test' }),
    };
    const answer = await TableRunner.open(ports, { config: CONFIG });
    if (!answer.ok) throw new Error(answer.problem);
    await answer.runner.settled();
    return new TableServer(answer.runner, store, clock, silence);
  }

  /**
   * Connects a client. Returns functions that receive its messages, disconnect it, and let the table forget the
   * connection, as if another process ran it now.
   */
  connect(
    who: string,
    send: (message: ServerMessage) => void,
  ): { receive(text: string): void; leave(): void; move(): void } {
    let leave: (() => void) | null = null;
    return {
      receive: (text) => {
        const read = readClientMessage(text);
        if (!read.ok) throw new Error(read.problem);
        leave = this.answer(who, read.message, send, leave);
      },
      leave: () => leave?.(),
      move: () => {
        if (leave === null) return;
        leave();
        leave = null;
        send({ type: 'moved', table: TABLE });
      },
    };
  }

  seenBy(who: string): TableView {
    return tableViewFor(this.runner.table, observerOf(this.runner.table, who));
  }

  async timesStored(id: string): Promise<number> {
    const rows = await this.store.load();
    return rows.filter(({ entry }) => entry.type === 'command' && entry.id === id).length;
  }

  private answer(
    who: string,
    message: ClientMessage,
    send: (message: ServerMessage) => void,
    leave: (() => void) | null,
  ): (() => void) | null {
    const now = this.clock.now();
    switch (message.type) {
      case 'hello':
        send({ type: 'welcome', you: { id: who, name: who }, now, silence: this.silence });
        return leave;
      case 'ping':
        send({ type: 'pong', n: message.n, now });
        return leave;
      case 'watch':
        leave?.();
        send({ type: 'info', table: TABLE, info: INFO });
        return this.runner.watch(
          who,
          (message) => send({ table: TABLE, ...packMessage(message, this.clock.now()) } as ServerMessage),
          message.since,
        );
      case 'command': {
        if (leave === null) return null;
        const { id, command } = message;
        void this.runner
          .command(who, id, command as never)
          .then((reply) => send({ type: 'reply', table: TABLE, id, reply }));
        return leave;
      }
      default:
        throw new Error(`unexpected ${message.type}`);
    }
  }
}

/** A table view as plain data. */
export function plain({
  view,
  status,
  held,
  conditionalPasses,
  deals,
}: TableView): Pick<SnapshotMessage, 'view' | 'status' | 'held' | 'conditionalPasses' | 'deals'> {
  return { view: packView(view), status, held, conditionalPasses, deals };
}
