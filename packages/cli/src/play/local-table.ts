import { loadNetworks } from '@schupf/bots/node';
import type { RulesRequest, SeatAction, Seed } from '@schupf/rules';
import type { GameRecord } from '@schupf/rules/notation';
import { type Bots, type Listener, RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import {
  type AnyRefusal,
  type Command,
  MatchRecorder,
  type Occupant,
  SPEEDS,
  type Speed,
  type Stage,
  type TableConfig,
} from '@schupf/table';
import { PERSON } from '../output/names.ts';

const YOU = 'you';

/** The settings of a table in the terminal. */
export interface TableSettings {
  readonly request: RulesRequest;
  /** Names of the players by number. */
  readonly names: readonly string[];
  readonly seed: Seed;
  /** The name of the bot that plays for everyone except the person. */
  readonly bots: string;
  readonly hasPerson: boolean;
  /** The saved match to continue; null for a new one. */
  readonly from: GameRecord | null;
}

/** The header line in which a saved timed match says how many seconds it has been played. */
const PLAYED = 'x-played';

/**
 * A table in this process. Its clock moves only when `advanceClock` is called: a person at a prompt cannot be
 * interrupted, so they have unlimited time for every answer.
 */
export class LocalTable {
  private readonly runner: TableRunner;
  private readonly clock: FakeClock;
  private readonly recorder: MatchRecorder;
  private readonly observer: string | null;
  private readonly now: () => number;
  /** When the match would have begun if it had been played without interruption. */
  private readonly began: number;
  private commands = 0;

  private constructor(
    runner: TableRunner,
    clock: FakeClock,
    recorder: MatchRecorder,
    observer: string | null,
    now: () => number,
    played: number,
  ) {
    this.runner = runner;
    this.clock = clock;
    this.recorder = recorder;
    this.observer = observer;
    this.now = now;
    this.began = now() - played;
  }

  static async open(settings: TableSettings, now = () => performance.now()): Promise<LocalTable> {
    const { seed, bots, from, hasPerson } = settings;
    const clock = new FakeClock();
    const roster = new RosterBots({ seed, networks: loadNetworks() });
    // A question contains the name that the person sees in the chair, so replace it with the name of the bot.
    const players: Bots = { decide: (question) => roster.decide({ ...question, bot: bots }) };
    const ports = { store: new MemoryStore(), clock, chance: new SeededChance(seed), bots: players };
    const recorder = new MatchRecorder({ from: from ?? undefined, times: false });
    const opened = await TableRunner.open(ports, {
      config: configOf(settings),
      onStep: (input, step) => recorder.watch(input, step),
    });
    if (!opened.ok) throw new Error(opened.problem);
    return new LocalTable(opened.runner, clock, recorder, hasPerson ? YOU : null, now, playedIn(from));
  }

  get stage(): Stage {
    return this.runner.table.stage;
  }

  /** The match so far; null before its first deal. */
  get record(): GameRecord | null {
    const record = this.recorder.recordOf(this.runner.table) ?? this.recorder.finished.at(-1) ?? null;
    if (record === null || this.runner.table.rules.matchEnd !== 'time') return record;
    const seconds = Math.floor((this.now() - this.began) / 1000);
    const tags = record.tags.filter(({ name }) => name !== PLAYED);
    return { ...record, tags: [...tags, { name: PLAYED, value: String(seconds) }] };
  }

  /** Sends a snapshot and then every update, as seen by the person or, if no person plays, by a spectator. */
  watch(listener: Listener): void {
    this.runner.watch(this.observer, listener);
  }

  /** Begins a new match. Must not be called for a resumed match, which has already begun. */
  begin(): void {
    this.runner.submit({ type: 'begin' });
  }

  /** Waits until everything that is due at the current time has happened. */
  async settle(): Promise<void> {
    this.callTime();
    await this.runner.settled();
    while (this.clock.next !== null && this.clock.next <= this.clock.now()) {
      this.clock.moveOn();
      await this.runner.settled();
    }
  }

  /** Tells the table when a timed match is out of time: the table's own clock stands still while the person thinks. */
  private callTime(): void {
    const { rules, position } = this.runner.table;
    if (rules.matchEnd !== 'time' || position.open.timeIsUp) return;
    if (this.now() - this.began >= rules.minutes * 60_000) this.runner.submit({ type: 'time-up' });
  }

  /** Moves the clock to the next event. */
  advanceClock(): void {
    if (!this.clock.moveOn())
      throw new Error('the table is stuck: no question is open and no event is scheduled');
  }

  /** Performs the person's action in the turn they see. Returns null, or why it was refused. */
  act(action: SeatAction, turn: number): Promise<AnyRefusal | null> {
    return this.command({ type: 'act', action, turn });
  }

  beReady(): Promise<AnyRefusal | null> {
    return this.command({ type: 'ready' });
  }

  close(): void {
    this.runner.close();
  }

  private async command(command: Command): Promise<AnyRefusal | null> {
    // If time ran out at the prompt, the table must know before it sees what was typed there.
    this.callTime();
    const reply = await this.runner.command(YOU, String(this.commands++), command);
    if (reply.ok) return null;
    if (reply.refusal === null) throw new Error('the table is closed');
    return reply.refusal;
  }
}

/**
 * No time limits, and the same delay for all bots, so that a resumed match continues as it would have without the
 * interruption.
 */
const SPEED: Speed = { ...SPEEDS['no-clock'], botDelay: [1, 1] };

function configOf({ request, names, seed, hasPerson, from }: TableSettings): TableConfig {
  return {
    rules: request,
    speed: SPEED,
    chairs: names.map(
      (name, player): Occupant =>
        hasPerson && player === PERSON
          ? { type: 'person', id: YOU, name }
          : { type: 'bot', name, outside: false },
    ),
    pace: seed,
    matchClock: 'caller',
    ...(from === null ? {} : { from }),
  };
}

/** How many milliseconds a saved timed match has been played. */
function playedIn(from: GameRecord | null): number {
  const seconds = Number(from?.tags.find(({ name }) => name === PLAYED)?.value ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0;
}
