import type { Readable } from 'node:stream';
import type { Bot } from '@schupf/bots';
import {
  type AnswerMessage,
  type HelloMessage,
  hello,
  readHello,
  readView,
  writeAction,
} from '@schupf/protocol/bots';
import { type Bits, failure, type Result, type Rules, readRules, success } from '@schupf/rules';
import { parseSeat } from '@schupf/rules/notation';
import { LineSplitter, TOO_LONG } from './line-splitter.ts';

/** Ten times the length of a twelve-player view late in a round. */
const MAX_QUESTION_LENGTH = 1_000_000;
/** The share of its time that a bot may spend thinking; the rest is for sending the answer. */
const USABLE_SHARE = 0.8;

type Reply = HelloMessage | AnswerMessage;

/** A built-in bot that answers the messages of the protocol. */
export class ServedBot {
  private readonly bot: Bot;
  private readonly random: Bits;
  private rules: Rules | null = null;

  constructor(bot: Bot, random: Bits) {
    this.bot = bot;
    this.random = random;
  }

  /** The reply to a line, null for none, 'bye' at the end; or what is wrong with the line. */
  receive(line: string): Result<Reply | 'bye' | null> {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return failure('a line is not JSON');
    }
    const { type } = Object(message) as { readonly type?: unknown };
    switch (type) {
      case 'hello': {
        const theirs = readHello(line);
        return theirs.ok ? success(hello(this.bot.name)) : theirs;
      }
      case 'match': {
        const { variant, players, options } = message as Readonly<Record<string, unknown>>;
        const read = readRules({ variant, players, options });
        if (!read.ok) return failure(read.problem);
        this.rules = read.rules;
        return success(null);
      }
      case 'question':
        return this.answer(message as Readonly<Record<string, unknown>>);
      case 'bye':
        return success('bye');
      default:
        // Later versions may add messages.
        return success(null);
    }
  }

  private answer({ id, seat, time, view: shown }: Readonly<Record<string, unknown>>): Result<Reply> {
    const startedAt = performance.now();
    if (this.rules === null) return failure('received a question before its match');
    const seatIndex = typeof seat === 'string' ? parseSeat(seat) : null;
    if (seatIndex === null || seatIndex >= this.rules.seats) return failure('a question has no seat');
    if (typeof id !== 'number' || typeof time !== 'number') return failure('a question has no id or no time');
    const view = readView(shown, this.rules);
    if (!view.ok) return failure(`a view cannot be read: ${view.problem}`);
    const outOfTime = () => performance.now() - startedAt >= time * USABLE_SHARE;
    const context = { random: this.random, outOfTime, withoutReasons: true };
    const choice = this.bot.choose(view.value, seatIndex, context);
    return success({ type: 'answer', id, action: choice === null ? null : writeAction(choice.action) });
  }
}

/** Serves until `bye` or the end of the input. Returns what went wrong, or null. */
export async function serve(
  served: ServedBot,
  input: Readable,
  write: (text: string) => void,
): Promise<string | null> {
  const splitter = new LineSplitter(MAX_QUESTION_LENGTH);
  for await (const bytes of input) {
    for (const line of splitter.push(bytes as Buffer)) {
      if (line === TOO_LONG) return 'a line is too long';
      const reply = served.receive(line);
      if (!reply.ok) return reply.problem;
      if (reply.value === 'bye') return null;
      if (reply.value !== null) write(`${JSON.stringify(reply.value)}\n`);
    }
  }
  return null;
}
