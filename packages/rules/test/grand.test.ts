import { describe, expect, test } from 'vitest';
import { type Options, seatsIn, seenBy, undecidedSeats, viewFor } from '../src/index.ts';
import { letters, newTable, seat, type Table } from './support.ts';

const grand = (options: Partial<Options>, dealer = 0) => newTable({ options }, dealer).deal();
const waiting = (table: Table) => letters(seatsIn(undecidedSeats(table.open)));
const callers = (table: Table) =>
  letters(table.open.calls.flatMap((call, at) => (call === 'grand' ? [at] : [])));

test('[DEAL4 CALL7] everyone gets eight cards, decides, and then gets six more at the same time', () => {
  const table = newTable().deal();
  expect(table.open.phase).toBe('grand');
  expect(table.open.counts).toEqual([8, 8, 8, 8]);
  table.step('A take', 'C grand', 'B take');
  expect(table.open.counts).toEqual([8, 8, 8, 8]);
  table.step('D take');
  expect(table.events.map(({ type }) => type)).toEqual(['declined', 'rest-dealt']);
  expect(table.open).toMatchObject({ phase: 'push', counts: [14, 14, 14, 14], undealt: 0 });
});

test('[CALL7] a seat that has taken the rest can neither call Grand Tichu nor take again', () => {
  const table = newTable().deal().step('A take');
  expect(table.refusal('A grand')).toBe('too-late-for-grand');
  expect(table.refusal('A take')).toBe('nothing-to-take');
});

test('[CALL6] without Grand Tichu, all cards are dealt together', () => {
  const table = grand({ grandTichuLimit: 'off' });
  expect(table.open).toMatchObject({ phase: 'push', counts: [14, 14, 14, 14] });
  expect(table.refusal('A grand')).toBe('no-grand-here');
});

test('[TIEN3 DEAL4] six players decide after six cards', () => {
  const table = newTable({ variant: 'tientsin' }, 4).deal();
  expect(table.open.counts).toEqual([6, 6, 6, 6, 6, 6]);
  table.step('A grand', 'B take', 'C take', 'D take', 'E take', 'F take');
  expect(table.open).toMatchObject({ phase: 'push', counts: [9, 9, 9, 9, 10, 10] });
});

