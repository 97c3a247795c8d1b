import { type Bits, below, xoshiro128 } from '@schupf/rules';
import { TableRunner } from '@schupf/runner';
import { FakeClock, SeededChance } from '@schupf/runner/memory';
import { isAsleep, SPEEDS, type Speed, type Status, type Step, type TableConfig } from '@schupf/table';
import { pick, unit } from '../chance.ts';
import { mustBeSame } from '../same.ts';
import { CrowdBots } from './bots.ts';
import { randomTemperament } from './choose-command.ts';
import { mustBeAnswered, mustBeRemembered } from './command-checks.ts';
import { FaultySnapshots } from './faulty-snapshots.ts';
import { FaultyStore, MAX_STORE_DELAY, type StoreFaults } from './faulty-store.ts';
import { Follower } from './follower.ts';
import { Ledger } from './ledger.ts';
import { Person, type SentCommand } from './person.ts';
import { Recording } from './recording.ts';
import { Schedule } from './schedule.ts';
import type { Tally } from './tally.ts';

/** A simulation of people at one table. The seed determines everything that happens. */
export interface SimulationOptions {
  readonly seed: string;
  readonly config: TableConfig;
  readonly faults: StoreFaults;
  /** The average number of inputs between crashes; 0 for no crashes. */
  readonly crashEvery: number;
  /** With 2, a second runner sometimes runs the same table. */
  readonly runners: 1 | 2;
  readonly matches: number;
  /** After this many inputs everyone leaves or falls silent, whatever the state of the match. */
  readonly inputs: number;
  /** The share of views and tables that are compared in full. */
  readonly audit: number;
}

/** No match without people takes this many inputs. */
const MAX_INPUTS = 60_000;
const SUBSTITUTES = 2;

/** Lets people play at a table from start to finish, and throws at the first failed check. */
export function runSimulation(options: SimulationOptions): Promise<Tally> {
  return new Simulation(options).run();
}

class Simulation {
  private readonly options: SimulationOptions;
  private readonly bits: Bits;
  private readonly clock = new FakeClock(1_000_000);
  private readonly ledger = new Ledger();
  private readonly store: FaultyStore;
  private readonly people: readonly Person[];
  private readonly spectator: Follower;
  private readonly schedule: Schedule;
  private readonly speed: Speed;
  private readonly snapshots: FaultySnapshots;
  private runners: { readonly runner: TableRunner; readonly recording: Recording }[] = [];
  private isOpening = false;
  private isWindingDown = false;
  private crashAt: number;

  constructor(options: SimulationOptions) {
    this.options = options;
    this.bits = xoshiro128(options.seed);
    const { config, faults, audit } = options;
    this.store = new FaultyStore(this.ledger, this.clock, xoshiro128(`${options.seed} store`), faults);
    this.snapshots = new FaultySnapshots(xoshiro128(`${options.seed} snapshots`));
    this.schedule = new Schedule(this.clock);
    this.speed = typeof config.speed === 'string' ? SPEEDS[config.speed] : config.speed;
    const auditBits = xoshiro128(`${options.seed} audit`);
    const isAudited = () => unit(auditBits) < audit;
    const ids = config.chairs.flatMap((occupant) => (occupant.type === 'person' ? [occupant.id] : []));
    for (let number = 0; number < SUBSTITUTES; number++) ids.push(`s${number}`);
    this.people = ids.map((id) => {
      const windows = [0, 1].map(() => new Follower(id, this.ledger, isAudited));
      return new Person(id, randomTemperament(this.bits), windows, this.ledger, this.bits);
    });
    this.spectator = new Follower(null, this.ledger, isAudited);
    this.crashAt = this.nextCrash();
  }

  async run(): Promise<Tally> {
    try {
      await this.openRunner();
      this.makePlans();
      while (!this.isOver()) await this.tick();
      await this.end();
    } catch (error) {
      const { config, seed } = this.options;
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      throw new Error(`seed ${JSON.stringify(seed)}, ${JSON.stringify(config)}:\n${text}`);
    } finally {
      for (const { runner } of this.runners) runner.close();
    }
    return this.ledger.tally;
  }

  private isOver(): boolean {
    const { tally, tables } = this.ledger;
    const table = tables.at(-1);
    if (table === undefined) return false;
    const isDeserted = this.isWindingDown || this.schedule.isEmpty;
    if (isAsleep(table)) return isDeserted;
    return table.stage === 'over' && (tally.matches >= this.options.matches || isDeserted);
  }

