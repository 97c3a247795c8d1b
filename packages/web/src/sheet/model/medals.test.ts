import { readdirSync, readFileSync } from 'node:fs';
import {
  type Card,
  type HistoryEvent,
  type OpenState,
  type RoundResult,
  type Rules,
  rulesFor,
  specialCard,
  suitedCard,
} from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { type Medal, type MedalKind, medalsOf, turningPoint } from './medals.ts';
import { roundsOfRecord } from './rounds-of-record.ts';

const NANJING = rulesFor('nanjing');

interface Round {
  readonly rules?: Rules;
  readonly round?: number;
  readonly totals?: readonly number[];
  readonly order?: readonly number[];
  readonly ranking?: readonly number[];
  readonly players?: readonly number[];
  readonly calls?: RoundResult['calls'];
  readonly bonus?: RoundResult['bonus'];
  readonly won?: readonly (readonly Card[])[];
  readonly bombs?: readonly number[];
}

/** A finished round, with only what medals depend on. By default, each round has a different first player out. */
function finished({ rules = NANJING, round = 1, calls = [], bonus = null, ...more }: Round) {
  const order = more.order ?? [round % 4, (round + 1) % 4];
  const seats = [...Array(rules.seats).keys()];
  const history = (more.bombs ?? []).map(
    (seat) => ({ type: 'played', seat, play: { kind: 'bomb4' } }) as unknown as HistoryEvent,
  );
  return {
    rules,
    round,
    totals: more.totals ?? [0, 0],
    players: more.players ?? seats,
    ranking: more.ranking ?? [],
    won: more.won ?? seats.map(() => []),
    history,
    result: { order, calls, bonus },
  } as unknown as OpenState;
}

function kinds(medals: readonly Medal[]): readonly MedalKind[] {
  return medals.map(({ kind }) => kind);
}

