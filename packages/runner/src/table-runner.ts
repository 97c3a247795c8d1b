import {
  type Answer,
  type Command,
  type Effect,
  type Input,
  type InputBody,
  openTable,
  type PersonId,
  type PersonInput,
  pendingEffects,
  type Question,
  type Reply,
  readCommand,
  type Step,
  step,
  type Table,
  type TableConfig,
} from '@schupf/table';
import { askBots, fallbackAnswer } from './asking.ts';
import { Audience, type Bookmark, type Hear, type Who } from './audience.ts';
import type { Ports, Row } from './ports.ts';
import { MALFORMED, Replies, replyTo, UNAVAILABLE } from './replies.ts';

/** What failed outside is tried again this much later. */
const RETRY = 1000;

/** A stand-in has this long; the table itself would ask again later. */
const STAND_IN_TIME = 5000;

/** Something that waits to be given to the table, and who wants to know what became of it. */
interface Job {
  readonly happening: InputBody;
  readonly reply: (reply: Reply) => void;
  /** What `reply` resolves; null where nobody waits. */
  readonly replied: Promise<Reply> | null;
}

/** What a job came to, not yet kept and so not yet told. */
interface Taken {
  readonly job: Job;
  readonly input: Input;
  readonly step: Step;
}

export type Watch = (input: Input, step: Step) => void;

export interface RunnerOptions {
  /** The table to open when the store is empty. */
  readonly terms?: TableConfig;
  /** Sees every accepted input and what it did, those of the log too; for the record. */
  readonly onStep?: Watch;
  /** Hears why the store could not keep something. Nothing is lost by it, and it is tried again. */
  readonly onUnkept?: (error: unknown) => void;
  /** Hears what somebody outside threw. A listener who did is not told any more; the table goes on. */
  readonly onFault?: (error: unknown) => void;
}

export type RunnerResult =
  | { readonly ok: true; readonly runner: TableRunner }
  | { readonly ok: false; readonly problem: string };

/**
 * Runs one table: inputs one after the other, each kept before anybody hears of it. Everything outside is a port, so
 * the same runner runs in a server, in a browser's worker and in the terminal.
 */
export class TableRunner {
  private readonly ports: Ports;
  private readonly onStep: Watch;
  private readonly onUnkept: (error: unknown) => void;
  private readonly onFault: (error: unknown) => void;
  private readonly audience: Audience;
  private readonly replies = new Replies();
  private current: Table;
  /** Rows in the store, as far as is known. */
  private length: number;
  private jobs: Job[] = [];
  private isRunning = false;
  private isClosed = false;
  /** The log may hold more than is known here. */
  private isBehind = false;
  /** The store has refused rows because of others that are not known here yet. */
  private isRefused = false;
  private forgetWake: () => void = () => {};
  private forgetRetry: () => void = () => {};
  /** What the shell said and could not be kept yet. */
  private postponed: Job[] = [];
  /** How far the clock has gone back: at the table it goes on from where it was. */
  private offset = 0;
  /** Questions and draws on their way. */
  private pending = 0;
  private idle: (() => void)[] = [];

  private constructor(ports: Ports, options: RunnerOptions, table: Table, length: number) {
    this.ports = ports;
    this.onStep = options.onStep ?? (() => {});
    this.current = table;
    this.length = length;
    this.onUnkept = options.onUnkept ?? (() => {});
    this.onFault = options.onFault ?? (() => {});
    this.audience = new Audience(table, this.onFault);
  }

  /** Opens the table the store holds, or a new one; everybody's clock goes on where it stood. */
  static async open(ports: Ports, options: RunnerOptions): Promise<RunnerResult> {
    const rows = await ports.store.load();
    const first = rows[0]?.entry ?? openedNow(ports, options.terms);
    if (first?.type !== 'opened') return { ok: false, problem: 'there is no such table' };
    const opened = openTable(first.terms, first.at);
    if (!opened.ok) return opened;
    if (rows.length === 0 && !(await ports.store.append([{ seq: 0, entry: first }])))
      return { ok: false, problem: 'the table is being opened elsewhere' };
    const runner = new TableRunner(ports, options, opened.table, 1);
    runner.fold(rows.slice(1));
    if (rows.length > 1) runner.give({ type: 'restarted' });
    runner.carryOut(pendingEffects(runner.current));
    return { ok: true, runner };
  }

  get table(): Table {
    return this.current;
  }

  /** What somebody at the table wants; the same id again is answered as before and changes nothing. */
  command(by: PersonId, id: string, said: Command): Promise<Reply> {
    const known = this.replies.find(by, id);
    if (known !== undefined) return known;
    const command = readCommand(said, this.current.rules);
    if (command === null) return Promise.resolve(MALFORMED);
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.replies.keep(by, id, promise);
    this.enqueue({ happening: { type: 'command', by, id, command }, reply: resolve, replied: promise });
    return promise;
  }

  /** Whether somebody has given a command of this name before. */
  knows(by: PersonId, id: string): boolean {
    return this.replies.find(by, id) !== undefined;
  }

