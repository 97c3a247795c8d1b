import type { DecisionContext } from '@schupf/bots';
import { roundSeed, type Seat, type Seed, xoshiro128 } from '@schupf/rules';
import type { Side } from './seating.ts';

/** The random bits depend only on deal, line-up and seat, so that the number of threads does not affect a run. */
export function contextFor(
  seed: Seed,
  deal: number,
  side: Side,
  seat: Seat,
  clock: DecisionClock,
): DecisionContext {
  return {
    random: xoshiro128(`${roundSeed(seed, deal)} ${side}${seat}`),
    outOfTime: () => clock.isOver(),
    withoutReasons: true,
  };
}

/** How long the current decision has taken, and whether its time is up. */
export class DecisionClock {
  private readonly milliseconds: number;
  private started = 0;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  start(): void {
    this.started = performance.now();
  }

  elapsed(): number {
    return performance.now() - this.started;
  }

  isOver(): boolean {
    return this.elapsed() >= this.milliseconds;
  }
}
