import { playClockedRound } from './clocked-round.ts';
import { playPlainRound } from './plain-round.ts';
import { advantageOfA, seatingsFor } from './seating.ts';
import type { Arena, Sitting } from './sitting.ts';
import { countRound, type Tallies } from './tally.ts';

/** The advantage of side `a` in each of the two rounds of a deal. */
export type DealScore = readonly [number, number];

/** Plays a deal: the same pack twice, with the line-ups swapped. Deals are numbered from 1. */
export async function playDeal(arena: Arena, deal: number, tallies: Tallies): Promise<DealScore> {
  const [first, second] = seatingsFor(arena.rules, deal);
  return [
    await playSitting({ arena, deal, tallies, seating: first }),
    await playSitting({ arena, deal, tallies, seating: second }),
  ];
}

async function playSitting(sitting: Sitting): Promise<number> {
  const { arena, seating, tallies } = sitting;
  const played = await (arena.clock === null ? playPlainRound(sitting) : playClockedRound(sitting));
  countRound(tallies, played, seating);
  return advantageOfA(arena.rules, played.open.result!, seating);
}
