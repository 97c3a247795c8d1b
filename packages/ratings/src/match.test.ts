import { expect, test } from 'vitest';
import { type Participant, type PlayedRound, pointsRound, ratedRounds, standing } from './match.ts';

const person = (id: string): Participant => ({ type: 'person', id });
const bot = (name: string): Participant => ({ type: 'bot', name });
const GUEST: Participant = { type: 'unrated' };
const FOUR = ['anna', 'ben', 'carla', 'dan'].map(person);

function round(
  points: readonly number[],
  changes: { readonly [player: number]: Participant | null } = {},
  handedOver: readonly number[] = [],
): PlayedRound {
  const players = points.length === 2 ? FOUR : points.map((_, player) => person(`p${player}`));
  return {
    players: players.map((each, player) => (changes[player] === undefined ? each : changes[player])),
    ...{ handedOver, points },
  };
}

test('four people are rated by all rounds they played', () => {
  expect(ratedRounds('nanjing-clock', [round([60, 40]), round([-20, 220])])).toEqual({
    participants: FOUR,
    rounds: [
      { slots: [0, 1, 2, 3], points: [60, 40] },
      { slots: [0, 1, 2, 3], points: [-20, 220] },
    ],
  });
});

test('a round that someone was not there for rates nobody', () => {
  const rated = ratedRounds('nanjing-clock', [round([60, 40]), round([300, 0], { 2: null })]);
  expect(rated!.rounds).toHaveLength(1);
  expect(ratedRounds('nanjing-clock', [round([300, 0], { 2: null })])).toBeNull();
});

test('from a round that someone has handed over, neither they nor their partner gain anything', () => {
  const { rounds } = ratedRounds('nanjing-clock', [round([300, 0]), round([300, 0], {}, [2])])!;
  expect(rounds.map((each) => pointsRound(each).withoutGain)).toEqual([[], [0, 2]]);
});

test('without teams, a round that someone has handed over counts for them no more than their others', () => {
  const standingAfter = (...played: readonly PlayedRound[]) =>
    standing(ratedRounds('grandseigneur-clock', played)!)[0];
  const usual = [round([1, 3, 2, 2, 4]), round([3, 3, 2, 2, 0])];
  expect(standingAfter(...usual, round([8, 0, 0, 0, 0], {}, [0]))).toBe(2);
  expect(standingAfter(...usual, round([0, 8, 0, 0, 0], {}, [1]))).toBeCloseTo(4 / 3);
  expect(standingAfter(...usual, round([-4, 4, 0, 0, 0], {}, [0]))).toBe(0);
  // Someone who hands over everything is last.
  expect(standingAfter(round([8, 0, 1, 2, -3], {}, [0]))).toBe(-3);
});

test('a round with a guest, or with a bot of unknown strength, rates nobody', () => {
  expect(ratedRounds('nanjing-clock', [round([60, 40], { 1: GUEST })])).toBeNull();
  expect(ratedRounds('nanjing-clock', [round([60, 40], { 1: bot('mine') })])).toBeNull();
});

test('bots of known strength count where people sit on both sides', () => {
  expect(ratedRounds('nanjing-clock', [round([60, 40], { 2: bot('net-1') })])!.participants).toContainEqual(
    bot('net-1'),
  );
  expect(ratedRounds('nanjing-clock', [round([60, 40], { 0: bot('net-1'), 2: bot('net-1') })])).toBeNull();
});

test('two chairs of the same bot are one participant', () => {
  const rated = ratedRounds('nanjing-days', [round([60, 40], { 0: bot('net-1'), 1: bot('net-1') })])!;
  expect(rated.participants).toHaveLength(3);
  expect(rated.rounds[0]!.slots).toEqual([0, 0, 1, 2]);
});

test('someone who takes over a chair is rated by their own rounds', () => {
  const rated = ratedRounds('nanjing-clock', [round([60, 40]), round([100, 0], { 1: person('eva') })])!;
  expect(rated.participants).toEqual([...FOUR, person('eva')]);
  expect(rated.rounds[1]!.slots).toEqual([0, 4, 2, 3]);
});

test('bots have no rating in games in which their strength is not known', () => {
  const six = Array.from({ length: 6 }, (_, player) => person(`p${player}`));
  const played = (players: readonly Participant[]) =>
    ratedRounds('tientsin-clock', [{ players, handedOver: [], points: [60, 40] }]);
  expect(played(six)).not.toBeNull();
  expect(played([...six.slice(0, 5), bot('expert-1')])).toBeNull();
});

test('without teams, people are rated among themselves', () => {
  const rated = ratedRounds('grandseigneur-clock', [
    round([4, 3, 2, 1, 0], { 1: bot('expert-1'), 3: GUEST }),
  ])!;
  expect(rated.participants).toHaveLength(3);
  expect(standing(rated)).toEqual([4, 2, 0]);
});

test('without teams, a match in which all people are equal rates nobody', () => {
  expect(ratedRounds('let-clock', [round([1, 1, 1, 1, 1])])).toBeNull();
  expect(
    ratedRounds('let-clock', [round([4, 3, 2, 1, 0], { 1: GUEST, 2: GUEST, 3: GUEST, 4: GUEST })]),
  ).toBeNull();
});