  /** What the shell has to say: who is connected, who sits where, that the match begins. */
  give(happening: Exclude<InputBody, PersonInput>): void {
    this.enqueue({ happening, reply: () => {}, replied: null });
  }

  /** Lets somebody watch, a person at the table or not; the function returned ends it. */
  watch(who: Who, hear: Hear, since: Bookmark | null = null): () => void {
    return this.audience.watch(who, hear, since);
  }

  /** Resolves when nothing is left to do until the clock or somebody says something. */
  async settled(): Promise<void> {
    if (this.isRunning || this.pending > 0) await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** Lets go of the table; what is not yet kept is not done. */
  close(): void {
    this.isClosed = true;
    this.forgetWake();
    this.forgetRetry();
    for (const job of this.jobs.splice(0)) this.refuse(job);
  }

  private enqueue(job: Job): void {
    if (this.isClosed) return this.refuse(job);
    this.jobs.push(job);
    if (!this.isRunning) {
      this.isRunning = true;
      void this.run();
    }
  }

  private async run(): Promise<void> {
    // Jobs that come in the same moment are kept together.
    await Promise.resolve();
    while (this.jobs.length > 0 && !this.isClosed) {
      const jobs = this.jobs.splice(0);
      try {
        await this.runBatch(jobs);
      } catch (error) {
        // A bug. The table is what the log says; nobody shall wait for an answer for ever, nor get a second one.
        this.onFault(error);
        for (const { reply } of jobs) reply(UNAVAILABLE);
        this.retry();
      }
    }
    this.isRunning = false;
    this.noteIdle();
  }

  private async runBatch(jobs: readonly Job[]): Promise<void> {
    if (this.isBehind && !(await this.catchUp())) return this.giveUp(jobs);
    const taken: Taken[] = [];
    let table = this.current;
    for (const job of jobs) {
      if (this.isAnsweredByLog(job)) continue;
      const one = this.stepWith(table, job);
      if (one === null) continue;
      taken.push(one);
      table = one.step.table;
    }
    const kept = await this.keep(taken.filter(({ step: { accepted } }) => accepted));
    if (this.isClosed) for (const job of jobs) this.refuse(job);
    else if (kept === true) for (const one of taken) this.accept(one);
    else if (kept === false) this.startOver(taken.map(({ job }) => job));
    else this.giveUp(taken.map(({ job }) => job));
  }

  /** What an input does to the table; null for one that breaks it, which is then as if it had never been. */
  private stepWith(table: Table, job: Job): Taken | null {
    const input: Input = { ...job.happening, at: this.timeAt(table) };
    try {
      return { job, input, step: step(table, input) };
    } catch (error) {
      this.onFault(error);
      this.refuse(job);
      return null;
    }
  }

  /** Time never runs backwards at a table, and does not stand still there until a clock has caught up either. */
  private timeAt({ at }: Table): number {
    const now = this.ports.clock.now();
    this.offset = Math.max(this.offset, at - now);
    return now + this.offset;
  }

  /** True when the rows are kept, false when somebody else writes this log, null when nobody can tell. */
  private async keep(taken: readonly Taken[]): Promise<boolean | null> {
    if (taken.length === 0) return true;
    const rows = taken.map(({ input }, index): Row => ({ seq: this.length + index, entry: input }));
    try {
      return await this.ports.store.append(rows);
    } catch (error) {
      this.onUnkept(error);
      return null;
    }
  }

  /** What is kept is told; what the table did not accept changes nothing. */
  private accept({ job, input, step: next }: Taken): void {
    if (next.accepted) {
      this.length++;
      this.current = next.table;
      this.watchStep(input, next);
      this.audience.hear(next);
    }
    if (input.type === 'command') job.reply(replyTo(input, next));
    if (next.accepted) return this.carryOut(next.effects);
    this.armWake();
    const isChance = input.type === 'drawn' || input.type === 'shuffled';
    if (isChance && this.current.awaits !== null)
      this.failed(new Error(`what was ${input.type} cannot be used here`));
  }

  private watchStep(input: Input, next: Step): void {
    try {
      this.onStep(input, next);
    } catch (error) {
      this.onFault(error);
    }
  }

  private refuse(job: Job): void {
    if (this.isAnsweredByLog(job)) return;
    const { happening, reply } = job;
    if (happening.type === 'command') this.replies.forget(happening.by, happening.id);
    reply(UNAVAILABLE);
  }

  /** Somebody else has written: the same again after that, unless it is among it. */
  private startOver(jobs: readonly Job[]): void {
    this.isBehind = true;
    this.isRefused = true;
    this.jobs.unshift(...jobs);
  }

  /** The store does not answer. Nothing was told, so nothing is lost; the table itself is looked after later. */
  private giveUp(jobs: readonly Job[]): void {
    this.isBehind = true;
    // Nobody else says again who is connected or sits where.
    this.postponed.push(...jobs.filter(({ happening }) => isSaidOnce(happening)));
    for (const job of jobs) if (!isSaidOnce(job.happening)) this.refuse(job);
    this.forgetWake();
    this.retry();
  }

  private retry(): void {
    this.forgetRetry();
    if (this.isClosed) return;
    const { clock } = this.ports;
    this.forgetRetry = clock.wake(clock.now() + RETRY, () => {
      this.jobs.push(...this.postponed.splice(0));
      this.isBehind = true;
      this.give({ type: 'wake' });
    });
  }

  /** Takes over what the log holds beyond what is known, and does again what may have been lost; false when it cannot. */
  private async catchUp(): Promise<boolean> {
    try {
      const rows = await this.ports.store.load();
      if (this.isClosed) return false;
      // The store said that a row is taken and does not show it: to ask again at once would go on for ever.
      if (this.isRefused && rows.length <= this.length) return false;
      this.fold(rows.slice(this.length));
    } catch (error) {
      this.onFault(error);
      return false;
    }
    this.isBehind = false;
    this.isRefused = false;
    this.carryOut(pendingEffects(this.current));
    return true;
  }

  /** Whether a command is in the log already, from somewhere else or from before a failure; then it is answered. */
  private isAnsweredByLog({ happening, reply, replied }: Job): boolean {
    if (happening.type !== 'command') return false;
    const known = this.replies.find(happening.by, happening.id);
    if (known === undefined || known === replied) return false;
    void known.then(reply);
    return true;
  }

  /** Takes the table through what its log says. */
  private fold(rows: readonly Row[]): void {
    for (const { entry } of rows) {
      if (entry.type === 'opened') throw new Error('a table is opened once');
      const next = step(this.current, entry);
      this.current = next.table;
      this.length++;
      this.watchStep(entry, next);
      this.audience.hear(next);
      if (entry.type === 'command')
        this.replies.keep(entry.by, entry.id, Promise.resolve(replyTo(entry, next)));
    }
  }

  /** What a step wants done outside. */
  private carryOut(effects: readonly Effect[]): void {
    const answers: Answer[] = [];
    for (const effect of effects) {
      switch (effect.type) {
        case 'ask':
          this.ask(effect.question, answers);
          break;
        case 'draw':
          this.await(
            () => this.ports.chance.draw(this.current.rules, effect.match),
            ({ dealer, lot }) => ({ type: 'drawn', dealer, lot }),
          );
          break;
        case 'shuffle':
          this.await(
            () => this.ports.chance.shuffle(this.current.rules, effect.match, effect.round),
            ({ pack, seed }) => ({ type: 'shuffled', pack, seed }),
          );
          break;
        case 'wake':
        case 'tell':
        case 'refuse':
        case 'did':
          break;
      }
    }
    if (answers.length > 0) this.give({ type: 'answers', answers });
    this.armWake();
  }

  /** A question may be out of date already: steps that were kept together are carried out one after the other. */
  private ask(question: Question, answers: Answer[]): void {
    const isOpen = this.current.questions.some(
      ({ number, answered }) => number === question.number && !answered,
    );
    if (!isOpen) return;
    const answer = askBots(this.ports.bots, this.current, question);
    if (!(answer instanceof Promise)) answers.push(answer);
    else
      this.await(
        () => this.inTime(question, answer),
        (said) => ({ type: 'answers', answers: [said] }),
      );
  }

  /** Nobody stands in for a stand-in: one that does not answer is answered for. */
  private inTime(question: Question, answer: Promise<Answer>): Promise<Answer> {
    if (question.role === 'own') return answer;
    const { clock } = this.ports;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const forget = clock.wake(clock.now() + STAND_IN_TIME, () =>
      resolve(fallbackAnswer(this.current, question)),
    );
    void answer.then(resolve).finally(forget);
    return promise;
  }

  /** Gives the table what somebody outside says, now or later; one who fails is asked again after a while. */
  private await<Value>(
    ask: () => Value | Promise<Value>,
    happening: (value: Value) => Exclude<InputBody, PersonInput>,
  ): void {
    let value: Value | Promise<Value>;
    try {
      value = ask();
    } catch (error) {
      return this.failed(error);
    }
    if (!(value instanceof Promise)) return this.give(happening(value));
    this.pending++;
    void value
      .then(
        (known) => this.give(happening(known)),
        (error) => this.failed(error),
      )
      .finally(() => {
        this.pending--;
        this.noteIdle();
      });
  }

  private failed(error: unknown): void {
    this.onFault(error);
    this.retry();
  }

  private armWake(): void {
    this.forgetWake();
    const { wakeAt } = this.current;
    if (wakeAt === null || this.isClosed) return;
    this.forgetWake = this.ports.clock.wake(wakeAt - this.offset, () => this.give({ type: 'wake' }));
  }

  private noteIdle(): void {
    if (this.isRunning || this.pending > 0) return;
    for (const resolve of this.idle.splice(0)) resolve();
  }
}

/** Said by the shell once. What bots and chance say is asked for again, and people repeat their commands. */
function isSaidOnce({ type }: InputBody): boolean {
  return type === 'presence' || type === 'place' || type === 'begin' || type === 'restarted';
}

function openedNow({ clock }: Ports, terms: TableConfig | undefined): Row['entry'] | null {
  return terms === undefined ? null : { type: 'opened', terms, at: clock.now() };
}
