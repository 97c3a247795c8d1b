import type { SeatAction } from '@schupf/rules';
import { type BotQuestion, type Clock, RosterBots } from '@schupf/runner';
import { type Question, type Table, timeToAnswer } from '@schupf/table';
import { sleepUntil } from '../clock.ts';
import { type BotRequest, type Decision, isFast } from './bot-thread-pool.ts';
import { packQuestion } from './thread.ts';

/** The minimum time for a fast bot, and for one that searches. */
const FAST_MS = 15;
const SEARCH_MS = 60;
/**
 * An answer must be ready this long before it is due, or after two thirds of the time if that is later. Processing it
 * takes that long on a busy machine, and an answer that misses its time is shown much later.
 */
const MARGIN_MS = 80;
/** The maximum time to wait for a thread. The runner replaces a stand-in that does not answer within five seconds. */
const MAX_WAIT_MS = 4000;
/** If more time than this has passed since the last input, the table's clock was stopped. */
const MAX_ELAPSED_MS = 1000;

/**
 * The time in which bots at an unattended table answer. No one is waiting for them, and at the usual pace they would
 * occupy the threads.
 */
const UNATTENDED_PACE_MS = 600;

export interface TableBotsDeps {
  readonly pool: {
    decide(request: BotRequest): Promise<Decision | null>;
    prepare(): void;
  };
  readonly clock: Clock;
  readonly table: () => Table;
  /** The network of the people at the table. */
  readonly network: () => string;
  /** The answer of an external bot; undefined if there is no such bot here. */
  readonly askExternal: (question: BotQuestion) => Promise<SeatAction | null | undefined>;
  /** Called when the fallback has decided for a bot. */
  readonly onReplaced: (isAttended: boolean) => void;
}

/** A question that is not answered yet. */
interface PendingQuestion {
  /** Aborted if the table has moved on, or if a person has arrived; then a new attempt begins. */
  attempt: AbortController;
  isAttended: boolean;
  readonly answer: Promise<SeatAction | null>;
}

/**
 * The bots of one table. Each answer is ready before it is due. If no thread has an answer by then, because other
 * tables are waiting for threads too, a weaker bot decides immediately. Otherwise late answers would show everyone how
 * busy the server is and how long the bot has thought.
 */
export class TableBots {
  private readonly row: BotRequest['table'];
  private readonly deps: TableBotsDeps;
  private readonly open = new Map<number, PendingQuestion>();
  private standIn: RosterBots | null = null;

  constructor(row: BotRequest['table'], deps: TableBotsDeps) {
    this.row = row;
    this.deps = deps;
  }

  /** Null if the bot does nothing, or if the table has moved on. */
  decide(question: BotQuestion): Promise<SeatAction | null> {
    const { number } = question;
    const table = this.deps.table();
    const asked = table.questions.find((sent) => sent.number === number);
    if (asked === undefined) return Promise.resolve(null);
    // After a problem with the store, the runner repeats its questions.
    const known = this.open.get(number);
    if (known !== undefined) return known.answer;
    const { promise, resolve, reject } = Promise.withResolvers<SeatAction | null>();
    const open: PendingQuestion = {
      attempt: new AbortController(),
      isAttended: isAttended(table),
      answer: promise,
    };
    this.open.set(number, open);
    this.answer(question, asked, open).then(resolve, reject);
    return promise.finally(() => this.open.delete(number));
  }

  /** Call this when the table has changed. Withdraws obsolete questions. */
  update(table: Table): void {
    this.prepare(table);
    const isNowAttended = isAttended(table);
    for (const [number, open] of this.open) {
      const isWanted = table.questions.some((asked) => asked.number === number && !asked.answered);
      if (!isWanted) {
        this.open.delete(number);
        open.attempt.abort();
      } else if (isNowAttended && !open.isAttended) {
        // Someone has arrived and is now waiting.
        const { attempt } = open;
        open.isAttended = true;
        open.attempt = new AbortController();
        attempt.abort();
      }
    }
  }

  close(): void {
    for (const { attempt } of this.open.values()) attempt.abort();
    this.open.clear();
  }

