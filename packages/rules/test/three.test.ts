import { describe, expect, test } from 'vitest';
import { type Observer, type Options, seenBy, viewFor } from '../src/index.ts';
import { letters, newTable, type Table } from './support.ts';

const OBSERVERS: readonly Observer[] = [0, 1, 2, 'spectator'];
/** The observers who see the dummy's hand: players by number, S for a spectator. */
const seesDummy = ({ position }: Table) =>
  OBSERVERS.filter((observer) => viewFor(position, observer).hands[position.open.dummy] != null)
    .map((observer) => (observer === 'spectator' ? 'S' : observer))
    .join('');
/** The observers to whom the last events showed the dummy's cards. */
const shownTo = ({ events, open }: Table) =>
  events
    .filter(({ type }) => type === 'dummy-shown')
    .map((event) =>
      OBSERVERS.filter((observer) => typeof Object(seenBy(event, observer, open)).cards !== 'number')
        .map((observer) => (observer === 'spectator' ? 'S' : observer))
        .join(''),
    );

describe('[TRI4] who sees the dummy’s hand', () => {
  test('Trichu: no one, then the soloist, then everyone', () => {
    const table = newTable({ variant: 'trichu' }).deal();
    expect(seesDummy(table), 'while cards are dealt').toBe('');
    table.step('B take', 'D take');
    expect(seesDummy(table), 'after the deal').toBe('0');
    expect(shownTo(table)).toEqual(['0']);
    table.toPlay();
    expect(seesDummy(table), 'after the exchange').toBe('012S');
    expect(shownTo(table)).toEqual(['012S']);
    table.finish('BD');
    expect(seesDummy(table), 'when the round is over').toBe('012S');
  });

  test('Wu Wang: the king takes cards for the minister without looking at them', () => {
    const table = newTable({ variant: 'wuwang', options: { dealMethod: 'take-one-by-one' } }).deal();
    for (let card = 0; card < 55; card++) table.step(`${'ABCD'[card % 4]} take`);
    expect(table.open.counts).toEqual([14, 14, 14, 13]);
    expect(seesDummy(table)).toBe('');
    table.step('D take');
    expect(seesDummy(table)).toBe('0');
    table.toPlay();
    expect(seesDummy(table)).toBe('012S');
  });

  test('the soloist’s own hand stays hidden from the others', () => {
    const table = newTable({ variant: 'trichu' }).deal().toPlay();
    for (const observer of [1, 2, 'spectator'] as const) {
      expect(viewFor(table.position, observer).hands[table.open.solo]).toBeNull();
    }
    expect(viewFor(table.position, 0).hands.map((hand) => hand !== null)).toEqual([true, false, true, false]);
  });

  test('the dealt event says who is the soloist and who plays which seat', () => {
    const table = newTable({ variant: 'trichu' }).deal().toPlay().finish('BCD').deal();
    const event = table.events.find(({ type }) => type === 'dealt')!;
    expect(seenBy(event, 2, table.open)).toMatchObject({ players: [1, 2, 1, 0], solo: 0, dealer: 0 });
  });

  test('the dealt event shows the soloist only their own first cards', () => {
    const table = newTable({ variant: 'trichu' }).deal();
    const seen = seenBy(table.events[0]!, 0, table.open);
    expect(seen).toMatchObject({ type: 'dealt' });
    expect(Object(seen).hands.map((hand: unknown) => typeof hand)).toEqual([
      'object',
      'number',
      'number',
      'number',
    ]);
  });
});

test('[TRI3] the soloist and the dummy have no Grand Tichu and need not decide', () => {
  const table = newTable({ variant: 'trichu' }).deal();
  for (const letter of 'AC') {
    expect(table.refusal(`${letter} grand`)).toBe('no-grand-for-soloist');
    expect(table.refusal(`${letter} take`)).toBe('nothing-to-take');
  }
  table.step('B grand', 'D grand');
  expect(table.open.phase).toBe('push');
});

test('[TRI7] the soloist calls Tichu for either of their hands', () => {
  const table = newTable({ variant: 'trichu' }).deal().step('B take', 'D take', 'C tichu');
  table.step('A tichu').toPlay().finish('CA');
  expect(table.open.result!.calls).toEqual([
    { seat: 0, points: -100 },
    { seat: 2, points: 100 },
  ]);
});

/** The players at A, B and D in each round of a match in which seats go out in these orders. */
function soloists(
  variant: 'trichu' | 'wuwang',
  options: Partial<Options>,
  orders: readonly string[],
): string[] {
  const table = newTable({ variant, options });
  return orders.map((order) => {
    table.deal().toPlay();
    const { players, solo, dummy } = table.open;
    expect([letters([solo, dummy]), players[dummy]]).toEqual(['AC', players[solo]]);
    table.finish(order);
    return `${players[0]}${players[1]}${players[3]}`;
  });
}

describe('[TRI11] the next soloist', () => {
  test.each([
    ['right', ['AC', 'BD', 'AC', 'BD'], ['012', '120', '201', '012']],
    ['left', ['AC', 'BD', 'AC', 'BD'], ['012', '201', '120', '012']],
    ['first-out', ['BD', 'DB', 'AC', 'BAC'], ['012', '120', '012', '012']],
    ['first-out', ['CA', 'CBD', 'DB', 'CA'], ['012', '012', '012', '201']],
  ] as const)('%s after %j', (soloRotation, orders, expected) => {
    expect(soloists('trichu', { soloRotation }, orders)).toEqual(expected);
  });

  test('is the player who goes out first in Wu Wang', () => {
    expect(soloists('wuwang', {}, ['DB', 'CA', 'BD', 'AC'])).toEqual(['012', '201', '201', '012']);
  });
});

describe('[MATCH6] columns stay with their players', () => {
  /** A double win scores 200 in each column of a side. The columns are players 0, 1 and 2, and the dummy. */
  const play = (options: Partial<Options>) => {
    const table = newTable({ variant: 'trichu', options });
    return ['AC', 'BD', 'AC'].map((order) => table.deal().toPlay().finish(order).open);
  };

  test('[TRI10] while the soloist changes', () => {
    expect(play({}).map(({ totals }) => totals)).toEqual([
      [200, 0, 0, 200],
      [400, 0, 200, 200],
      [400, 0, 400, 400],
    ]);
  });

  test('[TRI12 MATCH4] up to the end of the match, when the best columns share the win', () => {
    expect(play({ rounds: 3 }).map(({ phase }) => phase)).toEqual(['round-over', 'round-over', 'match-over']);
    expect(play({ rounds: 3 })[2]!.winners).toEqual([0, 2, 3]);
    expect(play({ rounds: 3, dummyCanWin: false })[2]!.winners).toEqual([0, 2]);
  });
});
