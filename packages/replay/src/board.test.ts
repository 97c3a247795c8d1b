import { readFileSync } from 'node:fs';
import { pointsOf, VARIANTS, viewFor } from '@schupf/rules';
import { type GameRecord, parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { boardAt, rowLength, rowsOf, seatOf } from './board.ts';
import { type Moment, pastRounds } from './moments.ts';

function recordOf(name: string): GameRecord {
  const text = readFileSync(new URL(`../../../games/${name}.schupf`, import.meta.url), 'utf8');
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.record;
}

const replayed = new Map<string, readonly Moment[]>();

function momentsOf(name: string): readonly Moment[] {
  const moments = replayed.get(name) ?? pastRounds(recordOf(name)).flatMap((round) => round.moments);
  replayed.set(name, moments);
  return moments;
}

test.each(VARIANTS)('seats everyone in %s around the board, starting with the player in front', (variant) => {
  const wrong = momentsOf(variant).filter((moment) => {
    const { open } = moment.position;
    return [...new Set(open.players)].some((front) => {
      const seats = boardAt(moment, { front, all: true }).seats.map(({ seat }) => seat);
      const isRound = seats.every((seat, step) => seat === (seats[0]! + step) % open.rules.seats);
      return !isRound || open.players[seats[0]!] !== front || seats[0] === open.dummy;
    });
  });
  expect(wrong).toEqual([]);
});

test.each(VARIANTS)('shows all hands of %s, or exactly those that a player saw', (variant) => {
  const front = 1;
  const wrong = momentsOf(variant).filter((moment) => {
    const { position } = moment;
    const view = viewFor(position, front);
    const all = boardAt(moment, { front, all: true }).seats;
    const seen = boardAt(moment, { front, all: false }).seats;
    const isWhole = all.every(
      ({ seat, hand, count }) =>
        hand?.length === count && hand.every((card) => position.hands[seat]!.has(card)),
    );
    return !isWhole || seen.some(({ seat, hand }) => (hand === null) !== (view.hands[seat] === null));
  });
  expect(wrong).toEqual([]);
});

test('keeps the last play of every seat in the trick, and marks the one to beat', () => {
  let seen = 0;
  for (const moment of momentsOf('nanjing')) {
    const { open } = moment.position;
    const { seats, points, longestPlay } = boardAt(moment, { front: 0, all: true });
    const leading = seats.filter(({ leads }) => leads);
    if (open.phase !== 'play' || open.trickIsEmpty) continue;
    seen++;
    expect(leading.map(({ seat }) => seat)).toEqual([open.owner]);
    expect(leading[0]!.play!.cards.length).toBe(open.standing.size);
    expect(longestPlay).toBeGreaterThanOrEqual(open.standing.size);
    expect(points).toBe([...open.trickCards].reduce((sum, card) => sum + pointsOf(card), 0));
    for (const { seat, hasPassed, isTurn } of seats) {
      if (hasPassed) expect(seat).not.toBe(open.owner);
      expect(isTurn).toBe(seat === open.turn);
    }
  }
  expect(seen).toBeGreaterThan(50);
});

test('has no points in a game with ranks', () => {
  expect(momentsOf('let').every((moment) => boardAt(moment, { front: 0, all: true }).points === null)).toBe(
    true,
  );
});

test('shows the cards that each seat has just been given; a player sees only their own', () => {
  const exchange = momentsOf('nanjing').find(({ events }) =>
    events.some(({ type }) => type === 'exchanged'),
  )!;
  const received = (all: boolean) =>
    boardAt(exchange, { front: 2, all }).seats.map((seat) => seat.received.length);
  expect(received(true)).toEqual([3, 3, 3, 3]);
  // The player also knows what they gave.
  expect(received(false)).toEqual([3, 1, 1, 1]);
  const others = momentsOf('nanjing').filter(({ events }) =>
    events.every(({ type }) => type !== 'exchanged'),
  );
  for (const moment of others)
    expect(boardAt(moment, { front: 2, all: true }).seats.every((seat) => seat.received.length === 0)).toBe(
      true,
    );
});

test('a soloist sits at their own hand, not at the dummy’s', () => {
  for (const { position } of momentsOf('trichu')) {
    const { open } = position;
    if (open.solo < 0) continue;
    expect(seatOf(open, open.players[open.solo]!)).toBe(open.solo);
  }
});

test.each([
  [0, []],
  [7, [7]],
  [8, [7, 1]],
  [14, [7, 7]],
  [15, [7, 7, 1]],
])('puts %i cards into rows of at most seven', (count, lengths) => {
  const rows = rowsOf(Array.from({ length: count }), 7);
  expect(rows.map(({ length }) => length)).toEqual(lengths);
});

test.each([
  [14, 7, 7],
  [13, 7, 7],
  [9, 7, 5],
  [9, 10, 9],
  [7, 7, 7],
  [16, 7, 6],
  [0, 7, 0],
])('a hand of %i cards in rows of at most %i has %i per row', (hand, longest, length) => {
  expect(rowLength(hand, longest)).toBe(length);
});