  /** Moves the clock to the next event, runs it, and waits for everything that follows from it immediately. */
  private async tick(): Promise<void> {
    if (!this.schedule.advance() && this.runners.length > 0)
      throw new Error(`the table is stuck: ${this.pendingState()}`);
    await settled();
    this.throwFirstProblem();
    const { inputs } = this.ledger.tally;
    if (inputs > MAX_INPUTS) throw new Error('the match does not end');
    if (inputs > this.options.inputs && !this.isWindingDown) this.windDown();
    if (inputs >= this.crashAt && !this.isWindingDown) this.crash();
    if (this.runners.length === 0) await this.openRunner();
    else if (this.runners.length < this.options.runners && below(200, this.bits) === 0)
      await this.openRunner();
    if (!this.isWindingDown) this.makePlans();
  }

  private pendingState(): string {
    const { stage, awaits, duties, questions, answers, wakeAt, position } = this.ledger.table;
    const { phase } = position.open;
    return JSON.stringify({ stage, phase, awaits, duties, questions, answers, wakeAt });
  }

  private throwFirstProblem(): void {
    const [problem] = this.ledger.problems;
    if (problem !== undefined) throw new Error(problem);
  }

  private async openRunner(): Promise<void> {
    if (this.isOpening) return;
    this.isOpening = true;
    const { seed, config, audit } = this.options;
    const recording = new Recording();
    const auditBits = xoshiro128(`${seed} runner ${this.ledger.rows.length}`);
    const onStep = (
      ...[input, step]: Parameters<NonNullable<Parameters<typeof TableRunner.open>[1]['onStep']>>
    ) => {
      const at = recording.watch(input, step);
      if (unit(auditBits) < audit) this.ledger.attempt('a step', () => this.compareStep(at, step));
    };
    const ports = {
      store: this.store,
      snapshots: this.snapshots,
      clock: this.clock,
      chance: new SeededChance(`xoshiro128:${seed}`),
      bots: new CrowdBots(this.clock, seed),
    };
    // A slow store answers only when the clock moves, so waiting for it here would never end.
    void TableRunner.open(ports, { config, onStep, companion: recording }).then(
      (answer) => {
        this.isOpening = false;
        if (!answer.ok) throw new Error(answer.problem);
        this.runners.push({ runner: answer.runner, recording });
        if (answer.runner.table.stage === 'seating') answer.runner.submit({ type: 'begin' });
      },
      () => {
        this.isOpening = false;
      },
    );
    await settled();
  }

  private compareStep(row: number, step: Step): void {
    const expected = this.ledger.steps[row];
    if (expected === undefined || expected === null)
      throw new Error(`row ${row} was sent before it was saved`);
    mustBeSame(step.table, expected.table, `the table after row ${row}`);
    mustBeSame(step.effects, expected.effects, `the effects of row ${row}`);
  }

  private nextCrash(): number {
    const { crashEvery } = this.options;
    if (crashEvery === 0) return Number.POSITIVE_INFINITY;
    return this.ledger.tally.inputs + 1 + below(2 * crashEvery, this.bits);
  }

  /** A runner's process dies; the people connected to it have to reconnect. */
  private crash(): void {
    this.crashAt = this.nextCrash();
    if (this.runners.length === 0) return;
    const crashed = this.runners.splice(below(this.runners.length, this.bits), 1)[0]!.runner;
    this.ledger.tally.crashes++;
    crashed.close();
    this.spectator.disconnect();
    for (const person of this.people) {
      if (person.runner !== crashed) continue;
      for (const window of person.windows) window.disconnect();
      person.runner = null;
    }
  }

  private someRunner(): TableRunner | null {
    return this.runners.length === 0 ? null : pick(this.runners, this.bits).runner;
  }

  /** Schedules the next action for everyone who has none scheduled. Absent people may reconnect. */
  private makePlans(): void {
    const runner = this.someRunner();
    if (runner === null) return;
    if (!this.spectator.isConnected) this.spectator.connect(runner, below(2, this.bits) === 0);
    for (const person of this.people) {
      if (person.hasPlan) continue;
      person.hasPlan = true;
      this.schedule.add(this.delayFor(person), () => {
        person.hasPlan = false;
        if (!this.isWindingDown) this.act(person);
      });
    }
    if (below(400, this.bits) === 0) this.changeOccupant(runner);
  }

  private delayFor({ windows, temperament }: Person): number {
    const { bits, speed } = this;
    const usualDelay = ((speed.turn ?? 20_000) / 4) * temperament.pace;
    switch (below(8, bits)) {
      case 0:
        return 0;
      case 1:
      case 2:
        return below(400, bits);
      case 3:
        return delayUntilEvent(windows[0]!.seen?.status, this.clock.now(), bits);
      case 4:
        return Math.floor(unit(bits) * usualDelay * 6);
      default:
        return Math.floor(unit(bits) * usualDelay);
    }
  }

