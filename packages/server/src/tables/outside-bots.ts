import type { QuestionMessage } from '@schupf/protocol';
import { packView, type SeatAction } from '@schupf/rules';
import type { BotQuestion } from '@schupf/runner';
import type { SessionId } from '../bus/bus.ts';

/** A program that takes longer is played for; it must not keep a table waiting. */
const TIME_TO_ANSWER = 3000;

interface Open {
  readonly bot: string;
  readonly resolve: (action: SeatAction | null | undefined) => void;
}

export interface OutsideDeps {
  readonly table: string;
  readonly send: (session: SessionId, message: QuestionMessage) => void;
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** Programs from outside at one table: asked by their name over their sockets. */
export class OutsideBots {
  private readonly ways: OutsideDeps;
  private readonly sessions = new Map<string, SessionId>();
  private readonly open = new Map<number, Open>();

  constructor(ways: OutsideDeps) {
    this.ways = ways;
  }

  /** Whoever connects last answers for the chair. */
  attach(bot: string, session: SessionId): void {
    this.sessions.set(bot, session);
  }

  detach(bot: string, session: SessionId): void {
    if (this.sessions.get(bot) !== session) return;
    this.sessions.delete(bot);
    for (const [number, open] of this.open) if (open.bot === bot) this.settle(number, undefined);
  }

  /** What the program says; undefined when it is not there, or says nothing in time. */
  async ask({ number, seat, kind, view, bot }: BotQuestion): Promise<SeatAction | null | undefined> {
    const session = this.sessions.get(bot ?? '');
    if (session === undefined || bot === null) return undefined;
    const { table, send, after } = this.ways;
    const { promise, resolve } = Promise.withResolvers<SeatAction | null | undefined>();
    this.open.set(number, { bot, resolve });
    const forget = after(TIME_TO_ANSWER, () => this.settle(number, undefined));
    send(session, {
      type: 'question',
      table,
      number,
      seat,
      kind,
      within: TIME_TO_ANSWER,
      view: packView(view),
    });
    return promise.finally(forget);
  }

  /** What is said is checked by the host, as it is with every bot. */
  answer(bot: string, number: number, action: unknown): void {
    if (this.open.get(number)?.bot === bot) this.settle(number, action as SeatAction | null);
  }

  private settle(number: number, action: SeatAction | null | undefined): void {
    this.open.get(number)?.resolve(action);
    this.open.delete(number);
  }
}