describe('[CALL8] Grand Tichu decisions', () => {
  test('async-visible: players decide in any order, and everyone sees it immediately', () => {
    const table = grand({ grandTichuDecision: 'async-visible' });
    table.step('C grand');
    expect(viewFor(table.position, 3).open.calls[2]).toBe('grand');
    table.step('D take', 'A take');
    expect(waiting(table)).toBe('B');
  });

  test('sequential-visible: players decide in playing order, starting with the dealer', () => {
    const table = grand({ grandTichuDecision: 'sequential-visible' }, 2);
    for (const other of 'ABD') {
      expect(table.refusal(`${other} grand`)).toBe('decide-in-order');
      expect(table.refusal(`${other} take`)).toBe('decide-in-order');
    }
    table.step('C take', 'D grand', 'A take');
    expect(table.refusal('C grand')).toBe('too-late-for-grand');
    table.step('B take');
    expect(table.open.phase).toBe('push');
    expect(callers(table)).toBe('D');
  });

  test('simultaneous-hidden: each player knows only their own decision until all are revealed', () => {
    const table = grand({ grandTichuDecision: 'simultaneous-hidden' });
    table.step('B grand', 'A take', 'D take');
    expect(callers(table)).toBe('');
    expect(waiting(table)).toBe('C');
    expect(viewFor(table.position, seat('B')).decisions).toEqual([null, true, null, null]);
    expect(viewFor(table.position, seat('A')).decisions).toEqual([false, null, null, null]);
    expect(viewFor(table.position, 'spectator').decisions).toEqual([null, null, null, null]);
    table.step('C grand');
    expect(table.events.map(({ type }) => type)).toEqual(['decided', 'calls-revealed', 'rest-dealt']);
    expect(callers(table)).toBe('BC');
  });

  test('simultaneous-hidden: calling and taking look the same to the others', () => {
    const seen = ['B grand', 'B take'].map((text) => {
      const table = grand({ grandTichuDecision: 'simultaneous-hidden' }).step(text);
      return table.events.map((event) => seenBy(event, seat('A'), table.open));
    });
    expect(seen[0]).toEqual([{ type: 'decided', seat: 1, grand: null }]);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('simultaneous-hidden: nothing is revealed if no one called', () => {
    const table = grand({ grandTichuDecision: 'simultaneous-hidden' });
    table.step('A take', 'B take', 'C take', 'D take');
    expect(table.events.map(({ type }) => type)).not.toContain('calls-revealed');
    expect(table.open.phase).toBe('push');
  });

  test('[CALL8] simultaneous-hidden: a player who has decided cannot call Tichu until the reveal', () => {
    const table = grand({ grandTichuDecision: 'simultaneous-hidden' }).step('A grand', 'B take');
    expect(table.refusal('A tichu')).toBe('decided-in-secret');
    expect(table.refusal('B tichu')).toBe('decided-in-secret');
    table.step('C tichu', 'D take');
    expect(table.open.calls).toEqual(['grand', null, 'tichu', null]);
  });
});

describe('[CALL9] both partners call Grand Tichu', () => {
  const WITHDRAW = { grandTichuCollision: 'later-may-withdraw' } as const;

  test('both-stand: both calls stand', () => {
    const table = grand({}).step('A grand', 'C grand', 'B take');
    expect(table.refusal('C withdraw')).toBe('nothing-to-withdraw');
    table.step('D take');
    expect(callers(table)).toBe('AC');
  });

  test('the later caller may withdraw, the earlier may not', () => {
    const table = grand(WITHDRAW).step('C grand', 'A grand', 'B take', 'D take');
    expect(table.open.phase, 'the deal waits for the caller').toBe('grand');
    expect(waiting(table)).toBe('A');
    expect(table.refusal('C withdraw')).toBe('nothing-to-withdraw');
    table.step('A withdraw');
    expect(callers(table)).toBe('C');
    expect(table.open.phase).toBe('push');
  });

  test('the later caller confirms the call by taking the rest', () => {
    const table = grand(WITHDRAW).step('C grand', 'A grand', 'B take', 'D take', 'A take');
    expect(callers(table)).toBe('AC');
    expect(table.open.phase).toBe('push');
    expect(table.refusal('A withdraw')).toBe('not-now');
  });

  test('a call does not collide with the call of an opponent', () => {
    const table = grand(WITHDRAW).step('B grand', 'C grand');
    for (const caller of 'BC') expect(table.refusal(`${caller} withdraw`)).toBe('nothing-to-withdraw');
  });

  test('a caller who has withdrawn cannot call Grand Tichu again, but may call Tichu', () => {
    const table = grand(WITHDRAW).step('C grand', 'A grand', 'A withdraw');
    expect(table.refusal('A grand')).toBe('withdrew-already');
    table.step('B take', 'D take', 'A tichu');
    expect(table.open.calls).toEqual(['tichu', null, 'grand', null]);
  });

  test('sequential-visible: the next seat has to wait until the caller withdraws or takes', () => {
    const table = grand({ ...WITHDRAW, grandTichuDecision: 'sequential-visible' });
    table.step('A grand', 'B take', 'C grand');
    expect(table.refusal('D take')).toBe('decide-in-order');
    table.step('C withdraw', 'D take');
    expect(callers(table)).toBe('A');
  });

  test.each([
    ['A', 'A', 'C'],
    ['B', 'C', 'A'],
    ['C', 'C', 'A'],
    ['D', 'A', 'C'],
  ])('hidden, dealer %s: the call of %s stands, and %s may withdraw', (dealer, first, later) => {
    const table = grand({ ...WITHDRAW, grandTichuDecision: 'simultaneous-hidden' }, seat(dealer));
    table.step('C grand', 'A grand', 'B take', 'D take');
    expect(table.refusal(`${first} withdraw`)).toBe('nothing-to-withdraw');
    expect(waiting(table)).toBe(later);
    table.step(`${later} withdraw`);
    expect(callers(table)).toBe(first);
    expect(table.open.phase).toBe('push');
  });

  test('hidden: if both partners call in both teams, the later caller of each team may withdraw', () => {
    const table = grand({ ...WITHDRAW, grandTichuDecision: 'simultaneous-hidden' });
    table.step('A grand', 'B grand', 'C grand', 'D grand');
    expect(waiting(table)).toBe('CD');
    table.step('D take');
    expect(table.open.phase).toBe('grand');
    table.step('C withdraw');
    expect(callers(table)).toBe('ABD');
    expect(table.open.phase).toBe('push');
  });

  test('one by one: the caller may withdraw until they take the ninth card', () => {
    const table = newTable({ options: { ...WITHDRAW, dealMethod: 'take-one-by-one' } }).deal();
    table.step('C grand', 'A grand');
    for (let card = 0; card < 8; card++) table.step('A take', 'B take', 'C take', 'D take');
    expect(table.refusal('A withdraw')).toBeNull();
    expect(table.refusal('C withdraw')).toBe('nothing-to-withdraw');
    table.step('A take');
    expect(table.refusal('A withdraw')).toBe('too-late-for-grand');
  });

  test('one by one: the caller may withdraw only once', () => {
    const table = newTable({ options: { ...WITHDRAW, dealMethod: 'take-one-by-one' } }).deal();
    table.step('C grand', 'A grand', 'A withdraw');
    expect(callers(table)).toBe('C');
    expect(table.refusal('A grand')).toBe('withdrew-already');
    expect(table.refusal('A withdraw')).toBe('nothing-to-withdraw');
  });

  test.each([
    ['A', 'A'],
    ['B', 'C'],
    ['C', 'C'],
    ['D', 'A'],
  ])('[CALL5] hidden, one call per team, dealer %s: the call of %s stands', (dealer, stands) => {
    const table = grand({ callsPerTeam: 'one', grandTichuDecision: 'simultaneous-hidden' }, seat(dealer));
    table.step('A grand', 'C grand', 'B grand', 'D take');
    expect(table.open.phase).toBe('push');
    expect(callers(table)).toBe([stands, 'B'].sort().join(''));
  });
});

describe('[CALL5] one call per team', () => {
  test('prevents a call by the partner, but not by opponents', () => {
    const table = grand({ callsPerTeam: 'one' }).step('A grand');
    expect(table.refusal('C grand')).toBe('partner-called');
    table.step('B grand', 'C take', 'D take');
    expect(table.refusal('C tichu')).toBe('partner-called');
    expect(table.refusal('D tichu')).toBe('partner-called');
  });

  test('Tichu counts as the team’s call, just like Grand Tichu', () => {
    const table = grand({ callsPerTeam: 'one' }).step('A take', 'B take', 'C take', 'D take', 'C tichu');
    expect(table.refusal('A tichu')).toBe('partner-called');
    expect(table.refusal('B tichu')).toBeNull();
  });
});

describe('[DEAL5] cards taken one by one', () => {
  const TAKE = { dealMethod: 'take-one-by-one' } as const;

  test('the dealer takes the top card, then each seat in order', () => {
    const table = newTable({ options: TAKE }, 1).deal({ B: 'DRG', C: 'PHX', D: 'DOG', A: 'MJ' });
    expect(table.open).toMatchObject({ phase: 'take', undealt: 56, counts: [0, 0, 0, 0] });
    expect(table.refusal('A take')).toBe('take-in-order');
    table.step('B take', 'C take', 'D take', 'A take');
    expect([...'BCDA'].map((letter) => table.hand(letter))).toEqual(['DRG', 'PHX', 'DOG', 'MJ']);
    for (let card = 4; card < 56; card++) table.step(`${'BCDA'[card % 4]} take`);
    expect(table.open).toMatchObject({ phase: 'push', undealt: 0, counts: [14, 14, 14, 14] });
    expect(table.refusal('B take')).toBe('not-now');
  });

  test('[CALL6 CALL7] taking the ninth card ends a player’s right to call Grand Tichu, whatever others have taken', () => {
    const table = newTable({ options: TAKE }).deal();
    expect(table.refusal('C grand'), 'even with fewer cards').toBeNull();
    for (let card = 0; card < 32; card++) table.step(`${'ABCD'[card % 4]} take`);
    expect(table.refusal('A grand')).toBeNull();
    table.step('A take');
    expect(table.refusal('A grand')).toBe('too-late-for-grand');
    table.step('B grand');
    expect(callers(table)).toBe('B');
  });

  test('no one sees a card another player takes', () => {
    const table = newTable({ options: TAKE }).deal({ A: 'DRG' }).step('A take');
    const [took] = table.events;
    expect(seenBy(took!, seat('A'), table.open)).toMatchObject({ card: 55 });
    for (const other of [1, 2, 3, 'spectator'] as const) {
      expect(seenBy(took!, other, table.open)).toMatchObject({ card: null });
    }
  });
});
