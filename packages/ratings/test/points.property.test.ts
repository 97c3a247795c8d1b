import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterPoints, FIRST_PAIR, type PointsMatch, type PointsPair } from '../src/points.ts';
import { FIRST_ESTIMATE } from '../src/scale.ts';

const LUCK = 214 ** 2;
const SIDES = [
  [0, 1],
  [2, 3],
] as const;

const player = fc.record({
  mean: fc.double({ min: -60, max: 60, noNaN: true }),
  variance: fc.double({ min: 4, max: 625, noNaN: true }),
  isFixed: fc.constant(false),
});
const difference = fc.integer({ min: -800, max: 800 });
const rounds = fc
  .array(difference, { minLength: 1, maxLength: 14 })
  .map((differences) => differences.map((points) => ({ difference: points, sides: SIDES, withoutGain: [] })));
const match = fc.record({
  players: fc.tuple(player, player, player, player),
  pairs: fc.constant<PointsPair[]>([
    { ...FIRST_PAIR, members: [0, 1] },
    { ...FIRST_PAIR, members: [2, 3] },
  ]),
  rounds,
});

test('every match makes everyone more certain, and no variance negative', () => {
  fc.assert(
    fc.property(match, (played) => {
      const { players, pairs } = afterPoints(played, LUCK);
      for (const [index, { variance }] of players.entries()) {
        expect(variance).toBeLessThan(played.players[index]!.variance);
        expect(variance).toBeGreaterThan(0);
      }
      for (const { own, covariance } of pairs) {
        expect(own.variance).toBeGreaterThan(0);
        // Of two partners, the sum is known better than each of them.
        expect(covariance).toBeLessThan(0);
      }
    }),
  );
});

test('partners and opponents of equal uncertainty change by the same amount', () => {
  fc.assert(
    fc.property(match, fc.double({ min: 4, max: 625, noNaN: true }), (played, variance) => {
      const players = played.players.map((each) => ({ ...each, variance }));
      const after = afterPoints({ ...played, players }, LUCK);
      const changes = after.players.map(({ mean }, index) => mean - players[index]!.mean);
      expect(changes[1]).toBeCloseTo(changes[0]!, 9);
      expect(changes[2]).toBeCloseTo(-changes[0]!, 9);
      expect(changes[3]).toBeCloseTo(-changes[0]!, 9);
    }),
  );
});

test('the order of the rounds makes no difference that anyone could see', () => {
  fc.assert(
    fc.property(match, (played) => {
      const reversed = afterPoints({ ...played, rounds: [...played.rounds].reverse() }, LUCK);
      for (const [index, { mean, variance }] of afterPoints(played, LUCK).players.entries()) {
        expect(reversed.players[index]!.mean).toBeCloseTo(mean, 9);
        expect(reversed.players[index]!.variance).toBeCloseTo(variance, 9);
      }
    }),
  );
});

test('the same match gives the same bits', () => {
  fc.assert(
    fc.property(match, (played) => {
      expect(afterPoints(structuredClone(played), LUCK)).toStrictEqual(afterPoints(played, LUCK));
    }),
  );
});

test('more points are never worth less', () => {
  fc.assert(
    fc.property(match, fc.integer({ min: 1, max: 500 }), (played, more) => {
      const better = played.rounds.map((round) => ({ ...round, difference: round.difference + more }));
      const gain = afterPoints({ ...played, rounds: better }, LUCK).players[0]!.mean;
      expect(gain).toBeGreaterThanOrEqual(afterPoints(played, LUCK).players[0]!.mean);
    }),
  );
});

/** The match, with these of its rounds handed over by the first side. */
function handedOver({ rounds, ...same }: PointsMatch, isHandedOver: readonly boolean[]): PointsMatch {
  return {
    ...same,
    rounds: rounds.map((round, index) => ({ ...round, withoutGain: isHandedOver[index] ? [0, 1] : [] })),
  };
}

test('handing over rounds never pays for the own side, and changes nothing for the other', () => {
  fc.assert(
    fc.property(match, fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }), (played, choice) => {
      const before = afterPoints(played, LUCK);
      const after = afterPoints(handedOver(played, choice), LUCK);
      for (const player of [0, 1])
        expect(after.players[player]!.mean).toBeLessThanOrEqual(before.players[player]!.mean);
      expect(after.pairs[0]!.own.mean).toBeLessThanOrEqual(before.pairs[0]!.own.mean);
      expect(after.players.slice(2)).toStrictEqual(before.players.slice(2));
      expect(after.pairs[1]).toStrictEqual(before.pairs[1]);
    }),
  );
});

