import { type Bot, type Networks, ROSTER } from '@schupf/bots';
import { type SeatAction, xoshiro128 } from '@schupf/rules';
import type { BotQuestion, Bots } from './ports.ts';

export interface RosterOptions {
  /** Determines the bots' random choices, so it must be kept secret from the players. */
  readonly seed: string;
  /** The bot that decides for empty chairs and absent people. */
  readonly standIn?: string;
  /** Only some bots need them. */
  readonly networks?: Networks;
  /** Polled by bots while they think; true when they must answer. Without it, they have unlimited time. */
  readonly outOfTime?: () => boolean;
}

/** A bot that never calls Tichu, because a stand-in should not take that risk for someone else. */
const STAND_IN = 'club-1';

/** Runs the bots of the roster in this thread. */
export class RosterBots implements Bots {
  private readonly options: RosterOptions;
  private readonly bots = new Map<string, Bot>();

  constructor(options: RosterOptions) {
    this.options = options;
  }

  decide({ seat, kind, bot, view }: BotQuestion): SeatAction | null {
    const { seed, standIn = STAND_IN, outOfTime = () => false } = this.options;
    // Each question has its own seed, which follows from what has been played: so the answer is the same after a
    // restart, and when a saved match goes on at another table.
    const { round, history } = view.open;
    const random = xoshiro128(`${seed}/${round}/${history.length}/${seat}/${kind}`);
    const context = { random, outOfTime, withoutReasons: true };
    return this.botFor(bot ?? standIn, seat).choose(view, seat, context)?.action ?? null;
  }

  private botFor(name: string, seat: number): Bot {
    const key = `${seat} ${name}`;
    let bot = this.bots.get(key);
    if (bot === undefined) {
      const entry = ROSTER[name];
      if (entry === undefined) throw new Error(`there is no bot called ${name}`);
      bot = entry.make({ networks: this.options.networks });
      this.bots.set(key, bot);
    }
    return bot;
  }
}
