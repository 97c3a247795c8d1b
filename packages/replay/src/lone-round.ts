import type { GameRecord } from '@schupf/rules/notation';

/**
 * One round of a match as a record that can be replayed without the rounds before it; null if there is no such round.
 * The record must state the dealer of the round, as those of our tables do.
 */
export function loneRound(record: GameRecord, number: number): GameRecord | null {
  const index = record.rounds.findIndex((round) => round.number === number);
  const round = record.rounds[index];
  if (round === undefined) return null;
  const totals = round.totals ?? record.rounds[index - 1]?.score?.totals ?? null;
  return { ...record, rounds: [{ ...round, totals }] };
}
