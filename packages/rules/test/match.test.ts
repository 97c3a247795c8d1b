import { describe, expect, test } from 'vitest';
import type { Options, Variant } from '../src/index.ts';
import { type Hands, newTable, type Table } from './support.ts';

/** Fifty card points for each team, and none in the last hand. */
const EVEN: Hands = { A: 'SK JK PK TK SX', B: 'JX PX TX S5 J5 P5 T5' };

const playRound = (table: Table, order: string, won: Hands = {}) => table.deal().toPlay().finish(order, won);

function match(options: Partial<Options>, orders: readonly string[], variant: Variant = 'nanjing'): Table {
  const table = newTable({ variant, options });
  for (const order of orders) playRound(table, order, order === 'ABC' ? EVEN : {});
  return table;
}

test('[MATCH1] a match ends after the round in which a total reaches the target', () => {
  const table = match({}, ['AC', 'BD', 'AC', 'CA', 'AC']);
  expect(table.open).toMatchObject({ phase: 'round-over', totals: [800, 200], winners: [] });
  playRound(table, 'AC');
  expect(table.open).toMatchObject({ phase: 'match-over', totals: [1000, 200], winners: [0] });
});

test('[MATCH1] no round is dealt after the end of the match', () => {
  const table = match({ target: 100 }, ['BD']);
  expect(() => table.deal()).toThrow('match-over');
  for (const text of ['A tichu', 'A S5', 'A pass', 'close', 'gather']) {
    expect(table.refusal(text)).toBe('match-over');
  }
});

test('[MATCH1] calls count towards the target', () => {
  const table = newTable({ options: { target: 300 } })
    .deal()
    .toPlay()
    .step('B tichu')
    .finish('BD');
  expect(table.open).toMatchObject({ phase: 'match-over', totals: [0, 300], winners: [1] });
});

test('[MATCH2] if several totals have reached the target, the highest wins', () => {
  const table = match({ target: 250 }, ['AC', 'BD', 'ABC']);
  expect(table.open).toMatchObject({ phase: 'round-over', totals: [250, 250] });
  playRound(table, 'BD');
  expect(table.open).toMatchObject({ phase: 'match-over', totals: [250, 450], winners: [1] });
});

describe('[MATCH3] equal totals at the target', () => {
  test('play-on: another round decides', () => {
    const table = match({ target: 50 }, ['ABC']);
    expect(table.open).toMatchObject({ phase: 'round-over', totals: [50, 50], winners: [] });
    playRound(table, 'ABC', EVEN);
    expect(table.open).toMatchObject({ phase: 'round-over', totals: [100, 100] });
    playRound(table, 'DB');
    expect(table.open).toMatchObject({ phase: 'match-over', totals: [100, 300], winners: [1] });
  });

  test('draw: both win', () => {
    const { open } = match({ target: 50, exactTie: 'draw' }, ['ABC']);
    expect(open).toMatchObject({ phase: 'match-over', winners: [0, 1] });
  });

  test('equal totals below the target have no effect', () => {
    const { open } = match({ target: 51, exactTie: 'draw' }, ['ABC']);
    expect(open).toMatchObject({ phase: 'round-over', winners: [] });
  });
});

describe('[MATCH4] a match with a fixed number of rounds', () => {
  test('the highest total wins after the last round; the target is ignored', () => {
    const table = match({ matchEnd: 'rounds', rounds: 2, target: 100 }, ['AC']);
    expect(table.open).toMatchObject({ phase: 'round-over', winners: [] });
    playRound(table, 'ABC', EVEN);
    expect(table.open).toMatchObject({ phase: 'match-over', totals: [250, 50], winners: [0] });
  });

  test.each(['play-on', 'draw'] as const)('equal totals share the win, even with exactTie %s', (exactTie) => {
    const { open } = match({ matchEnd: 'rounds', rounds: 1, exactTie }, ['ABC']);
    expect(open).toMatchObject({ phase: 'match-over', winners: [0, 1] });
  });

  test('in a game without points, the player who goes out first in the last round wins', () => {
    const { open } = match({ matchEnd: 'rounds', rounds: 2 }, ['CADB', 'EBCD'], 'grandseigneur');
    expect(open.phase).toBe('match-over');
    expect(open.winners).toEqual([open.players[4]]);
    expect(open.players[4], 'the player who was second in the first round').toBe(0);
  });

  test('with placement points, the highest total wins', () => {
    const options = { matchEnd: 'rounds', rounds: 2 } as const;
    expect(match(options, ['ABCD', 'BACD'], 'let').open).toMatchObject({
      totals: [7, 7, 4, 2, 0],
      winners: [0, 1],
    });
  });
});

test('[MATCH5] with matchEnd never, the match goes on indefinitely', () => {
  const table = match({ matchEnd: 'never', target: 1, rounds: 1 }, ['AC', 'AC', 'AC', 'AC', 'AC', 'AC']);
  expect(table.open).toMatchObject({ phase: 'round-over', round: 6, totals: [1200, 0], winners: [] });
});

test('[SCORE5] totals may fall below zero', () => {
  const table = newTable().deal().step('A grand', 'B take', 'C take', 'D take').toPlay().finish('BD');
  expect(table.open.totals).toEqual([-200, 200]);
});

test('a new round keeps nothing from the previous one except the totals', () => {
  const table = newTable().deal().toPlay().step('A tichu').finish('BD').deal();
  expect(table.open).toMatchObject({
    round: 2,
    phase: 'grand',
    calls: [null, null, null, null],
    finished: [],
    hasPlayed: 0,
    wish: 0,
    result: null,
    history: [],
    totals: [-100, 200],
  });
  expect(table.position.transfers).toEqual([]);
});
