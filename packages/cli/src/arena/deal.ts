import type { Choice, Help } from '@schupf/bots';
import {
  newMatch,
  type Rules,
  roundSeed,
  type Seat,
  type Seed,
  shuffledPack,
  xoshiro128,
} from '@schupf/rules';
import { noteDuration } from './durations.ts';
import type { Players } from './players.ts';
import { advantageOfA, type Seating, type Side, seatingsFor } from './seating.ts';
import { Table } from './table.ts';
import { countRound, type Tallies } from './tally.ts';

/** Where two line-ups meet. */
export interface Arena {
  readonly rules: Rules;
  readonly seed: Seed;
  /** Time for a decision. */
  readonly milliseconds: number;
  readonly players: Readonly<Record<Side, Players>>;
}

/** The advantage of a in the two rounds of a deal. */
export type DealScore = readonly [number, number];

/** Plays a deal: the same order of the pack twice, with the line-ups changed. Deals are numbered from 1. */
export async function playDeal(arena: Arena, deal: number, tallies: Tallies): Promise<DealScore> {
  const [first, second] = seatingsFor(arena.rules, deal);
  return [await playRound(arena, deal, first, tallies), await playRound(arena, deal, second, tallies)];
}

async function playRound(arena: Arena, deal: number, seating: Seating, tallies: Tallies): Promise<number> {
  const { rules, players } = arena;
  // The three-player games seat their dealer themselves.
  const table = new Table(newMatch(rules, rules.dummy === null ? deal % rules.seats : 0));
  const round = table.play(shuffledPack(rules, roundSeed(arena.seed, deal)));
  const clock = new DecisionClock(arena.milliseconds);
  const helps = seating.map((side, seat) => helpFor(arena.seed, deal, side, seat, clock));
  let step = round.next();
  while (!step.done) {
    const { view, seat, hasChoice } = step.value;
    const side = seating[seat]!;
    clock.start();
    const answer = players[side].choose(view, seat, helps[seat]!);
    // To wait even for an answer that is there would cost more than an instant bot's decision.
    const choice: Choice | null = answer instanceof Promise ? await answer : answer;
    if (hasChoice) noteDuration(tallies[side].durations, clock.elapsed());
    step = round.next(choice);
  }
  countRound(tallies, table, seating);
  return advantageOfA(rules, table.open.result!, seating);
}

/** Random bits that depend on nothing but deal, line-up and seat, so that threads do not change a run. */
function helpFor(seed: Seed, deal: number, side: Side, seat: Seat, clock: DecisionClock): Help {
  return {
    random: xoshiro128(`${roundSeed(seed, deal)} ${side}${seat}`),
    outOfTime: () => clock.isOver(),
  };
}

class DecisionClock {
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