  private async answer(
    question: BotQuestion,
    asked: Question,
    open: PendingQuestion,
  ): Promise<SeatAction | null> {
    const startedAt = this.deps.clock.now();
    const external = await this.deps.askExternal(question);
    if (external === undefined) return this.decideHere(this.forOurBots(question), asked, open);
    await this.waitIfUnattended(open, startedAt);
    return external;
  }

  /** Starts a thread as soon as one of our bots sits down, so that the first decision does not have to wait for it. */
  private prepare({ chairs, stage }: Table): void {
    const hasOurBots = chairs.some(({ occupant }) => occupant.type === 'bot' && !occupant.outside);
    if (hasOurBots && stage !== 'over') this.deps.pool.prepare();
  }

  /** An external bot that is away gets the same stand-in as a person. */
  private forOurBots(question: BotQuestion): BotQuestion {
    const { chairs, position } = this.deps.table();
    const { occupant } = chairs[position.open.players[question.seat]!]!;
    return occupant.type === 'bot' && !occupant.outside ? question : { ...question, bot: null };
  }

  private async decideHere(
    question: BotQuestion,
    asked: Question,
    open: PendingQuestion,
  ): Promise<SeatAction | null> {
    const { clock, pool, network } = this.deps;
    const packed = packQuestion(question);
    for (;;) {
      const startedAt = clock.now();
      const { isAttended, attempt } = open;
      const { signal } = attempt;
      const { wait, isSkipping } = isAttended
        ? this.timeFor(question, asked)
        : { wait: MAX_WAIT_MS, isSkipping: false };
      const answerBy = startedAt + wait - Math.min(MARGIN_MS, wait / 3);
      const decision = await pool.decide({
        table: this.row,
        question: packed,
        isAttended,
        network: network(),
        answerBy,
        signal,
      });
      if (this.open.get(question.number) !== open) return null;
      if (decision === null && signal.aborted) continue;
      const action = decision === null ? this.fallback(question, isAttended) : decision.action;
      if (isSkipping) await sleepUntil(clock, answerBy, signal);
      await this.waitIfUnattended(open, startedAt);
      return action;
    }
  }

  /**
   * The time until the table shows the answer. If that is too short for this bot, it waits for the next time at which
   * an answer may be shown. It must then never use the earlier time: if it sometimes did, it would reveal how long it
   * had thought.
   */
  private timeFor(
    question: BotQuestion,
    asked: Question,
  ): { readonly wait: number; readonly isSkipping: boolean } {
    const table = this.deps.table();
    // Storing the inputs that led to the question has taken some time.
    const elapsed = Math.min(Math.max(0, this.deps.clock.now() - table.at), MAX_ELAPSED_MS);
    const later = { ...table, now: table.now + elapsed };
    const soonest = timeToAnswer(later, asked, 0);
    const wait = timeToAnswer(later, asked, isFast(question) ? FAST_MS : SEARCH_MS);
    return { wait: Math.min(MAX_WAIT_MS, wait), isSkipping: wait > soonest };
  }

  /** Takes a tiny fraction of a millisecond, so it needs no thread and no queue. */
  private fallback(question: BotQuestion, isAttended: boolean): SeatAction | null {
    this.deps.onReplaced(isAttended);
    this.standIn ??= new RosterBots({ seed: this.row.seed });
    return this.standIn.decide({ ...question, bot: null });
  }

  /** At an unattended table, answers come at one of two times: at the usual pace, or as late as possible. */
  private async waitIfUnattended({ isAttended, attempt }: PendingQuestion, startedAt: number): Promise<void> {
    if (isAttended) return;
    const { clock } = this.deps;
    const isInTime = clock.now() <= startedAt + UNATTENDED_PACE_MS;
    await sleepUntil(clock, startedAt + (isInTime ? UNATTENDED_PACE_MS : MAX_WAIT_MS), attempt.signal);
  }
}

/** Whether a person at the table is waiting for the bots. */
function isAttended({ chairs }: Table): boolean {
  return chairs.some(({ occupant, present }) => occupant.type === 'person' && present);
}
