import { below, legalActions, type Observer, type Seat, viewFor, xoshiro128 } from '@schupf/rules';
import { RosterBots } from '@schupf/runner';
import { randomActionFor, randomPack } from '@schupf/testkit';
import {
  type Input,
  lastSeqFor,
  type Question,
  type SeenUpdate,
  seenUpdate,
  step,
  type Table,
  timeToAnswer,
} from '../src/index.ts';

/** The updates an observer received at one time. */
export interface ReceivedUpdates {
  readonly at: number;
  readonly seq: number;
  readonly updates: readonly SeenUpdate[];
}

interface Plan {
  readonly at: number;
  /** Decides what to do when that time has come; null for nothing. */
  readonly make: (table: Table) => Input | null;
}

/**
 * People and bots at a table, without a runner. When people act depends on a seed and on public facts; what they do,
 * and how long bots think, depends on their own views. So if an observer cannot tell two tables apart, both continue in
 * the same way for that observer.
 */
export class SimulatedTable {
  table: Table;
  private readonly seed: string;
  private readonly observer: Observer;
  private readonly bots: RosterBots;
  private plans: Plan[] = [];
  private readonly planned = new Set<string>();
  private commands = 0;
  readonly received: ReceivedUpdates[] = [];

  constructor(table: Table, seed: string, observer: Observer) {
    this.table = table;
    this.seed = seed;
    this.observer = observer;
    this.bots = new RosterBots({ seed, standIn: 'random' });
    this.planPeople(table.at);
    for (const question of table.questions) if (!question.answered) this.planAnswer(question);
  }

  /** Deals the first round. */
  begin(): void {
    this.give({ type: 'drawn', dealer: 0, lot: [...this.table.chairs.keys()], at: this.table.at });
  }

  /** Performs the next event; false if nothing is left to happen. */
  advance(): boolean {
    const wake = this.table.wakeAt ?? Number.POSITIVE_INFINITY;
    const next = this.plans.reduce<Plan | null>(
      (first, plan) => (first && first.at <= plan.at ? first : plan),
      null,
    );
    if (next !== null && next.at <= wake) {
      this.plans = this.plans.filter((plan) => plan !== next);
      const input = next.make(this.table);
      if (input !== null) this.give(input);
      return true;
    }
    if (wake === Number.POSITIVE_INFINITY) return false;
    this.give({ type: 'wake', at: wake });
    return true;
  }

  private give(input: Input): void {
    const next = step(this.table, input);
    this.table = next.table;
    const updates = next.effects.flatMap((effect) =>
      effect.type === 'tell' && (effect.to === 'all' || effect.to === this.observer)
        ? [seenUpdate(effect.update, this.observer)]
        : [],
    );
    if (updates.length > 0)
      this.received.push({ at: input.at, seq: lastSeqFor(this.table, this.observer), updates });
    for (const effect of next.effects) {
      if (effect.type === 'ask') this.planAnswer(effect.question);
      if (effect.type === 'shuffle') {
        const pack = randomPack(this.table.rules, xoshiro128(`${this.seed} ${effect.round}`));
        this.plan(input.at, () => ({ type: 'shuffled', pack, seed: null, at: input.at }));
      }
    }
    this.planPeople(input.at);
  }

  private plan(at: number, make: Plan['make']): void {
    this.plans.push({ at, make });
  }

  /** Bots answer in time. Within that limit, how long they think depends on their hand. */
  private planAnswer(question: Question): void {
    const { number, seat, kind, role } = question;
    const { position, chairs } = this.table;
    const player = position.open.players[seat]!;
    const { occupant } = chairs[player]!;
    const bot = role === 'own' && occupant.type === 'bot' ? occupant.name : null;
    const action = this.bots.decide({ number, seat, kind, bot, view: viewFor(position, player) });
    const bits = xoshiro128(`${this.seed} ${number} ${position.hands[seat]!.toArray().join()}`);
    const at = this.table.at + below(timeToAnswer(this.table, question, 1) + 1, bits);
    this.plan(at, () => ({ type: 'answers', answers: [{ question: number, action }], at }));
  }

  /** Plans what people do, based on what is publicly due or possible. */
  private planPeople(at: number): void {
    const { table } = this;
    const { open } = table.position;
    for (const { seat, kind, turn } of table.duties) {
      if (kind !== 'take')
        this.planOnce(`${kind} ${seat} ${turn}`, seat, at, 4000, ['play', 'bomb', 'pass', 'call']);
    }
    if (table.interval !== null) {
      const { kind, turn } = table.interval;
      for (let seat = 0; seat < open.rules.seats; seat++)
        this.planOnce(`${kind} ${seat} ${turn}`, seat, at, 600, ['bomb']);
    }
    if (open.phase === 'round-over' && table.stage === 'playing') {
      for (const [player, { occupant }] of table.chairs.entries()) {
        const key = `ready ${player} ${open.round} ${table.match}`;
        if (occupant.type !== 'person' || this.planned.has(key)) continue;
        this.planned.add(key);
        this.plan(at + 100, () => this.command(occupant.id, at + 100, { type: 'ready' }));
      }
    }
  }

  private planOnce(what: string, seat: Seat, at: number, latest: number, kinds: readonly string[]): void {
    const { occupant } = this.table.chairs[this.table.position.open.players[seat]!]!;
    const key = `${this.table.match} ${what}`;
    if (occupant.type !== 'person' || this.planned.has(key)) return;
    this.planned.add(key);
    const bits = xoshiro128(`${this.seed} ${key}`);
    const when = at + 1 + below(latest, bits);
    const { turn } = this.table;
    this.plan(when, (now) => {
      const offers = legalActions(viewFor(now.position, now.position.open.players[seat]!), seat);
      const wanted = offers.filter(
        ({ type }) => type !== 'take-back' && (kinds.length > 1 || kinds.includes(type)),
      );
      if (wanted.length === 0) return null;
      const action = randomActionFor(wanted[below(wanted.length, bits)]!, bits);
      return this.command(occupant.id, when, { type: 'act', action, turn });
    });
  }

  private command(by: string, at: number, command: Extract<Input, { type: 'command' }>['command']): Input {
    return { type: 'command', by, id: `${by} ${++this.commands}`, command, at };
  }
}
