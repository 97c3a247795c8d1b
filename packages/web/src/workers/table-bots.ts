import {
  type Choice,
  HEURISTIC_BOT,
  type Networks,
  ROSTER,
  type WeightsName,
  weightsFor,
} from '@schupf/bots';
import { type Seat, type SeatAction, type View, xoshiro128 } from '@schupf/rules';
import { type BotQuestion, type Bots, RosterBots } from '@schupf/runner';

/**
 * Milliseconds that a bot may compute. This is less than the delay before it plays, so that its speed gives nothing
 * away.
 */
const BOT_TIME_MS = 250;
/** The bot that gives hints, whichever bots play. */
export const ADVISER = 'net-2';

interface Options {
  readonly seed: string;
  /** Null if they are unavailable. */
  readonly networks: (name: WeightsName) => Promise<Networks | null>;
  /** Called once when substitute bots have to play because the selected ones could not be loaded. */
  readonly onReplaced: () => void;
}

/** The bots of a table in this browser. Those that need networks wait for them. */
export class TableBots implements Bots {
  private readonly options: Options;
  private readonly plain: RosterBots;
  private readonly learned = new Map<WeightsName, RosterBots>();
  private hasReportedReplacement = false;
  private askedAt = 0;

  constructor(options: Options) {
    this.options = options;
    this.plain = new RosterBots(this.seedAndTime);
  }

  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null> {
    const { bot, view } = question;
    if (bot === null || ROSTER[bot]?.generation === undefined) return this.ask(this.plain, question);
    const weights = weightsFor(bot, view.rules.variant);
    return weights === null ? this.decideHeuristically(question) : this.decideLearned(question, weights);
  }

  private async decideLearned(question: BotQuestion, weights: WeightsName): Promise<SeatAction | null> {
    const networks = await this.options.networks(weights);
    if (networks === null) {
      if (!this.hasReportedReplacement) this.options.onReplaced();
      this.hasReportedReplacement = true;
      return this.decideHeuristically(question);
    }
    let bots = this.learned.get(weights);
    if (bots === undefined) {
      bots = new RosterBots({ ...this.seedAndTime, networks });
      this.learned.set(weights, bots);
    }
    return this.ask(bots, question);
  }

  private decideHeuristically(question: BotQuestion): SeatAction | null {
    return this.ask(this.plain, { ...question, bot: HEURISTIC_BOT });
  }

  private ask(bots: RosterBots, question: BotQuestion): SeatAction | null {
    this.askedAt = performance.now();
    const action = bots.decide(question);
    // Keeps only the latest measure; performance observers still get all of them.
    performance.clearMeasures();
    performance.measure(`${question.kind} ${question.bot}`, { start: this.askedAt });
    return action;
  }

  private get seedAndTime() {
    return { seed: this.options.seed, outOfTime: () => performance.now() - this.askedAt > BOT_TIME_MS };
  }
}

/** What a strong bot would do here, and why. */
export function advise(view: View, seat: Seat, networks: Networks | null): Choice | null {
  const bot = networks === null ? ROSTER[HEURISTIC_BOT]!.make() : ROSTER[ADVISER]!.make({ networks });
  return bot.choose(view, seat, { random: xoshiro128('hint'), outOfTime: () => false });
}
