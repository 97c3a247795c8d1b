import type { BotServerMessage, ErrorCode } from '@schupf/protocol';
import {
  Conversation,
  encodeQuestion,
  type OpenQuestion,
  openQuestion,
  readAnswer,
} from '@schupf/protocol/bots';
import type { SeatAction } from '@schupf/rules';
import type { BotQuestion, Clock } from '@schupf/runner';
import type { ConnectionId } from '../bus/bus.ts';
import { after } from '../clock.ts';

/** After this time a stand-in decides, so that an external bot cannot hold up the table. */
const ANSWER_TIMEOUT_MS = 3000;

interface ConnectedBot {
  readonly connection: ConnectionId;
  readonly conversation: Conversation;
}

interface PendingAnswer {
  readonly bot: string;
  readonly question: OpenQuestion;
  readonly resolve: (action: SeatAction | null | undefined) => void;
}

export interface ExternalBotsDeps {
  readonly table: string;
  readonly clock: Clock;
  /** The players' names, by number. */
  readonly names: () => readonly string[];
  readonly send: (connection: ConnectionId, message: BotServerMessage) => void;
  readonly sendError: (connection: ConnectionId, code: ErrorCode, problem: string) => void;
}

/** The external bots at one table, addressed by name. Each is asked over its own connection. */
export class ExternalBots {
  private readonly deps: ExternalBotsDeps;
  private readonly bots = new Map<string, ConnectedBot>();
  private readonly pending = new Map<number, PendingAnswer>();

  constructor(deps: ExternalBotsDeps) {
    this.deps = deps;
  }

  /** The newest connection answers for the chair. */
  attach(bot: string, connection: ConnectionId): void {
    this.bots.set(bot, { connection, conversation: new Conversation(this.deps.names()) });
  }

  detach(bot: string, connection: ConnectionId): void {
    if (this.bots.get(bot)?.connection !== connection) return;
    this.bots.delete(bot);
    for (const [number, pending] of this.pending) if (pending.bot === bot) this.settle(number, undefined);
  }

  /** The bot's answer; undefined if it is not connected or gives no legal answer in time. */
  async ask({ number, seat, view, bot }: BotQuestion): Promise<SeatAction | null | undefined> {
    const connected = this.bots.get(bot ?? '');
    if (connected === undefined || bot === null) return undefined;
    const question = openQuestion(number, view, seat);
    if (question === null) return null;
    const { table, clock, send } = this.deps;
    const { connection, conversation } = connected;
    const { promise, resolve } = Promise.withResolvers<SeatAction | null | undefined>();
    this.pending.set(number, { bot, question, resolve });
    const cancel = after(clock, ANSWER_TIMEOUT_MS, () => this.settle(number, undefined));
    for (const message of conversation.preface(view)) send(connection, { ...message, table });
    send(connection, { ...encodeQuestion(question, ANSWER_TIMEOUT_MS), table });
    return promise.finally(cancel);
  }

  /** Ignores late answers, and answers to another bot's question. */
  answer(bot: string, message: { readonly id: number }): void {
    const pending = this.pending.get(message.id);
    if (pending?.bot !== bot) return;
    const answer = readAnswer(message, pending.question);
    const connected = this.bots.get(bot);
    if (!answer.ok && connected !== undefined)
      this.deps.sendError(connected.connection, 'bad-answer', answer.problem);
    this.settle(message.id, answer.ok ? answer.value : undefined);
  }

  private settle(number: number, action: SeatAction | null | undefined): void {
    this.pending.get(number)?.resolve(action);
    this.pending.delete(number);
  }
}
