import type { Cards } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { NO_SEAT, type Seat } from '../seat.ts';
import type { Call } from '../state/action.ts';
import type { RoundResult } from '../state/result.ts';

/** What the points of a round depend on. */
export interface RoundEnd {
  readonly finished: readonly Seat[];
  /** The only seat still holding cards; NO_SEAT if a team swept the round. */
  readonly last: Seat;
  readonly lastHand: Cards | null;
  readonly won: readonly Cards[];
  readonly calls: readonly (Call | null)[];
  readonly violation: Seat | null;
}

type Side = 0 | 1;
type Moved = RoundResult['moved'][number];

const VIOLATION_POINTS = 200;
const CALL_POINTS = { tichu: 100, grand: 200 } as const;

export function scoreRound(rules: Rules, end: RoundEnd): RoundResult {
  const order = end.last === NO_SEAT ? [...end.finished] : [...end.finished, end.last];
  if (rules.teams === 'none') {
    return { points: placementPoints(rules, order), order, cards: null, moved: [], bonus: null, calls: [] };
  }
  const bonus = bonusOf(rules, end);
  const moved = bonus === null ? transfers(rules, end) : [];
  const cards = bonus === null ? countCards(end, moved) : null;
  const calls = callResults(end);
  const sides = cards === null ? [0, 0] : [...cards];
  if (bonus !== null) sides[bonus.side]! += bonus.points;
  for (const { seat, points } of calls) sides[sideOf(seat)]! += points;
  const points: number[] = [];
  for (let seat = 0; seat < rules.seats; seat++) points.push(sides[sideOf(seat)]!);
  return { points, order, cards, moved, bonus, calls };
}

function sideOf(seat: Seat): Side {
  return (seat % 2) as Side;
}

function otherSide(seat: Seat): Side {
  return (1 - (seat % 2)) as Side;
}

function placementPoints(rules: Rules, order: readonly Seat[]): number[] {
  if (rules.placementPoints === 'off') return [];
  const points: number[] = new Array(rules.seats).fill(0);
  for (let place = 0; place < order.length; place++) points[order[place]!] = rules.players - 1 - place;
  return points;
}

/** Points scored instead of counting cards: for an ignored wish or, if there was none, for a swept round. */
function bonusOf(rules: Rules, end: RoundEnd): RoundResult['bonus'] {
  if (end.violation !== null) {
    return { side: otherSide(end.violation), points: VIOLATION_POINTS, for: 'violation' };
  }
  const points = sweepPoints(rules, end.finished);
  return points === 0 ? null : { side: sideOf(end.finished[0]!), points, for: 'sweep' };
}

/** The points for a whole team going out before anyone else, if that ends the round; 0 otherwise. */
export function sweepPoints({ sweep }: Rules, finished: readonly Seat[]): number {
  if (sweep === null || finished.length < sweep.members) return 0;
  for (let place = 1; place < sweep.members; place++) {
    if (sideOf(finished[place]!) !== sideOf(finished[0]!)) return 0;
  }
  return sweep.points;
}

/** What the last players hand over before cards are counted. */
function transfers(rules: Rules, end: RoundEnd): Moved[] {
  const { last, lastHand, finished, won } = end;
  if (last === NO_SEAT) return [];
  const first = finished[0]!;
  const tricksTo = rules.lastTricksTo === 'first-out' ? sideOf(first) : otherSide(last);
  const moved: Moved[] = [
    { from: last, to: otherSide(last), what: 'hand', points: lastHand?.points() ?? 0 },
    { from: last, to: tricksTo, what: 'tricks', points: won[last]!.points() },
  ];
  if (rules.lastButOneTricksTo === 'first-out') {
    const lastOut = finished.at(-1)!;
    moved.push({ from: lastOut, to: sideOf(first), what: 'tricks', points: won[lastOut]!.points() });
  }
  return moved;
}

function countCards(end: RoundEnd, moved: readonly Moved[]): [number, number] {
  const cards: [number, number] = [0, 0];
  for (let seat = 0; seat < end.won.length; seat++) cards[sideOf(seat)] += end.won[seat]!.points();
  for (const { from, to, what, points } of moved) {
    if (what === 'tricks') cards[sideOf(from)] -= points;
    cards[to] += points;
  }
  return cards;
}

/** Each call is settled separately: a caller who goes out first wins it, any other caller loses it. */
function callResults(end: RoundEnd): RoundResult['calls'] {
  const results: { seat: Seat; points: number }[] = [];
  for (let seat = 0; seat < end.calls.length; seat++) {
    const call = end.calls[seat]!;
    if (call === null) continue;
    const stake = CALL_POINTS[call];
    results.push({ seat, points: end.finished[0] === seat ? stake : -stake });
  }
  return results;
}
