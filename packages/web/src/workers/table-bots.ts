import { type Choice, DEFAULT_BOT, HEURISTIC_BOT, type Networks, problemWithBot, ROSTER } from '@schupf/bots';
import { type Rules, type Seat, type SeatAction, type View, xoshiro128 } from '@schupf/rules';
import { type BotQuestion, type Bots, RosterBots } from '@schupf/runner';

/**
 * Milliseconds that a bot may compute. This is less than the delay before it plays, so that its speed gives nothing
 * away.
 */
const BOT_TIME_MS = 250;
/** The bots that give hints, whichever bots play: the first that knows the game. */
const LEARNED_ADVISERS = ['partner-1', 'net-2'];

interface Options {
  readonly seed: string;
  /** The networks of the game's learned bots; null if they are unavailable. */
  readonly networks: (rules: Rules) => Promise<Networks | null>;
  /** Called once when substitute bots have to play because the selected ones could not be loaded. */
  readonly onReplaced: () => void;
}

/** The bots of a table in this browser. Those that need networks wait for them. */
export class TableBots implements Bots {
  private readonly options: Options;
  private readonly plain: RosterBots;
  private learned: RosterBots | null = null;
  private hasReportedReplacement = false;
  private askedAt = 0;

  constructor(options: Options) {
    this.options = options;
    this.plain = new RosterBots(this.seedAndTime);
  }

  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null> {
    const { bot, view } = question;
    if (bot === null || !ROSTER[bot]?.needsNetworks) return this.ask(this.plain, question);
    return problemWithBot(bot, view.rules.variant) === null
      ? this.decideLearned(question)
      : this.decideHeuristically(question);
  }

  private async decideLearned(question: BotQuestion): Promise<SeatAction | null> {
    const networks = await this.options.networks(question.view.rules);
    if (networks === null) {
      // Few players choose the default bot on purpose, so no notice is needed when it is replaced.
      if (!this.hasReportedReplacement && question.bot !== DEFAULT_BOT) {
        this.hasReportedReplacement = true;
        this.options.onReplaced();
      }
      return this.decideHeuristically(question);
    }
    this.learned ??= new RosterBots({ ...this.seedAndTime, networks });
    return this.ask(this.learned, question);
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
  const learned = LEARNED_ADVISERS.find((name) => problemWithBot(name, view.rules.variant) === null);
  const bot =
    networks === null || learned === undefined
      ? ROSTER[HEURISTIC_BOT]!.make()
      : ROSTER[learned]!.make({ networks });
  return bot.choose(view, seat, { random: xoshiro128('hint'), outOfTime: () => false });
}