  /** A person looks at the table, then connects, disconnects or sends commands. */
  private act(person: Person): void {
    const { bits } = this;
    if (person.runner === null) {
      const runner = this.someRunner();
      if (runner !== null && below(3, bits) > 0) person.connect(runner);
      return;
    }
    if (below(150, bits) === 0) return person.disconnect();
    const earlier = person.sent.at(-1 - below(4, bits));
    if (earlier !== undefined && below(30, bits) === 0) this.send(person, earlier);
    const command = person.think();
    if (command === null) return;
    const sent = person.newCommand(command);
    this.send(person, sent);
    if (below(20, bits) === 0) this.send(person, sent);
  }

  /** Commands may arrive out of order, and at a runner other than the one the person is connected to. */
  private send(person: Person, sent: SentCommand): void {
    const { bits } = this;
    this.schedule.add(below(4, bits) === 0 ? below(1500, bits) : below(40, bits), () => {
      const runner = person.runner !== null && below(8, bits) > 0 ? person.runner : this.someRunner();
      if (runner === null) return;
      person.give(runner, sent, () => {
        if (below(4, bits) > 0) this.send(person, sent);
      });
    });
  }

  private changeOccupant(runner: TableRunner): void {
    const chair = below(this.options.config.chairs.length, this.bits);
    const occupant = pick(
      [{ type: 'nobody' }, { type: 'bot', name: 'club-1', outside: false }] as const,
      this.bits,
    );
    runner.submit({ type: 'place', chair, occupant });
  }

  /** From now on no one plays. The match must end all the same. */
  private windDown(): void {
    this.isWindingDown = true;
    const { turn, grand, push, rest, absence } = this.speed;
    const hasClock = turn !== null && grand !== null && push !== null && rest !== null;
    const exits = [
      'leave',
      ...(hasClock || absence !== null ? ['disconnect'] : []),
      ...(hasClock ? ['stay'] : []),
    ];
    for (const person of this.people) this.removePerson(person, pick(exits, this.bits));
  }

  private removePerson(person: Person, exit: string): void {
    if (exit === 'stay') return;
    const runner = person.runner ?? this.someRunner();
    if (runner === null) {
      this.schedule.add(MAX_STORE_DELAY, () => this.removePerson(person, exit));
      return;
    }
    if (exit === 'leave')
      person.give(runner, person.newCommand({ type: 'leave' }), () => this.retryRemoval(person, exit));
    person.disconnect();
    runner.submit({ type: 'presence', who: person.id, present: false });
    this.schedule.add(5000, () => this.retryRemoval(person, exit));
  }

  /** Tries again if the table has not registered that the person left or disconnected. */
  private retryRemoval(person: Person, exit: string): void {
    const chair = this.ledger.table.chairs.find(
      ({ occupant }) => occupant.type === 'person' && occupant.id === person.id,
    );
    if (chair !== undefined && (exit === 'leave' || chair.present)) this.removePerson(person, exit);
  }

  /**
   * Checks that every command was answered, that none was carried out twice, and that a runner opened later finds the
   * same state.
   */
  private async end(): Promise<void> {
    const { ledger } = this;
    // Give a slow store time to answer the last commands.
    for (let wait = 0; wait < 8; wait++) {
      this.clock.moveTo(this.clock.now() + MAX_STORE_DELAY);
      await settled();
    }
    for (const { runner } of this.runners) runner.close();
    await settled();
    this.throwFirstProblem();
    const sent = this.people.flatMap((person) => person.sent);
    mustBeAnswered(ledger.rows, sent, this.options.runners === 1 && ledger.tally.crashes === 0);
    for (const { recording } of this.runners) {
      const { finished, skipped } = recording;
      const expected = ledger.recorder.finished.slice(skipped, skipped + finished.length);
      mustBeSame(finished, expected, 'the records of a runner');
    }
    await mustBeRemembered(ledger, this.clock, sent);
    this.throwFirstProblem();
  }
}

/** Resolves when all work that does not wait for the clock is done. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** The time until something is due according to the status, give or take a millisecond. */
function delayUntilEvent(status: Status | undefined, now: number, bits: Bits): number {
  if (status === undefined) return 0;
  const { interval, holds, duties, nextRoundAt, timeUpAt, pausedUntil } = status;
  const moments = [
    interval?.until,
    nextRoundAt,
    timeUpAt,
    pausedUntil,
    ...holds.map(({ until }) => until),
    ...duties.flatMap(({ until, bankUntil }) => [until, bankUntil]),
  ].filter((time) => typeof time === 'number' && time > now);
  if (moments.length === 0) return below(1000, bits);
  return Math.max(0, (pick(moments, bits) as number) - now + below(3, bits) - 1);
}
