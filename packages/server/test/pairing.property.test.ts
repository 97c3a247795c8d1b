import { VARIANT_FACTS, VARIANTS } from '@schupf/rules';
import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseGroups, type Waiting } from '../src/pairing/groups.ts';
import type { Party } from '../src/pairing/party.ts';

const NOW = 1_000_000;
const LATE_MS = 600_000;

interface PoolOptions {
  /** For how long everyone has been waiting, at least. */
  readonly least?: number;
  readonly maxPeople?: number;
  /** How many of a hundred pairs have blocked each other. */
  readonly blocked?: number;
}

/** People who wait for any of the games, some of them with a friend. */
function waiting({ least = 0, maxPeople = 24, blocked = 15 }: PoolOptions = {}): fc.Arbitrary<Waiting> {
  const game = fc
    .constantFrom(...VARIANTS)
    .chain((variant) => fc.integer(VARIANT_FACTS[variant].players).map((players) => ({ variant, players })));
  const seeker = fc.record({ rating: fc.integer({ min: 1200, max: 1900 }), isNewcomer: fc.boolean() });
  const party = fc.record({
    people: fc.array(seeker, { minLength: 1, maxLength: 2 }),
    waited: fc.integer({ min: least, max: least + 90_000 }),
    terms: fc.constantFrom(0b111111, 0b000001, 0b000110, 0b101000),
  });
  return fc
    .tuple(game, fc.array(party, { maxLength: maxPeople / 2 }), fc.nat(1000), fc.nat(1000))
    .map(([chosen, drafts, salt, other]) => {
      let people = 0;
      const parties: Party[] = drafts.map(({ people: members, waited, terms }) => ({
        people: members.map((member) => ({ ...member, id: `p${people++}` })),
        since: NOW - waited,
        terms,
      }));
      const percent = (one: string, two: string, by: number): number =>
        [...[one, two].sort().join('')].reduce(
          (sum, letter) => (sum * 31 + letter.charCodeAt(0) + by) % 9973,
          by,
        ) % 100;
      return {
        game: chosen,
        parties,
        now: NOW,
        acquaintances: {
          mayMeet: (one, two) => percent(one, two, salt) >= blocked,
          meetings: (one, two) => (percent(one, two, other) < 10 ? 1 : 0),
        },
      };
    });
}

function idsOf(parties: readonly Party[]): string[] {
  return parties.flatMap(({ people }) => people.map(({ id }) => id));
}

test('every group is complete, no one is in two, and only people who wait are in one', () => {
  fc.assert(
    fc.property(waiting(), (pool) => {
      const groups = chooseGroups(pool);
      const all = groups.flatMap(({ chairs }) => chairs);
      expect(new Set(all).size).toBe(all.length);
      const waitingIds = new Set(idsOf(pool.parties));
      for (const { parties, chairs } of groups) {
        expect(chairs).toHaveLength(pool.game.players);
        expect(chairs.every((id) => waitingIds.has(id))).toBe(true);
        expect([...chairs].sort()).toEqual(idsOf(parties).sort());
      }
    }),
    runs(200),
  );
});

test('people who may not meet are never in one group', () => {
  fc.assert(
    fc.property(waiting({ blocked: 40 }), (pool) => {
      for (const { parties } of chooseGroups(pool))
        for (const party of parties)
          for (const other of parties)
            if (party !== other)
              for (const { id } of party.people)
                for (const stranger of other.people)
                  expect(pool.acquaintances.mayMeet(id, stranger.id)).toBe(true);
    }),
    runs(200),
  );
});

test('everyone in a group plays something that suits them', () => {
  fc.assert(
    fc.property(waiting({ least: LATE_MS }), (pool) => {
      for (const { parties, terms } of chooseGroups(pool)) {
        expect(terms).not.toBe(0);
        for (const party of parties) expect(party.terms & terms).toBe(terms);
      }
    }),
    runs(200),
  );
});

test('friends are in the same group, and on the same side where there are sides', () => {
  fc.assert(
    fc.property(waiting({ least: LATE_MS }), (pool) => {
      for (const { parties, chairs } of chooseGroups(pool))
        for (const { people } of parties) {
          const [one, other] = people.map(({ id }) => chairs.indexOf(id));
          if (other === undefined || !['nanjing', 'tientsin'].includes(pool.game.variant)) continue;
          expect(one! % 2).toBe(other % 2);
        }
    }),
    runs(200),
  );
});

test('the order in which people are listed makes no difference', () => {
  fc.assert(
    fc.property(waiting(), fc.nat(), (pool, turn) => {
      const { parties } = pool;
      const at = parties.length === 0 ? 0 : turn % parties.length;
      const turned = { ...pool, parties: [...parties.slice(at), ...parties.slice(0, at)].reverse() };
      expect(chooseGroups(turned)).toEqual(chooseGroups(pool));
    }),
    runs(100),
  );
});

/** Whether some of these parties could play together, tried in every way. */
function canPlay({ game, parties, acquaintances }: Waiting): boolean {
  const hasSides = game.variant === 'nanjing' || game.variant === 'tientsin';
  const extend = (chosen: readonly Party[], from: number): boolean => {
    if (chosen.reduce((terms, party) => terms & party.terms, ~0) === 0) return false;
    const count = idsOf(chosen).length;
    if (count > game.players) return false;
    // Three pairs of friends cannot form two sides of three.
    if (count === game.players) return !(hasSides && game.players === 6 && chosen.length === 3);
    return parties.slice(from).some((party, index) => {
      const fits = chosen.every(({ people }) =>
        people.every(({ id }) => party.people.every((other) => acquaintances.mayMeet(id, other.id))),
      );
      return fits && extend([...chosen, party], from + index + 1);
    });
  };
  return extend([], 0);
}

test('of those who have waited long enough, no one is left who could play with others who are left', () => {
  fc.assert(
    fc.property(waiting({ least: LATE_MS, maxPeople: 16 }), (pool) => {
      const taken = new Set(chooseGroups(pool).flatMap(({ chairs }) => chairs));
      const parties = pool.parties.filter(({ people }) => !taken.has(people[0]!.id));
      expect(canPlay({ ...pool, parties })).toBe(false);
    }),
    runs(200),
  );
});
