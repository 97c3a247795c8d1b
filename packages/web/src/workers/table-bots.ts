import { type Choice, DEFAULT_BOT, HEURISTIC_BOT, hasLearnedBots, type Networks, ROSTER } from '@schupf/bots';
import { type Seat, type SeatAction, type View, xoshiro128 } from '@schupf/rules';
import { type BotQuestion, type Bots, RosterBots } from '@schupf/runner';

/** Milliseconds a bot may compute. Less than its visible thinking time, which would otherwise give away information. */
const BOT_TIME_MS = 250;
/** Gives hints in the games it has learned, whichever bots play. */
const LEARNED_ADVISER = 'net-1';

interface Options {
  readonly seed: string;
  /** The networks of the learned bots; null if they are unavailable. */
  readonly networks: () => Promise<Networks | null>;
  /** Called once when other bots have to play for the chosen ones. */
  readonly onReplaced: () => void;
}

/** The bots of a table in this browser. Those that need networks wait for them. */
export class TableBots implements Bots {
  private readonly options: Options;
  private readonly untaught: RosterBots;
  private learned: RosterBots | null = null;
  private isReplaced = false;
  private asked = 0;

  constructor(options: Options) {
    this.options = options;
    this.untaught = new RosterBots(this.seedAndTime);
  }

  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null> {
    const { bot, view } = question;
    if (bot === null || !ROSTER[bot]?.needsNetworks) return this.ask(this.untaught, question);
    return hasLearnedBots(view.rules.variant) ? this.decideLearned(question) : this.decideUntaught(question);
  }

  private async decideLearned(question: BotQuestion): Promise<SeatAction | null> {
    const networks = await this.options.networks();
    if (networks === null) {
      // The default bots were not chosen, so replacing them needs no notice.
      if (!this.isReplaced && question.bot !== DEFAULT_BOT) {
        this.isReplaced = true;
        this.options.onReplaced();
      }
      return this.decideUntaught(question);
    }
    this.learned ??= new RosterBots({ ...this.seedAndTime, networks });
    return this.ask(this.learned, question);
  }

  private decideUntaught(question: BotQuestion): SeatAction | null {
    return this.ask(this.untaught, { ...question, bot: HEURISTIC_BOT });
  }

  private ask(bots: RosterBots, question: BotQuestion): SeatAction | null {
    this.asked = performance.now();
    const action = bots.decide(question);
    // Stores only the last measure; performance observers get every one.
    performance.clearMeasures();
    performance.measure(`${question.kind} ${question.bot}`, { start: this.asked });
    return action;
  }

  private get seedAndTime() {
    return { seed: this.options.seed, outOfTime: () => performance.now() - this.asked > BOT_TIME_MS };
  }
}

/** What a strong bot would do, and why. */
export function advise(view: View, seat: Seat, networks: Networks | null): Choice | null {
  const hasLearned = networks !== null && hasLearnedBots(view.rules.variant);
  const bot = hasLearned ? ROSTER[LEARNED_ADVISER]!.make({ networks }) : ROSTER[HEURISTIC_BOT]!.make();
  return bot.choose(view, seat, { random: xoshiro128('hint'), outOfTime: () => false });
}
