import type { QuestionMessage } from '@schupf/protocol';
import { packView, type SeatAction } from '@schupf/rules';
import type { BotQuestion, Clock } from '@schupf/runner';
import type { ConnectionId } from '../bus/bus.ts';
import { after } from '../clock.ts';

/** After this a stand-in decides: an external bot must not hold up the table. */
const ANSWER_TIMEOUT_MS = 3000;

interface OpenQuestion {
  readonly bot: string;
  readonly resolve: (action: SeatAction | null | undefined) => void;
}

export interface ExternalBotsDeps {
  readonly table: string;
  readonly clock: Clock;
  readonly send: (connection: ConnectionId, message: QuestionMessage) => void;
}

/** The external bots at one table. They are asked over their connections, by name. */
export class ExternalBots {
  private readonly deps: ExternalBotsDeps;
  private readonly connections = new Map<string, ConnectionId>();
  private readonly open = new Map<number, OpenQuestion>();

  constructor(deps: ExternalBotsDeps) {
    this.deps = deps;
  }

  /** The newest connection answers for the chair. */
  attach(bot: string, connection: ConnectionId): void {
    this.connections.set(bot, connection);
  }

  detach(bot: string, connection: ConnectionId): void {
    if (this.connections.get(bot) !== connection) return;
    this.connections.delete(bot);
    for (const [number, open] of this.open) if (open.bot === bot) this.settle(number, undefined);
  }

  /** The bot's answer; undefined when it is not connected or does not answer in time. */
  async ask({ number, seat, kind, view, bot }: BotQuestion): Promise<SeatAction | null | undefined> {
    const connection = this.connections.get(bot ?? '');
    if (connection === undefined || bot === null) return undefined;
    const { table, clock, send } = this.deps;
    const { promise, resolve } = Promise.withResolvers<SeatAction | null | undefined>();
    this.open.set(number, { bot, resolve });
    const cancel = after(clock, ANSWER_TIMEOUT_MS, () => this.settle(number, undefined));
    send(connection, {
      type: 'question',
      table,
      number,
      seat,
      kind,
      within: ANSWER_TIMEOUT_MS,
      view: packView(view),
    });
    return promise.finally(cancel);
  }

  /** The action is not checked here; the runner checks the answers of all bots. */
  answer(bot: string, number: number, action: unknown): void {
    if (this.open.get(number)?.bot === bot) this.settle(number, action as SeatAction | null);
  }

  private settle(number: number, action: SeatAction | null | undefined): void {
    this.open.get(number)?.resolve(action);
    this.open.delete(number);
  }
}
