import {
  answeredId,
  Conversation,
  encodeQuestion,
  hello,
  type OpenQuestion,
  openQuestion,
  readAnswer,
  readHello,
} from '@schupf/protocol/bots';
import { failure, type Result, type Seat, type SeatAction, success, type View } from '@schupf/rules';
import { printable } from '../printable.ts';
import { BotProcess, MAX_ANSWER_LENGTH } from './bot-process.ts';
import { type SplitLine, TOO_LONG } from './line-splitter.ts';

/** The ways a question can fail. `crash` counts every question after the process has exited. */
export const FAULT_KINDS = ['crash', 'timeout', 'not-json', 'too-long', 'illegal'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** An action, null for none, or what went wrong. */
export type ExternalAnswer = Result<SeatAction | null>;

interface ProcessOptions {
  /** Milliseconds the bot has for an answer. */
  readonly time: number;
  /** Milliseconds the bot has for its hello. */
  readonly startTime?: number;
  /** The working directory; ours by default. */
  readonly cwd?: string;
  /** The players' names sent to the bot, by player number. */
  readonly names?: readonly string[];
}

/** A large runtime takes seconds to start on a busy machine. */
const START_MS = 20_000;
/** A bot with this many consecutive timeouts or stray lines will not recover and is killed. */
const MAX_FAILURES = 10;

interface PendingAnswer {
  readonly question: OpenQuestion;
  readonly settle: (answer: ExternalAnswer) => void;
  readonly timer: NodeJS.Timeout;
}

/** Starts a bot process and exchanges hello messages. */
export async function openExternalBot(
  command: string,
  options: ProcessOptions,
): Promise<Result<ExternalBot>> {
  const bot = new ExternalBot(command, options);
  const problem = await bot.greet();
  if (problem === null) return success(bot);
  bot.kill();
  return failure(`${command}: ${problem}`);
}

/** A process that speaks the protocol of BOTS.md. It gets one question at a time and is never restarted. */
export class ExternalBot {
  /** The name from its hello. */
  name = '';
  readonly faults: Record<FaultKind, number> = {
    crash: 0,
    timeout: 0,
    'not-json': 0,
    'too-long': 0,
    illegal: 0,
  };
  private readonly process: BotProcess;
  private readonly options: ProcessOptions;
  private readonly conversation: Conversation;
  private lastId = 0;
  private pending: PendingAnswer | null = null;
  private onGreeting: ((line: SplitLine | null) => void) | null = null;
  private failures = 0;

  constructor(command: string, options: ProcessOptions) {
    this.options = options;
    this.conversation = new Conversation(options.names ?? null);
    this.process = new BotProcess(
      { command, cwd: options.cwd ?? '.' },
      (line) => this.receive(line),
      () => this.onExit(),
    );
  }

  /** Exchanges hello messages. Returns what went wrong, or null. */
  async greet(): Promise<string | null> {
    const { startTime = START_MS } = this.options;
    const greeting = new Promise<SplitLine | null | 'late'>((resolve) => {
      const timer = setTimeout(() => resolve('late'), startTime);
      this.onGreeting = (line) => {
        this.onGreeting = null;
        clearTimeout(timer);
        resolve(line);
      };
    });
    this.process.send(hello('schupf'));
    const line = await greeting;
    this.onGreeting = null;
    if (line === 'late') return `sent no hello within ${startTime} ms`;
    if (line === null) return 'ended without a hello';
    const answer = readHello(line === TOO_LONG ? '' : line);
    if (!answer.ok) return answer.problem;
    this.name = printable(answer.value.name);
    return null;
  }

  /** The bot's decision. If the seat cannot act, null without asking the bot. Settles within `time`, never rejects. */
  async ask(view: View, seat: Seat, time = this.options.time): Promise<ExternalAnswer> {
    const question = openQuestion(this.lastId + 1, view, seat);
    if (question === null) return success(null);
    if (!this.process.isRunning) return this.fault('crash', 'the process has ended');
    for (const message of this.conversation.preface(view)) this.process.send(message);
    this.lastId = question.id;
    return new Promise((settle) => {
      const timer = setTimeout(() => this.giveUp(time), time);
      this.pending = { question, settle, timer };
      this.process.send(encodeQuestion(question, time));
    });
  }

  /** Sends `bye`; resolves when the process has ended. */
  async close(): Promise<void> {
    this.process.send({ type: 'bye' });
    await this.process.end();
    this.onExit();
  }

  kill(): void {
    this.process.kill();
    this.onExit();
  }

  private receive(line: SplitLine): void {
    if (this.onGreeting !== null) return this.onGreeting(line);
    if (line === TOO_LONG)
      return this.rejectLine('too-long', `a line of more than ${MAX_ANSWER_LENGTH} characters`);
    const message = parseJson(line);
    if (message === undefined) return this.rejectLine('not-json', 'a line that is not JSON');
    const id = answeredId(message);
    // A late answer has already been counted as a timeout.
    if (id !== null && id >= 1 && id < (this.pending?.question.id ?? this.lastId + 1)) return;
    const { pending } = this;
    if (pending === null || id !== pending.question.id)
      return this.rejectLine('illegal', 'not an answer to this question');
    this.failures = 0;
    const answer = readAnswer(message, pending.question);
    this.settle(answer.ok ? answer : this.fault('illegal', answer.problem));
  }

  /** An invalid line counts as the answer to the open question or, if there is none, as a failure. */
  private rejectLine(kind: FaultKind, problem: string): void {
    const fault = this.fault(kind, problem);
    if (this.pending === null) this.countFailure();
    else this.settle(fault);
  }

  private giveUp(time: number): void {
    this.settle(this.fault('timeout', `no answer within ${time} ms`));
    this.countFailure();
  }

  private countFailure(): void {
    if (++this.failures >= MAX_FAILURES) this.kill();
  }

  private onExit(): void {
    this.onGreeting?.(null);
    if (this.pending !== null) this.settle(this.fault('crash', 'the process has ended'));
  }

  private settle(answer: ExternalAnswer): void {
    const { pending } = this;
    this.pending = null;
    if (pending === null) return;
    clearTimeout(pending.timer);
    pending.settle(answer);
  }

  private fault(kind: FaultKind, problem: string): { readonly ok: false; readonly problem: string } {
    this.faults[kind]++;
    return failure(`${kind}: ${problem}`);
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
