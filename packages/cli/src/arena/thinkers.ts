import type { Choice, DecisionContext } from '@schupf/bots';
import { isLegal, isOwnersMoment, type SeatAction } from '@schupf/rules';
import { type BotQuestion, type Bots, fallbackAction } from '@schupf/runner';
import type { FakeClock } from '@schupf/runner/memory';
import { statusOf, type Table } from '@schupf/table';
import { hasChoice } from './choice.ts';
import { contextFor, DecisionClock } from './decision-context.ts';
import { noteDuration } from './durations.ts';
import type { Seating } from './seating.ts';
import type { Arena, Sitting } from './sitting.ts';
import type { Tallies } from './tally.ts';

interface Asked {
  readonly question: BotQuestion;
  readonly at: number;
  readonly answer: (action: SeatAction | null) => void;
}

/**
 * Two line-ups at a table with clocks. Bots think in turn, because they would slow each other down in parallel, and
 * their answers arrive by the table's clock.
 */
export class Thinkers implements Bots {
  /** Illegal or missing answers within the time limit, by seat. */
  readonly faults: number[];
  private readonly arena: Arena;
  private readonly seating: Seating;
  private readonly tallies: Tallies;
  private readonly clock: FakeClock;
  private readonly stopwatch: DecisionClock;
  private readonly contexts: readonly DecisionContext[];
  private waiting: Asked[] = [];
  private table: () => Table = () => {
    throw new Error('no table is attached');
  };

  constructor({ arena, deal, seating, tallies }: Sitting, clock: FakeClock) {
    this.arena = arena;
    this.seating = seating;
    this.tallies = tallies;
    this.clock = clock;
    this.stopwatch = new DecisionClock(arena.milliseconds);
    this.contexts = seating.map((side, seat) => contextFor(arena.seed, deal, side, seat, this.stopwatch));
    this.faults = seating.map(() => 0);
  }

  /** Gives the bots access to the table's clocks. The table can only be opened after they exist. */
  attachTable(table: () => Table): void {
    this.table = table;
  }

  /** The stand-in for a late bot. A better one would help bots that are slow and weak. */
  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null> {
    const { bot, seat, view } = question;
    if (bot !== null) {
      return new Promise((answer) => this.waiting.push({ question, at: this.clock.now(), answer }));
    }
    this.tallies[this.seating[seat]!].clocked.covered++;
    return fallbackAction(view, seat);
  }

  /** Lets the bots think about all open questions; the answers arrive when the clock advances. */
  async think(): Promise<void> {
    const waiting = this.waiting;
    this.waiting = [];
    for (const asked of waiting) await this.thinkAbout(asked);
  }

  private async thinkAbout({ question, at, answer }: Asked): Promise<void> {
    const { seat, view } = question;
    const side = this.seating[seat]!;
    const time = this.timeFor(question);
    this.stopwatch.start();
    const said = this.arena.players[side].choose(view, seat, this.contexts[seat]!, time);
    const choice = said instanceof Promise ? await said : said;
    const took = this.stopwatch.elapsed();
    const { clocked, durations } = this.tallies[side];
    clocked.thought += took;
    clocked.longest = Math.max(clocked.longest, took);
    if (hasChoice(view.open, seat, view.hands[seat]!)) noteDuration(durations, took);
    this.clock.wake(at + took, () => answer(this.judge(question, choice)));
  }

  /** The time left on the clock, for bots that plan with it; using all of it would be too late. */
  private timeFor({ seat, kind }: BotQuestion): number | undefined {
    if (kind === 'claim') return undefined;
    const until = statusOf(this.table()).duties.find((duty) => duty.seat === seat)?.bankUntil ?? null;
    if (until === null) return undefined;
    return Math.min(this.arena.clock!.most, Math.ceil(until - this.clock.now()) + 1);
  }

  /** Counts an illegal answer; the runner replaces it with the fallback. */
  private judge({ seat, kind, view, number }: BotQuestion, choice: Choice | null): SeatAction | null {
    const action = choice?.action ?? null;
    const isFault =
      choice === null
        ? kind === 'decide' && !isOwnersMoment(view.open)
        : action?.seat !== seat || !isLegal(view, action);
    // An answer no longer awaited was covered by a stand-in or overtaken by events.
    if (isFault && this.table().questions.some((one) => one.number === number)) this.faults[seat]!++;
    return action;
  }
}
