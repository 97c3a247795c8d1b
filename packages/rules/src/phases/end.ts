import type { Cards } from '../card-set.ts';
import { matchAfter } from '../score/match.ts';
import { scoreRound, sweepPoints } from '../score/round.ts';
import { NO_SEAT, type Seat } from '../seat.ts';
import type { OpenState } from '../state/open.ts';
import type { RoundResult } from '../state/result.ts';

/** Whether a whole team has gone out before anyone else, in a game in which that ends the round. */
export function isSwept(open: OpenState): boolean {
  return sweepPoints(open.rules, open.finished) > 0;
}

export function isRoundOver(open: OpenState): boolean {
  return open.activeSeats() <= 1 || isSwept(open);
}

/** Scores the round and updates the match. Only the hand of the last active seat matters. */
export function settleRound(open: OpenState, hands: readonly Cards[], violation: Seat | null): void {
  const { rules } = open;
  const last = open.activeSeats() === 1 ? open.nextActive(0) : NO_SEAT;
  const result = scoreRound(rules, {
    finished: open.finished,
    last,
    lastHand: last === NO_SEAT ? null : hands[last]!,
    won: open.won,
    calls: open.calls,
    violation,
  });
  open.result = result;
  const round: number[] = new Array(rules.columns).fill(0);
  for (let seat = 0; seat < result.points.length; seat++) round[open.columnOf(seat)] = result.points[seat]!;
  open.turn = NO_SEAT;
  settleMatch(open, result, round);
}

/** Time is up in a timed match. A round in progress becomes the last one; between two rounds, the match ends. */
export function callTime(open: OpenState): void {
  open.timeIsUp = true;
  if (open.phase === 'round-over' && open.result !== null)
    settleMatch(open, open.result, new Array(open.rules.columns).fill(0));
}

function settleMatch(open: OpenState, { order }: RoundResult, points: readonly number[]): void {
  const { rules, totals, round: roundNumber, timeIsUp } = open;
  const firstOut = open.columnOf(order[0]!);
  const state = matchAfter(rules, totals, points, { roundNumber, firstOut, timeIsUp });
  open.totals = state.totals;
  open.winners = state.winners;
  open.phase = state.over ? 'match-over' : 'round-over';
}
