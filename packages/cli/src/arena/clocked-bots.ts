import type { Choice, DecisionContext } from '@schupf/bots';
import { isLegal, isOwnersMoment, type SeatAction } from '@schupf/rules';
import { type BotQuestion, type Bots, fallbackAction } from '@schupf/runner';
import type { FakeClock } from '@schupf/runner/memory';
import { statusOf, type Table } from '@schupf/table';
import { hasChoice } from './choice.ts';
import { contextFor, DecisionClock } from './decision-context.ts';
import { recordDuration } from './durations.ts';
import type { Seating } from './seating.ts';
import type { Arena, Sitting } from './sitting.ts';
import type { Tallies } from './tally.ts';

interface PendingQuestion {
  readonly question: BotQuestion;
  readonly askedAt: number;
  readonly answer: (action: SeatAction | null) => void;
}

/**
 * The bots of two line-ups at a table with clocks. They think one after another, because they would slow each other
 * down in parallel. An answer arrives once the table's clock has advanced by the time the bot took.
 */
export class ClockedBots implements Bots {
  /** How many answers in time were illegal, or did nothing where an action was required; by seat. */
  readonly faults: number[];
  private readonly arena: Arena;
  private readonly seating: Seating;
  private readonly tallies: Tallies;
  private readonly clock: FakeClock;
  private readonly stopwatch: DecisionClock;
  private readonly contexts: readonly DecisionContext[];
  private pending: PendingQuestion[] = [];
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

  /**
   * If the question names no bot, the bot's time has run out. A stand-in then takes the fallback action: a better
   * stand-in would help slow, weak bots.
   */
  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null> {
    const { bot, seat, view } = question;
    if (bot !== null) {
      return new Promise((answer) => this.pending.push({ question, askedAt: this.clock.now(), answer }));
    }
    this.tallies[this.seating[seat]!].clocked.timeouts++;
    return fallbackAction(view, seat);
  }

  /** Lets the bots think about all open questions; the answers arrive when the clock advances. */
  async think(): Promise<void> {
    const questions = this.pending;
    this.pending = [];
    for (const question of questions) await this.thinkAbout(question);
  }

  private async thinkAbout({ question, askedAt, answer }: PendingQuestion): Promise<void> {
    const { seat, view } = question;
    const side = this.seating[seat]!;
    const time = this.timeFor(question);
    this.stopwatch.start();
    const chosen = this.arena.players[side].choose(view, seat, this.contexts[seat]!, time);
    const choice = chosen instanceof Promise ? await chosen : chosen;
    const took = this.stopwatch.elapsed();
    const { clocked, durations } = this.tallies[side];
    clocked.thought += took;
    clocked.longest = Math.max(clocked.longest, took);
    if (hasChoice(view.open, seat, view.hands[seat]!)) recordDuration(durations, took);
    this.clock.wake(askedAt + took, () => answer(this.judge(question, choice)));
  }

  /** The time left on the clock, for bots that budget their time. A bot that uses all of it is too late. */
  private timeFor({ seat, kind }: BotQuestion): number | undefined {
    if (kind === 'claim') return undefined;
    const until = statusOf(this.table()).duties.find((duty) => duty.seat === seat)?.bankUntil ?? null;
    if (until === null) return undefined;
    return Math.min(this.arena.clock!.maxMs, Math.ceil(until - this.clock.now()) + 1);
  }

  /** Counts an illegal answer; the runner replaces it with the fallback. */
  private judge({ seat, kind, view, number }: BotQuestion, choice: Choice | null): SeatAction | null {
    const action = choice?.action ?? null;
    const isFault =
      choice === null
        ? kind === 'decide' && !isOwnersMoment(view.open)
        : action?.seat !== seat || !isLegal(view, action);
    // An answer that is no longer awaited came too late: a stand-in has decided, or the question no longer applies.
    const isAwaited = this.table().questions.some((question) => question.number === number);
    if (isFault && isAwaited) this.faults[seat]!++;
    return action;
  }
}