test('a round that was handed over counts if it is a defeat, and not if it is a victory', () => {
  const meanAfter = (points: number, isHandedOver: boolean) =>
    afterPoints(handedOver(newcomers([points]), [isHandedOver]), LUCK).players[0]!.mean;
  expect(meanAfter(-200, true)).toBe(meanAfter(-200, false));
  expect(meanAfter(-200, true)).toBeLessThan(0);
  expect(meanAfter(200, true)).toBe(0);
});

test('a single huge result counts only up to a limit', () => {
  const meanAfter = (points: number) => afterPoints(newcomers([points]), LUCK).players[0]!.mean;
  expect(meanAfter(900)).toBe(meanAfter(700));
  expect(meanAfter(900)).toBeGreaterThan(meanAfter(400));
});

test('bots do not change', () => {
  const players = newcomers([]).players.map((each, index) =>
    index === 3 ? { mean: 69.5, variance: 1, isFixed: true } : each,
  );
  const { players: after } = afterPoints({ ...newcomers([300, -100]), players }, LUCK);
  expect(after[3]).toEqual({ mean: 69.5, variance: 1 });
  expect(after[2]!.mean).not.toBe(0);
});

test('the same bot on both sides takes nothing from the result', () => {
  const bot = { mean: 69.5, variance: 36, isFixed: true };
  const players = [...newcomers([]).players.slice(0, 2), bot];
  const rounds = [
    {
      difference: 200,
      sides: [
        [0, 2],
        [1, 2],
      ] as const,
      withoutGain: [],
    },
  ];
  const after = (variance: number) =>
    afterPoints({ players: [...players.slice(0, 2), { ...bot, variance }], pairs: [], rounds }, LUCK)
      .players[0]!;
  expect(after(36)).toEqual(after(0));
});

test('with one partner always, the sum becomes certain but not the parts', () => {
  let { players, pairs }: Pick<PointsMatch, 'players' | 'pairs'> = newcomers([]);
  const opponents = [2, 3].map(() => ({ mean: 0, variance: 0, isFixed: true }));
  const rounds = Array.from({ length: 10 }, () => ({ difference: 40, sides: SIDES, withoutGain: [] }));
  for (let count = 0; count < 500; count++) {
    const after = afterPoints(
      { players: [...players.slice(0, 2), ...opponents], pairs: pairs.slice(0, 1), rounds },
      LUCK,
    );
    players = after.players.map((estimate) => ({ ...estimate, isFixed: false }));
    pairs = after.pairs.map((pair) => ({ ...pair, members: [0, 1] as const }));
  }
  const [one, other] = players as [(typeof players)[number], (typeof players)[number]];
  expect(one.mean + other.mean + pairs[0]!.own.mean).toBeCloseTo(40, 0);
  expect(one.variance + other.variance + 2 * pairs[0]!.covariance).toBeLessThan(40);
  expect(one.variance).toBeGreaterThan(FIRST_ESTIMATE.variance / 2);
});

test('someone who played half of the rounds changes half as much as their partner', () => {
  const { players } = newcomers([]);
  const rounds = [
    {
      difference: 200,
      sides: [
        [0, 1],
        [2, 3],
      ] as const,
      withoutGain: [],
    },
    {
      difference: 200,
      sides: [
        [0, 4],
        [2, 3],
      ] as const,
      withoutGain: [],
    },
  ];
  const after = afterPoints({ players: [...players, players[0]!], pairs: [], rounds }, LUCK);
  expect(after.players[1]!.mean).toBeCloseTo(after.players[0]!.mean / 2, 9);
  expect(after.players[4]!.mean).toBeCloseTo(after.players[0]!.mean / 2, 9);
});

function newcomers(differences: readonly number[]): PointsMatch {
  return {
    players: [0, 1, 2, 3].map(() => ({ ...FIRST_ESTIMATE, isFixed: false })),
    pairs: [
      { ...FIRST_PAIR, members: [0, 1] },
      { ...FIRST_PAIR, members: [2, 3] },
    ],
    rounds: differences.map((points) => ({ difference: points, sides: SIDES, withoutGain: [] })),
  };
}