describe('a medal', () => {
  test('is not awarded before a round is over, or if no one stands out', () => {
    expect(medalsOf([], [])).toEqual([]);
    expect(medalsOf([finished({})], [0])).toEqual([]);
    const bombs = finished({ bombs: [0, 1, 2, 3] });
    expect(medalsOf([bombs], [0])).toEqual([]);
  });

  test('for calls counts only calls that succeeded', () => {
    const rounds = [
      finished({ calls: [{ seat: 0, points: 100 }] }),
      finished({ round: 2, calls: [{ seat: 1, points: -200 }] }),
      finished({
        round: 3,
        calls: [
          { seat: 0, points: 200 },
          { seat: 3, points: -100 },
        ],
      }),
    ];
    expect(medalsOf(rounds, [0])[0]).toEqual({ kind: 'calls', players: [0], count: 2, round: null });
  });

  test('is shared by those who did equally well', () => {
    expect(medalsOf([finished({ bombs: [1, 2] })], [0])).toEqual([
      { kind: 'bombs', players: [1, 2], count: 1, round: null },
    ]);
  });

  test('for points goes to the player whose tricks are worth most', () => {
    const rounds = [
      finished({
        won: [[suitedCard('jade', 10)], [specialCard('phoenix')], [suitedCard('star', 5)], []],
      }),
      finished({ round: 2, won: [[suitedCard('jade', 13)], [specialCard('dragon')], [], []] }),
    ];
    expect(medalsOf(rounds, [0])).toEqual([{ kind: 'points', players: [0], count: 20, round: null }]);
  });

  test('for being first out requires being first out twice', () => {
    const first = (seat: number) => finished({ order: [seat, (seat + 1) % 4] });
    expect(medalsOf([first(2), first(1)], [0])).toEqual([]);
    expect(medalsOf([first(2), first(1), first(2)], [0])).toEqual([
      { kind: 'first', players: [2], count: 2, round: null },
    ]);
  });

  test('for double wins goes to both partners', () => {
    const rounds = [finished({ bonus: { side: 1, points: 200, for: 'sweep' } })];
    expect(medalsOf(rounds, [1])).toEqual([{ kind: 'sweeps', players: [1, 3], count: 1, round: null }]);
  });

  test('for a comeback goes to winners who were far behind', () => {
    const rounds = [finished({ round: 1, totals: [-100, 250] }), finished({ round: 2, totals: [500, 300] })];
    expect(medalsOf(rounds, [0])).toEqual([{ kind: 'comeback', players: [0, 2], count: 350, round: 1 }]);
    expect(medalsOf(rounds, [1])).toMatchObject([{ kind: 'comeback', count: 200, round: 2 }]);
    expect(medalsOf(rounds, [0, 1])).toEqual([]);
    expect(medalsOf(rounds, [])).toEqual([]);
  });

  test('of a three-player game counts for the player, whichever seats they have', () => {
    const rules = rulesFor('trichu');
    const rounds = [
      finished({ rules, players: [0, 1, 0, 2], bombs: [2], totals: [0, 0, 0, 400] }),
      finished({
        rules,
        round: 2,
        order: [3, 1],
        players: [1, 0, 1, 2],
        bombs: [1],
        totals: [500, 0, 0, 400],
      }),
    ];
    expect(medalsOf(rounds, [0])).toEqual([
      { kind: 'comeback', players: [0], count: 400, round: 1 },
      { kind: 'bombs', players: [0], count: 2, round: null },
    ]);
    // The dummy hand cannot win a medal.
    expect(kinds(medalsOf(rounds, [3]))).not.toContain('comeback');
  });

  test('of a rank game is for climbing, not for points', () => {
    const rules = rulesFor('let', {}, 5);
    const rounds = [
      finished({ rules, order: [0, 1, 2, 3, 4], won: [[suitedCard('jade', 10)], [], [], [], []] }),
      finished({ rules, round: 2, ranking: [0, 1, 2, 3, 4], order: [4, 0, 1, 2, 3] }),
      finished({ rules, round: 3, ranking: [4, 0, 1, 2, 3], order: [4, 3, 0, 1, 2] }),
    ];
    expect(medalsOf(rounds, [])).toEqual([
      { kind: 'climb', players: [4], count: 4, round: null },
      { kind: 'first', players: [4], count: 2, round: null },
    ]);
  });
});

test('every recorded match has at most four medals of different kinds, and none goes to everyone', () => {
  const folder = new URL('../../../../../games/', import.meta.url);
  const seen = new Set<MedalKind>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.schupf'))) {
    const rounds = roundsOfRecord(readFileSync(new URL(file, folder), 'utf8'));
    const medals = medalsOf(rounds, rounds.at(-1)!.winners);
    expect(medals.length, file).toBeLessThanOrEqual(4);
    expect(new Set(kinds(medals)).size, file).toBe(medals.length);
    for (const { kind, players, count } of medals) {
      seen.add(kind);
      expect(count, file).toBeGreaterThan(0);
      expect(players.length, file).toBeGreaterThan(0);
      expect(players.length, file).toBeLessThan(rounds[0]!.rules.players);
    }
  }
  for (const kind of ['calls', 'bombs', 'points', 'first'] as const) expect(seen).toContain(kind);
});

describe('the turning point', () => {
  const at = (round: number, totals: readonly number[]) => finished({ round, totals });

  test('is the round in which the winner took the lead for good', () => {
    const rounds = [
      at(1, [0, 100]),
      at(2, [200, 100]),
      at(3, [200, 300]),
      at(4, [500, 300]),
      at(5, [600, 400]),
    ];
    expect(turningPoint(rounds, [0])).toBe(4);
  });

  test('does not exist if the winner always led, or if there is no single winner', () => {
    expect(turningPoint([at(1, [100, 0]), at(2, [200, 100])], [0])).toBeNull();
    expect(turningPoint([at(1, [0, 100]), at(2, [200, 200])], [0, 1])).toBeNull();
    expect(turningPoint([], [])).toBeNull();
  });
});
