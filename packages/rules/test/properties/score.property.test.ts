import { anyRules, runs, TABLES, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Card,
  type Position,
  pointsOf,
  type RoundResult,
  type Seat,
  VARIANT_FACTS,
} from '../../src/index.ts';

const TEAM_TABLES = TABLES.filter(([variant]) => VARIANT_FACTS[variant].teams !== 'none');
const RANK_TABLES = TABLES.filter(([variant]) => VARIANT_FACTS[variant].hasRanks);

test.for(TEAM_TABLES)(
  '[SCORE1 SCORE2 SCORE3 SCORE4 WISH15] the points of a round come from cards or a bonus, and from calls: %s',
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players, { matchEnd: 'never' }), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      for (const { position, events, next } of walkMatch(rules, seed, 4)) {
        const { result } = next.open;
        if (position.open.phase === 'round-over' || next.open.phase !== 'round-over') continue;
        const ended = events.find((event) => event.type === 'round-ended')!;
        expect(result!.points).toEqual(expectedPoints(next, ended.violation));
        expectFullCount(next, result!);
        const gained = next.open.totals.map((total, column) => total - position.open.totals[column]!);
        result!.points.forEach((points, seat) => {
          expect(gained[next.open.columnOf(seat)]).toBe(points);
        });
      }
    });
    fc.assert(property, runs(40));
  },
);

test.for(RANK_TABLES)(
  '[RANK15] the points of a round follow from the finishing order: %s, %i players',
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players, { matchEnd: 'never' }), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      for (const { next } of walkMatch(rules, seed)) {
        if (next.open.phase !== 'round-over') continue;
        const { order, points } = next.open.result!;
        expect([...order].sort((a, b) => a - b)).toEqual(next.open.players.map((_, seat) => seat));
        const placed = order.map((seat) => points[seat]);
        const expected = order.map((_, place) => players - 1 - place);
        expect(placed).toEqual(rules.placementPoints === 'off' ? order.map(() => undefined) : expected);
      }
    });
    fc.assert(property, runs(4));
  },
);

/** Card points add up to the points dealt; if the whole pack is dealt, each side has between −25 and 125. */
function expectFullCount({ open, rules, faceDown }: Position, { cards, bonus }: RoundResult): void {
  expect(cards === null).toBe(bonus !== null);
  if (cards === null) return;
  const dealt = pointsIn(rules.pack) - pointsIn(faceDown) - pointsIn(open.aside);
  expect(cards[0] + cards[1]).toBe(dealt);
  if (open.leftOver > 0) return;
  expect(dealt).toBe(100);
  for (const side of cards) expect(side >= -25 && side <= 125).toBe(true);
}

/** A second implementation of section SCORE, seat by seat and card by card. */
function expectedPoints(position: Position, violation: Seat | null): number[] {
  const { open, rules, hands } = position;
  const { seats } = rules;
  const sides = [0, 0];
  const first = open.finished[0]!;
  const sameSide = (a: Seat, b: Seat) => a % 2 === b % 2;
  const last = hands.findIndex((hand) => !hand.isEmpty());
  const wholeTeam = seats === 6 ? 3 : 2;
  const sweepPoints = seats === 6 ? rules.tripleWinPoints : rules.doubleWinPoints;
  const early = open.finished.slice(0, wholeTeam);
  if (violation !== null) {
    sides[1 - (violation % 2)] = 200;
  } else if (sweepPoints > 0 && early.length === wholeTeam && early.every((seat) => sameSide(seat, first))) {
    sides[first % 2] = sweepPoints;
  } else {
    const fifth = open.finished.at(-1)!;
    for (let seat = 0; seat < seats; seat++) {
      let side = seat % 2;
      if (seat === last) side = seats === 6 ? 1 - (last % 2) : first % 2;
      else if (seat === fifth && seats === 6) side = first % 2;
      sides[side]! += pointsIn(open.won[seat]!);
    }
    sides[1 - (last % 2)]! += pointsIn(hands[last]!);
  }
  open.calls.forEach((call, seat) => {
    const stake = call === 'grand' ? 200 : call === 'tichu' ? 100 : 0;
    sides[seat % 2]! += seat === first ? stake : -stake;
  });
  return hands.map((_, seat) => sides[seat % 2]!);
}

function pointsIn(cards: Iterable<Card>): number {
  let sum = 0;
  for (const card of cards) sum += pointsOf(card);
  return sum;
}
