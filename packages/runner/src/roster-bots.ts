import { type Bot, type Networks, ROSTER } from '@schupf/bots';
import { type SeatAction, xoshiro128 } from '@schupf/rules';
import type { BotQuestion, Bots } from './ports.ts';

export interface RosterOptions {
  /** Nobody at the table may know it: what bots do by chance follows from it. */
  readonly seed: string;
  /** Who decides for empty chairs and absent people. */
  readonly standIn?: string;
  /** For the bots that need them. */
  readonly networks?: Networks;
  /** True when the bot that was asked last has to answer; without it bots think as long as they like. */
  readonly outOfTime?: () => boolean;
}

/** Calls nothing in somebody else's name. */
const STAND_IN = 'club-1';

/** Bots of the roster, answering at once. */
export class RosterBots implements Bots {
  private readonly options: RosterOptions;
  private readonly made = new Map<string, Bot>();

  constructor(options: RosterOptions) {
    this.options = options;
  }

  decide({ number, seat, bot, view }: BotQuestion): SeatAction | null {
    const { seed, standIn = STAND_IN, outOfTime = () => false } = this.options;
    // The number of the question decides the bits, so a host that starts again gets the same answer.
    const help = { random: xoshiro128(`${seed}/${number}`), outOfTime, withoutReasons: true };
    return this.botFor(bot ?? standIn, seat).choose(view, seat, help)?.action ?? null;
  }

  private botFor(name: string, seat: number): Bot {
    const key = `${seat} ${name}`;
    let bot = this.made.get(key);
    if (bot === undefined) {
      const entry = ROSTER[name];
      if (entry === undefined) throw new Error(`there is no bot called ${name}`);
      bot = entry.make({ networks: this.options.networks });
      this.made.set(key, bot);
    }
    return bot;
  }
}
