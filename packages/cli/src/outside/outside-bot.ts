import { legalActions, type Rules, type Seat, type SeatAction, type View } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import { type Answer, answered, refused } from '../answer.ts';
import { BotProcess, MAX_ANSWER_LENGTH } from './bot-process.ts';
import { encodeActions, mustAct } from './encode-actions.ts';
import { encodeMatch, encodeRound } from './encode-match.ts';
import { encodeView } from './encode-view.ts';
import { readHello } from './hello.ts';
import { type SplitLine, TOO_LONG } from './line-splitter.ts';
import { PROTOCOL, VERSION } from './messages.ts';
import { type Asked, answeredId, readAnswer } from './read-answer.ts';
import { RoundWatch } from './round-watch.ts';

/** What can go wrong with a question. `crash` is every question for which nobody was there any more. */
export const FAULT_KINDS = ['crash', 'timeout', 'not-json', 'too-long', 'illegal'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** An action or null for "nothing now"; or what went wrong instead of an answer. */
export type OutsideAnswer = Answer<SeatAction | null>;

interface TableConfig {
  /** Milliseconds for an answer. */
  readonly time: number;
  /** Milliseconds for saying hello. */
  readonly startTime?: number;
  /** The folder it runs in; ours without it. */
  readonly cwd?: string;
  /** By player; what the bot is told. */
  readonly names?: readonly string[];
}

/** A big runtime on a busy machine takes seconds to start. */
const START_MS = 20_000;
/** Time-outs, and lines nobody asked for, in a row: who goes on like this will not come round. */
const PATIENCE = 10;

interface OpenQuestion {
  readonly id: number;
  readonly asked: Asked;
  readonly settle: (answer: OutsideAnswer) => void;
  readonly timer: NodeJS.Timeout;
}

/** Starts a process that plays, and exchanges greetings. */
export async function openOutsideBot(command: string, terms: TableConfig): Promise<Answer<OutsideBot>> {
  const bot = new OutsideBot(command, terms);
  const problem = await bot.greet();
  if (problem === null) return answered(bot);
  bot.kill();
  return refused(`${command}: ${problem}`);
}

/** Somebody outside who speaks BOTS.md. He is asked one question at a time and never started again. */
export class OutsideBot {
  /** As it calls itself. */
  name = '';
  readonly faults: Record<FaultKind, number> = {
    crash: 0,
    timeout: 0,
    'not-json': 0,
    'too-long': 0,
    illegal: 0,
  };
  private readonly process: BotProcess;
  private readonly terms: TableConfig;
  private readonly watch = new RoundWatch();
  private rules: Rules | null = null;
  private lastId = 0;
  private question: OpenQuestion | null = null;
  private greeted: ((line: SplitLine | null) => void) | null = null;
  private nuisances = 0;

  constructor(command: string, terms: TableConfig) {
    this.terms = terms;
    this.process = new BotProcess(
      { command, cwd: terms.cwd ?? '.' },
      (line) => this.hear(line),
      () => this.loseIt(),
    );
  }

  /** What is wrong with the greeting, null when nothing is. */
  async greet(): Promise<string | null> {
    const { startTime = START_MS } = this.terms;
    const hello = new Promise<SplitLine | null | 'late'>((resolve) => {
      const timer = setTimeout(() => resolve('late'), startTime);
      this.greeted = (line) => {
        this.greeted = null;
        clearTimeout(timer);
        resolve(line);
      };
    });
    this.process.send({ type: 'hello', protocol: PROTOCOL, version: VERSION, name: 'schupf' });
    const line = await hello;
    this.greeted = null;
    if (line === 'late') return `said no hello within ${startTime} ms`;
    if (line === null) return 'ended without a hello';
    const answer = readHello(line === TOO_LONG ? '' : line);
    if (!answer.ok) return answer.problem;
    this.name = answer.value.name;
    return null;
  }

  /** What the seat does; asked only where it can do something. Never rejects, and never takes longer than agreed. */
  async ask(view: View, seat: Seat, time = this.terms.time): Promise<OutsideAnswer> {
    const offers = legalActions(view, seat);
    if (offers.length === 0) return answered(null);
    if (!this.process.isRunning) return this.fault('crash', 'the process has ended');
    this.tellNews(view);
    const id = ++this.lastId;
    return new Promise((settle) => {
      const timer = setTimeout(() => this.giveUp(time), time);
      this.question = { id, asked: { view, seat, offers }, settle, timer };
      this.process.send({
        type: 'question',
        id,
        seat: formatSeat(seat),
        must: mustAct(view, seat),
        time,
        actions: encodeActions(offers),
        view: encodeView(view),
      });
    });
  }

  /** Says goodbye; the process has ended when this has. */
  async close(): Promise<void> {
    this.process.send({ type: 'bye' });
    await this.process.part();
    this.loseIt();
  }

  kill(): void {
    this.process.kill();
    this.loseIt();
  }

  private tellNews(view: View): void {
    const { rules, open } = view;
    if (rules !== this.rules) {
      const { names = Array.from({ length: rules.players }, (_, player) => `player ${player + 1}`) } =
        this.terms;
      this.process.send(encodeMatch(rules, names));
      this.rules = rules;
    }
    if (this.watch.isNew(view)) this.process.send(encodeRound(open));
  }

  private hear(line: SplitLine): void {
    if (this.greeted !== null) return this.greeted(line);
    if (line === TOO_LONG)
      return this.mishear('too-long', `a line of more than ${MAX_ANSWER_LENGTH} characters`);
    const message = parseJson(line);
    if (message === undefined) return this.mishear('not-json', 'a line that is no JSON');
    const id = answeredId(message);
    // The answer to a question that is over was counted when it was missed.
    if (id !== null && id >= 1 && id < (this.question?.id ?? this.lastId + 1)) return;
    const { question } = this;
    if (question === null || id !== question.id) return this.mishear('illegal', 'no answer to this question');
    this.nuisances = 0;
    const answer = readAnswer(message, question.asked);
    this.settle(answer.ok ? answer : this.fault('illegal', answer.problem));
  }

  /** A line that is no answer takes the place of one; when nothing was asked it is a nuisance all the same. */
  private mishear(kind: FaultKind, problem: string): void {
    const fault = this.fault(kind, problem);
    if (this.question === null) this.suffer();
    else this.settle(fault);
  }

  private giveUp(time: number): void {
    this.settle(this.fault('timeout', `no answer within ${time} ms`));
    this.suffer();
  }

  private suffer(): void {
    if (++this.nuisances >= PATIENCE) this.kill();
  }

  private loseIt(): void {
    this.greeted?.(null);
    if (this.question !== null) this.settle(this.fault('crash', 'the process has ended'));
  }

  private settle(answer: OutsideAnswer): void {
    const { question } = this;
    this.question = null;
    if (question === null) return;
    clearTimeout(question.timer);
    question.settle(answer);
  }

  private fault(kind: FaultKind, problem: string): { readonly ok: false; readonly problem: string } {
    this.faults[kind]++;
    return refused(`${kind}: ${problem}`);
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
