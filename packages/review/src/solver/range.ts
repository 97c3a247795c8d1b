import { type Cards, PHOENIX, type Position } from '@schupf/rules';

/** The lowest and the highest result of a round for the first side. */
export interface Range {
  lower: number;
  upper: number;
}

const DOUBLE_WIN = 200;
const PHOENIX_POINTS = -25;
const CALL_POINTS = { tichu: 100, grand: 200 } as const;

/**
 * Fills in the range of results that are still possible; returns false if it is too early to tell. Once a seat is out,
 * all calls are settled, and so are the tricks of its side. All other cards can still go to either side.
 */
export function findRange({ open, hands, rules }: Position, range: Range): boolean {
  const [first] = open.finished;
  if (first === undefined || rules.lastTricksTo !== 'first-out' || rules.lastButOneTricksTo === 'first-out')
    return false;
  const side = first % 2;
  let settled = 0;
  let openPoints = Math.abs(open.trickCards.points());
  for (let seat = 0; seat < hands.length; seat++) {
    const sign = seat % 2 === 0 ? 1 : -1;
    const call = open.calls[seat]!;
    if (call !== null) settled += (seat === first ? sign : -sign) * CALL_POINTS[call];
    const isSafe = seat % 2 === side || open.counts[seat] === 0;
    if (isSafe) settled += sign * open.won[seat]!.points();
    else openPoints += swing(open.won[seat]!);
    openPoints += swing(hands[seat]!);
  }
  range.lower = settled - openPoints;
  range.upper = settled + openPoints;
  if (open.finished.length > 1) return true;
  // A double win replaces all card points.
  const calls = callsOf(open.calls, first);
  if (side === 0) range.upper = Math.max(range.upper, calls + DOUBLE_WIN);
  else range.lower = Math.min(range.lower, calls - DOUBLE_WIN);
  return true;
}

/**
 * How much a result changes if these cards go to one side instead of the other. The Phoenix counts against its winner.
 */
function swing(cards: Cards): number {
  const points = cards.points();
  return cards.has(PHOENIX) ? points - 2 * PHOENIX_POINTS : points;
}

function callsOf(calls: Position['open']['calls'], first: number): number {
  return calls.reduce((sum, call, seat) => {
    if (call === null) return sum;
    const isWon = seat === first;
    return sum + ((seat % 2 === 0) === isWon ? CALL_POINTS[call] : -CALL_POINTS[call]);
  }, 0);
}
