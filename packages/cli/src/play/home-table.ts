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
import { PERSON } from '../telling/names.ts';

const YOU = 'you';

/** What a table in the terminal is opened with. */
export interface TableSetting {
  readonly request: RulesRequest;
  /** Names of the players by number. */
  readonly names: readonly string[];
  readonly seed: Seed;
  /** The bot of the roster that plays for everybody but the person. */
  readonly bots: string;
  readonly hasPerson: boolean;
  /** A match that was begun before and goes on. */
  readonly from: GameRecord | null;
}

/**
 * A table in this process. Its clock stands still unless `moveOn` is called, because nobody can be interrupted at
 * a prompt: whatever the person is asked, he has all the time in the world, and it is still the same moment.
 */
export class HomeTable {
  private readonly runner: TableRunner;
  private readonly clock: FakeClock;
  private readonly scribe: MatchRecorder;
  private readonly watcher: string | null;
  private commands = 0;

  private constructor(runner: TableRunner, clock: FakeClock, scribe: MatchRecorder, watcher: string | null) {
    this.runner = runner;
    this.clock = clock;
    this.scribe = scribe;
    this.watcher = watcher;
  }

  static async open(setting: TableSetting): Promise<HomeTable> {
    const { seed, bots, from, hasPerson } = setting;
    const clock = new FakeClock();
    const roster = new RosterBots({ seed, networks: loadNetworks() });
    // On the chairs stand the names people read; one bot plays for all of them.
    const players: Bots = { decide: (question) => roster.decide({ ...question, bot: bots }) };
    const ports = { store: new MemoryStore(), clock, chance: new SeededChance(seed), bots: players };
    const scribe = new MatchRecorder({ from: from ?? undefined, times: false });
    const opened = await TableRunner.open(ports, {
      config: termsOf(setting),
      onStep: (input, step) => scribe.watch(input, step),
    });
    if (!opened.ok) throw new Error(opened.problem);
    return new HomeTable(opened.runner, clock, scribe, hasPerson ? YOU : null);
  }

  get stage(): Stage {
    return this.runner.table.stage;
  }

  /** The match so far; null before its first deal. */
  get record(): GameRecord | null {
    return this.scribe.recordOf(this.runner.table) ?? this.scribe.finished.at(-1) ?? null;
  }

  /** Tells the person, or a spectator where there is none, how the table stands and then everything he sees. */
  watch(hear: Listener): void {
    this.runner.watch(this.watcher, hear);
  }

  /** A match that goes on has begun already. */
  begin(): void {
    this.runner.submit({ type: 'begin' });
  }

  /** Lets happen whatever happens at this moment. */
  async settle(): Promise<void> {
    await this.runner.settled();
    while (this.clock.next !== null && this.clock.next <= this.clock.now()) {
      this.clock.moveOn();
      await this.runner.settled();
    }
  }

  /** Goes to the next moment at which something happens. */
  moveOn(): void {
    if (!this.clock.moveOn()) throw new Error('nobody is asked and nothing happens by itself');
  }

  /** What the person does in the turn he sees; null when it is done, or why not. */
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
    const reply = await this.runner.command(YOU, String(this.commands++), command);
    if (reply.ok) return null;
    if (reply.refusal === null) throw new Error('the table is closed');
    return reply.refusal;
  }
}

/** Nobody is hurried; and bots take equally long, so that a match that was left goes on as it would have gone. */
const SPEED: Speed = { ...SPEEDS['no-clock'], botDelay: [1, 1] };

function termsOf({ request, names, seed, hasPerson, from }: TableSetting): TableConfig {
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
    ...(from === null ? {} : { from }),
  };
}
