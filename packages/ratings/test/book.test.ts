import { expect, test } from 'vitest';
import { type Entrant, type MatchChange, type MatchToRate, pairKey, RatingBook } from '../src/book.ts';
import { SimulatedPeople } from './simulation/people.ts';

const MINUTE = 60_000;

/** Twelve people who play matches in two hundred evenings, as they would be stored. */
function matches(): MatchToRate[] {
  const people = new SimulatedPeople({ people: 12, skill: 20, luck: 214, seed: 'book' });
  return Array.from({ length: 200 }, (_, evening) =>
    people.evening().map(({ people: seated, differences }, table) => {
      const [a, b, c, d] = seated;
      return {
        pool: 'nanjing-clock' as const,
        ended: (evening * 600 + table) * MINUTE,
        entrants: [a, c, b, d].map((person): Entrant => ({ type: 'person', id: `p${person}` })),
        rounds: differences.map((difference) => ({
          slots: [0, 1, 2, 3],
          points: [Math.round(50 + difference / 2), Math.round(50 - difference / 2)],
        })),
        storedPairs: [],
      };
    }),
  ).flat();
}

test('the same matches in the same order give the same bits', () => {
  const [one, other] = [new RatingBook(), new RatingBook()];
  for (const match of matches()) expect(one.rate(match)).toStrictEqual(other.rate(structuredClone(match)));
  expect(other.people).toStrictEqual(one.people);
  expect(other.pairs).toStrictEqual(one.pairs);
});

test('without someone who has been deleted, everyone else gets the same bits', () => {
  const all = matches();
  const before = new RatingBook();
  const changes = all.map((match) => before.rate(match));
  const isGone = (entrant: Entrant) => entrant.type === 'person' && entrant.id === 'p3';
  const after = new RatingBook();
  for (const [index, match] of all.entries()) after.rate(without(match, isGone, changes[index]!));
  for (const [person, rating] of before.people)
    if (person === 'p3') expect(after.people.has(person)).toBe(false);
    else expect(after.people.get(person)).toStrictEqual(rating);
  expect(after.pairs.get(pairKey('p1', 'p2'))).toStrictEqual(before.pairs.get(pairKey('p2', 'p1')));
});

test('a match without teams changes people by their places', () => {
  const book = new RatingBook();
  const entrants = ['anna', 'ben', 'carla'].map((id): Entrant => ({ type: 'person', id }));
  const rounds = [{ slots: [0, null, 1, 2, null], points: [4, 9, 2, 0, 1] }];
  book.rate({ pool: 'grandseigneur-clock', ended: 1, entrants, rounds, storedPairs: [] });
  const means = ['anna', 'ben', 'carla'].map((id) => book.people.get(id)!.mean);
  expect(means).toEqual([...means].sort((a, b) => b - a));
  expect(book.pairs.size).toBe(0);
});

test('matches are counted, also those of pairs', () => {
  const book = new RatingBook();
  for (const match of matches()) book.rate(match);
  expect(book.people.get('p0')!.matches).toBe(200);
  const together = [...book.pairs].filter(([key]) => key.split(' ').includes('p0'));
  expect(together.reduce((sum, [, pair]) => sum + pair.matches, 0)).toBe(200);
});

function without(
  match: MatchToRate,
  isGone: (entrant: Entrant) => boolean,
  change: MatchChange,
): MatchToRate {
  const gone = match.entrants.findIndex(isGone);
  if (gone < 0) return match;
  return {
    ...match,
    entrants: match.entrants.map(
      (entrant, slot): Entrant =>
        slot === gone ? { type: 'deleted', before: change.players[slot]!.before } : entrant,
    ),
    storedPairs: change.pairs
      .filter(({ members }) => members.includes(gone))
      .map(({ members, before }) => ({ members, ...before })),
  };
}
