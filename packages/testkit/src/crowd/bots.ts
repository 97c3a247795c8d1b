import { below, type SeatAction, xoshiro128 } from '@schupf/rules';
import { type BotQuestion, type Bots, type Clock, RosterBots } from '@schupf/runner';
import { delay } from './faulty-store.ts';

/** External bots, named after how they behave. */
export const EXTERNAL_BOTS = ['prompt', 'slow', 'silent', 'confused', 'broken'] as const;
type ExternalBot = (typeof EXTERNAL_BOTS)[number];

/** Longer than the table waits, so that a slow bot often misses the deadline. */
const MAX_BOT_DELAY = 15_000;

/** The bots of the roster, and external bots with faults. */
export class CrowdBots implements Bots {
  private readonly clock: Clock;
  private readonly roster: RosterBots;
  private readonly seed: string;

  constructor(clock: Clock, seed: string) {
    this.clock = clock;
    this.seed = seed;
    this.roster = new RosterBots({ seed });
  }

  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null> {
    const name = EXTERNAL_BOTS.find((external) => external === question.bot);
    return name === undefined ? this.roster.decide(question) : this.decideExternally(name, question);
  }

  private decideExternally(bot: ExternalBot, question: BotQuestion): Promise<SeatAction | null> {
    const bits = xoshiro128(`${this.seed} ${bot} ${question.number}`);
    const answer = () => this.roster.decide({ ...question, bot: 'random' });
    switch (bot) {
      case 'prompt':
        return Promise.resolve().then(answer);
      case 'slow':
        return delay(this.clock, below(MAX_BOT_DELAY, bits)).then(answer);
      case 'silent':
        return new Promise(() => {});
      case 'confused':
        return Promise.resolve(nonsense(question, below(4, bits)));
      case 'broken':
        if (below(2, bits) === 0) throw new Error('this bot is broken');
        return Promise.reject(new Error('this bot is broken'));
    }
  }
}

function nonsense({ seat }: BotQuestion, which: number): SeatAction | null {
  const anything: unknown[] = [
    null,
    undefined,
    { type: 'pass', seat: seat + 1 },
    { type: 'play', seat, cards: [200, -1] },
  ];
  return anything[which] as SeatAction | null;
}
