import { expect, test } from 'vitest';
import { chooseGroups } from './groups.ts';
import type { Acquaintances, Party } from './party.ts';
import { chairsFor } from './sides.ts';

const NOW = 1_000_000;
const STRANGERS: Acquaintances = { mayMeet: () => true, meetings: () => 0 };
const NANJING = { variant: 'nanjing', players: 4 } as const;

interface PersonOptions {
  readonly waited?: number;
  readonly isNewcomer?: boolean;
  readonly terms?: number;
}

function person(
  id: string,
  rating = 1500,
  { waited = 0, isNewcomer = false, terms = 0b1 }: PersonOptions = {},
): Party {
  return { people: [{ id, rating, isNewcomer }], since: NOW - waited, terms };
}

function people(ids: string, rating = 1500, options?: PersonOptions): Party[] {
  return [...ids].map((id) => person(id, rating, options));
}

function groupsOf(parties: readonly Party[], acquaintances = STRANGERS): string[] {
  const groups = chooseGroups({ game: NANJING, parties, now: NOW, acquaintances });
  return groups.map(({ chairs }) => chairs.toSorted().join(''));
}

test('brings those together who are most alike', () => {
  const parties = [...people('a', 1500), ...people('bcd', 1580), ...people('efg', 1500)];
  expect(groupsOf(parties)).toEqual(['aefg']);
});

test('those who are too unlike wait until their windows are wide enough', () => {
  const unlike = (waited: number) => [
    ...people('abc', 1500, { waited }),
    ...people('d', 1640, { waited: Math.min(waited, 4000) }),
  ];
  expect(groupsOf(unlike(3000))).toEqual([]);
  expect(groupsOf(unlike(4000))).toEqual(['abcd']);
});

test('someone who has waited for a minute is next, whoever is there', () => {
  const late = person('z', 2500, { waited: 60_000 });
  const others = people('abcd', 1500);
  expect(groupsOf([...others, late])).toEqual(['abcz']);
  expect(groupsOf([...others, person('z', 2500, { waited: 59_000 })])).toEqual(['abcd']);
});

test('of equals, those who have waited longest come first', () => {
  const parties = ['a', 'b', 'c', 'd', 'e'].map((id, index) => person(id, 1500, { waited: index * 1000 }));
  expect(groupsOf(parties)).toEqual(['bcde']);
});

test('of very many, those who have waited longest are brought together', () => {
  const many = Array.from({ length: 504 }, (_, index) =>
    person(`person${index}`, 1500, { waited: 504 - index }),
  );
  const groups = chooseGroups({ game: NANJING, parties: many, now: NOW, acquaintances: STRANGERS });
  expect(groups).toHaveLength(125);
  const chosen = new Set(groups.flatMap(({ chairs }) => chairs));
  expect(many.filter(({ people: [one] }) => !chosen.has(one!.id))).toEqual(many.slice(500));
});

const newcomers = (ids: string, waited = 0) => people(ids, 1500, { isNewcomer: true, waited });

test('newcomers meet newcomers first, and others after a while', () => {
  expect(groupsOf([...people('abcd'), ...newcomers('wxyz')])).toEqual(['abcd', 'wxyz']);
  expect(groupsOf([...people('a'), ...newcomers('xyz', 9000)])).toEqual([]);
  expect(groupsOf([...people('a'), ...newcomers('xyz', 10_000)])).toEqual(['axyz']);
  expect(groupsOf([...people('ab'), ...newcomers('yz', 29_000)])).toEqual([]);
  expect(groupsOf([...people('ab'), ...newcomers('yz', 30_000)])).toEqual(['abyz']);
});

test('newcomers who have waited for a while play with as many newcomers as there are', () => {
  expect(groupsOf([...people('ab'), ...newcomers('xyz', 40_000)])).toEqual(['axyz']);
});

test('only those are brought together whom the same match suits', () => {
  const [blitz, normal] = [0b01, 0b10];
  const one = (ids: string, terms: number) => people(ids, 1500, { terms });
  expect(groupsOf([...one('ab', blitz), ...one('cd', normal)])).toEqual([]);
  expect(groupsOf([...one('ab', blitz), ...one('cd', blitz | normal)])).toEqual(['abcd']);
  expect(groupsOf([...one('a', blitz), ...one('b', normal), ...one('cdef', blitz | normal)])).toEqual([
    'acde',
  ]);
  const all = [...one('ab', blitz | normal), ...one('cd', normal)];
  const [group] = chooseGroups({ game: NANJING, parties: all, now: NOW, acquaintances: STRANGERS });
  expect(group!.terms).toBe(normal);
});

test('people who have just played together play with others if there are any', () => {
  const met = new Set(['ab', 'ac', 'bc']);
  const acquaintances = {
    ...STRANGERS,
    meetings: (...pair: string[]) => (met.has(pair.sort().join('')) ? 1 : 0),
  };
  expect(groupsOf(people('abcdefgh'), acquaintances)).toEqual(['adef', 'bcgh']);
  expect(groupsOf(people('abcd', 1500, { waited: 5000 }), acquaintances)).toEqual(['abcd']);
});

test('of the three ways to form sides, the one with the most even sums is chosen', () => {
  const parties = [person('a', 1700), person('b', 1600), person('c', 1500), person('d', 1450)];
  expect(chairsFor(NANJING, parties, STRANGERS)).toEqual(['a', 'b', 'd', 'c']);
});

test('two friends are partners, even if that is uneven', () => {
  const friends: Party = {
    people: [
      { id: 'a', rating: 1700, isNewcomer: false },
      { id: 'b', rating: 1600, isNewcomer: false },
    ],
    since: NOW,
    terms: 0b1,
  };
  expect(chairsFor(NANJING, [friends, person('c'), person('d')], STRANGERS)).toEqual(['a', 'c', 'b', 'd']);
});

test('of equally even sides, those are chosen whose partners have not met', () => {
  const meetings = (...pair: string[]) => (pair.sort().join('') === 'ab' ? 1 : 0);
  expect(chairsFor(NANJING, people('abcd'), { ...STRANGERS, meetings })).toEqual(['a', 'b', 'c', 'd']);
});

test('three pairs of friends cannot form two sides of three', () => {
  const pair = (ids: string): Party => ({
    people: [...ids].map((id) => ({ id, rating: 1500, isNewcomer: false })),
    since: NOW - 100_000,
    terms: 0b1,
  });
  const game = { variant: 'tientsin', players: 6 } as const;
  const choose = (parties: readonly Party[]) =>
    chooseGroups({ game, parties, now: NOW, acquaintances: STRANGERS }).map(({ chairs }) => chairs.join(''));
  expect(choose([pair('ab'), pair('cd'), pair('ef')])).toEqual([]);
  expect(choose([pair('ab'), pair('cd'), pair('ef'), ...people('gh')])).toHaveLength(1);
});
