import { below, type SeatAction, xoshiro128 } from '@schupf/rules';
import { type BotQuestion, type Bots, type Clock, RosterBots } from '@schupf/runner';
import { passing } from './faulty-store.ts';

/** External bots, named after what goes wrong with them. */
export const OUTSIDE_BOTS = ['prompt', 'slow', 'silent', 'confused', 'broken'] as const;
type OutsideBot = (typeof OUTSIDE_BOTS)[number];

/** A slow bot often misses the deadline. */
const SLOW = 15_000;

/** Bots of the roster, and faulty external bots. */
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
    const name = OUTSIDE_BOTS.find((one) => one === question.bot);
    return name === undefined ? this.roster.decide(question) : this.decideOutside(name, question);
  }

  private decideOutside(bot: OutsideBot, question: BotQuestion): Promise<SeatAction | null> {
    const bits = xoshiro128(`${this.seed} ${bot} ${question.number}`);
    const answer = () => this.roster.decide({ ...question, bot: 'random' });
    switch (bot) {
      case 'prompt':
        return Promise.resolve().then(answer);
      case 'slow':
        return passing(this.clock, below(SLOW, bits)).then(answer);
      case 'silent':
        return new Promise(() => {});
      case 'confused':
        return Promise.resolve(nonsense(question, below(4, bits)));
      case 'broken':
        if (below(2, bits) === 0) throw new Error('a broken bot');
        return Promise.reject(new Error('a broken bot'));
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
