import type { Choice } from '@schupf/bots';
import { newMatch } from '@schupf/rules';
import { contextFor, DecisionClock } from './decision-context.ts';
import { recordDuration } from './durations.ts';
import { dealerOf, packOf, type Sitting } from './sitting.ts';
import { Table } from './table.ts';
import type { PlayedRound } from './tally.ts';

/** Plays one round without clocks: the bots are asked one after another, and their time is only measured. */
export async function playPlainRound(sitting: Sitting): Promise<PlayedRound> {
  const { arena, deal, seating, tallies } = sitting;
  const table = new Table(newMatch(arena.rules, dealerOf(sitting)));
  const round = table.play(packOf(sitting));
  const clock = new DecisionClock(arena.milliseconds);
  const contexts = seating.map((side, seat) => contextFor(arena.seed, deal, side, seat, clock));
  let step = round.next();
  while (!step.done) {
    const { view, seat, hasChoice } = step.value;
    const side = seating[seat]!;
    clock.start();
    const answer = arena.players[side].choose(view, seat, contexts[seat]!);
    // Awaiting an answer that is already available would take longer than an instant bot's decision.
    const choice: Choice | null = answer instanceof Promise ? await answer : answer;
    if (hasChoice) recordDuration(tallies[side].durations, clock.elapsed());
    step = round.next(choice);
  }
  return table;
}
