import {
  type Answer,
  type Command,
  type Effect,
  type Happening,
  type Input,
  openTable,
  type PersonId,
  type PersonInput,
  pendingEffects,
  type Step,
  step,
  type Table,
  type Terms,
} from '@schupf/table';
import { askBots } from './asking.ts';
import { Audience, type Bookmark, type Hear } from './audience.ts';
import type { Ports, Row } from './ports.ts';
import { Replies, type Reply, replyTo, UNAVAILABLE } from './replies.ts';

/** After a failed append it is tried again this much later. */
const RETRY = 1000;

/** Something that waits to be given to the table, and who wants to know what became of it. */
interface Job {
  readonly happening: Happening;
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

export interface HostOptions {
  /** The table to open when the store is empty. */
  readonly terms?: Terms;
  /** Sees every accepted input and what it did, those of the log too; for the record. */
  readonly onStep?: Watch;
  /** Hears what a listener threw; he is not told any more, and the table goes on for the others. */
  readonly onFault?: (error: unknown) => void;
}

export type HostAnswer =
  | { readonly ok: true; readonly host: Host }
  | { readonly ok: false; readonly problem: string };

/**
 * Runs one table: inputs one after the other, each kept before anybody hears of it. Everything outside is a port, so
 * the same host runs in a server, in a browser's worker and in the terminal.
 */
export class Host {
  private readonly ports: Ports;
  private readonly onStep: Watch;
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
  private forgetWake: () => void = () => {};
  /** Questions and draws on their way. */
  private pending = 0;
  private idle: (() => void)[] = [];

  private constructor(ports: Ports, options: HostOptions, table: Table, length: number) {
    this.ports = ports;
    this.onStep = options.onStep ?? (() => {});
    this.current = table;
    this.length = length;
    this.audience = new Audience(table, options.onFault ?? (() => {}));
  }

  /** Opens the table the store holds, or a new one; everybody's clock goes on where it stood. */
  static async open(ports: Ports, options: HostOptions): Promise<HostAnswer> {
    const rows = await ports.store.load();
    const first = rows[0]?.entry ?? openedNow(ports, options.terms);
    if (first?.type !== 'opened') return { ok: false, problem: 'there is no such table' };
    const opened = openTable(first.terms, first.at);
    if (!opened.ok) return opened;
    if (rows.length === 0 && !(await ports.store.append([{ seq: 0, entry: first }])))
      return { ok: false, problem: 'the table is being opened elsewhere' };
    const host = new Host(ports, options, opened.table, 1);
    host.fold(rows.slice(1));
    if (rows.length > 1) host.give({ type: 'restarted', since: host.current.at });
    host.carryOut(pendingEffects(host.current));
    return { ok: true, host };
  }

  get table(): Table {
    return this.current;
  }

  /** What somebody at the table wants; the same id again is answered as before and changes nothing. */
  command(by: PersonId, id: string, command: Command): Promise<Reply> {
    const known = this.replies.find(by, id);
    if (known !== undefined) return known;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.replies.keep(by, id, promise);
    this.enqueue({ happening: { type: 'command', by, id, command }, reply: resolve, replied: promise });
    return promise;
  }

  /** What the shell has to say: who is connected, who sits where, that the match begins. */
  give(happening: Exclude<Happening, PersonInput>): void {
    this.enqueue({ happening, reply: () => {}, replied: null });
  }

  /** Lets somebody watch, a person at the table or not; the function returned ends it. */
  watch(who: PersonId | null, hear: Hear, since: Bookmark | null = null): () => void {
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
    while (this.jobs.length > 0 && !this.isClosed) await this.runBatch(this.jobs.splice(0));
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
      taken.push(one);
      table = one.step.table;
    }
    const kept = await this.keep(taken.filter(({ step: { accepted } }) => accepted));
    if (this.isClosed) for (const job of jobs) this.refuse(job);
    else if (kept === true) for (const one of taken) this.accept(one);
    else if (kept === false) this.startOver(taken.map(({ job }) => job));
    else this.giveUp(taken.map(({ job }) => job));
  }

  /** Time never runs backwards at a table. */
  private stepWith(table: Table, job: Job): Taken {
    const input: Input = { ...job.happening, at: Math.max(this.ports.clock.now(), table.at) };
    return { job, input, step: step(table, input) };
  }

  /** True when the rows are kept, false when somebody else writes this log, null when nobody can tell. */
  private async keep(taken: readonly Taken[]): Promise<boolean | null> {
    if (taken.length === 0) return true;
    const rows = taken.map(({ input }, index): Row => ({ seq: this.length + index, entry: input }));
    try {
      return await this.ports.store.append(rows);
    } catch {
      return null;
    }
  }

  /** What is kept is told; what the table did not accept changes nothing. */
  private accept({ job, input, step: next }: Taken): void {
    if (next.accepted) {
      this.length++;
      this.current = next.table;
      this.onStep(input, next);
      this.audience.hear(next);
    }
    if (input.type === 'command') job.reply(replyTo(input, next));
    if (next.accepted) this.carryOut(next.effects);
    else this.armWake();
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
    this.jobs.unshift(...jobs);
  }

  /** The store does not answer. Nothing was told, so nothing is lost; the table itself is looked after later. */
  private giveUp(jobs: readonly Job[]): void {
    this.isBehind = true;
    for (const job of jobs) this.refuse(job);
    this.forgetWake();
    if (this.isClosed) return;
    const { clock } = this.ports;
    this.forgetWake = clock.wake(clock.now() + RETRY, () => this.give({ type: 'wake' }));
  }

  /** Takes over what the log holds beyond what is known, and does again what may have been lost; false when it cannot. */
  private async catchUp(): Promise<boolean> {
    try {
      const rows = await this.ports.store.load();
      if (this.isClosed) return false;
      this.fold(rows.slice(this.length));
    } catch {
      return false;
    }
    this.isBehind = false;
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
      this.onStep(entry, next);
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
          this.await(this.ports.chance.draw(this.current.rules, effect.match), (draw) => ({
            type: 'drawn',
            ...draw,
          }));
          break;
        case 'shuffle':
          this.await(
            this.ports.chance.shuffle(this.current.rules, effect.match, effect.round),
            (shuffled) => ({ type: 'shuffled', ...shuffled }),
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
  private ask(question: Extract<Effect, { type: 'ask' }>['question'], answers: Answer[]): void {
    const isOpen = this.current.questions.some(
      ({ number, answered }) => number === question.number && !answered,
    );
    if (!isOpen) return;
    const answer = askBots(this.ports.bots, this.current, question);
    if (answer instanceof Promise) this.await(answer, (said) => ({ type: 'answers', answers: [said] }));
    else answers.push(answer);
  }

  private await<Value>(
    value: Value | Promise<Value>,
    happening: (value: Value) => Exclude<Happening, PersonInput>,
  ): void {
    if (!(value instanceof Promise)) return this.give(happening(value));
    this.pending++;
    void value
      .then((known) => this.give(happening(known)))
      .finally(() => {
        this.pending--;
        this.noteIdle();
      });
  }

  private armWake(): void {
    this.forgetWake();
    const { wakeAt } = this.current;
    if (wakeAt === null || this.isClosed) return;
    this.forgetWake = this.ports.clock.wake(wakeAt, () => this.give({ type: 'wake' }));
  }

  private noteIdle(): void {
    if (this.isRunning || this.pending > 0) return;
    for (const resolve of this.idle.splice(0)) resolve();
  }
}

function openedNow({ clock }: Ports, terms: Terms | undefined): Row['entry'] | null {
  return terms === undefined ? null : { type: 'opened', terms, at: clock.now() };
}
