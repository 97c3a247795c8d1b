import { anyRules, type ReferencePlay, referencePlays, runs } from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import {
  beats,
  type Card,
  CardSet,
  naturalRank,
  type Play,
  phoenixRanks,
  playsFrom,
  type Rules,
  readingsOf,
} from '../../src/index.ts';

const GAMES = [
  ['one pack', anyRules('nanjing', 4)],
  ['two packs, two Phoenixes', anyRules('grandseigneur', 8, { decks: 2 })],
  ['two packs, one Phoenix', anyRules('let', 6)],
] as const;

/** Hands of neighbouring ranks and special cards, so that combinations from different hands often beat one another. */
interface Trick {
  readonly hands: readonly (readonly Card[])[];
  readonly choices: readonly number[];
}

function someTrick(rules: Rules, maxCards: number): fc.Arbitrary<Trick> {
  const specials = rules.pack.filter((card) => naturalRank(card) === 0);
  return fc
    .tuple(fc.integer({ min: 2, max: 14 }), fc.constantFrom(1, 2, 3, 4, 5, 7, 9, 13))
    .chain(([low, width]) => {
      const suited = rules.pack.filter((card) => naturalRank(card) >= low && naturalRank(card) < low + width);
      const some = fc.shuffledSubarray(suited, { maxLength: Math.min(maxCards, suited.length) });
      const hand = fc.tuple(fc.subarray(specials), some).map((parts) => parts.flat().slice(0, maxCards));
      return fc.record({
        hands: fc.array(hand, { minLength: 1, maxLength: 3 }),
        choices: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
      });
    });
}

/** A finder depends on the rules and takes time to build, so each one is tested with several tricks. */
function someTricks(
  game: fc.Arbitrary<Rules>,
  maxCards: number,
): fc.Arbitrary<{ rules: Rules; tricks: Trick[] }> {
  return game.chain((rules) =>
    fc.record({
      rules: fc.constant(rules),
      tricks: fc.array(someTrick(rules, maxCards), { minLength: 1, maxLength: 12 }),
    }),
  );
}

test.for(GAMES)(
  '[COMB1 COMB2 COMB3 COMB4 COMB5 COMB6 COMB7 COMB8 BOMB1 BOMB2 BOMB3 BOMB4 PHX1 PHX2 PHX3 PHX4 TWO1 TWO2 TWO3 TWO5 TWO6 TWO7 PLAY3] the finder lists exactly the plays that the rules allow: %s',
  ([, game]) => {
    const property = fc.property(someTricks(game, 10), ({ rules, tricks }) => {
      for (const trick of tricks) {
        playTrick(trick, (hand, standing, top) => {
          const expected = referencePlays(hand, standing, rules);
          const found = playsFrom(CardSet.of(hand), top, rules, 'every-card');
          compare(found.map(keyOf), expected.map(keyOfReference));
          if (top !== null) compare(readOneByOne(hand, top, rules), found.map(keyOf));
          return expected.map((play) => [
            play,
            found.find((other) => keyOf(other) === keyOfReference(play))!,
          ]);
        });
      }
    });
    fc.assert(property, runs(100));
  },
);

test.for(GAMES)(
  'the plays listed up to suits are a subset of all plays, with at least one for each set of ranks: %s',
  ([, game]) => {
    const property = fc.property(someTricks(game, 12), ({ rules, tricks }) => {
      for (const trick of tricks) {
        playTrick(trick, (hand, _, top) => {
          const every = playsFrom(CardSet.of(hand), top, rules, 'every-card');
          const some = playsFrom(CardSet.of(hand), top, rules, 'up-to-suits');
          const keys = new Set(every.map(keyOf));
          const stray = some.find((play) => !keys.has(keyOf(play)));
          if (stray !== undefined) throw new Error(`not among all plays: ${keyOf(stray)}`);
          compare([...new Set(some.map(ranksOf))], [...new Set(every.map(ranksOf))]);
          return every.map((play) => [null, play]);
        });
      }
    });
    fc.assert(property, runs(100));
  },
);

type PlayPair = [ReferencePlay | null, Play];

/** Calls `playsOf` with each hand and the top combination, and plays one of the plays it returns. */
function playTrick(
  { hands, choices }: Trick,
  playsOf: (hand: readonly Card[], standing: ReferencePlay | null, top: Play | null) => PlayPair[],
): void {
  let top: PlayPair | null = null;
  const playedCards: Card[] = [];
  hands.forEach((cards, turn) => {
    const hand = cards.filter((card) => !playedCards.includes(card));
    const plays: PlayPair[] = playsOf(hand, top?.[0] ?? null, top?.[1] ?? null).filter(
      ([, { kind }]) => kind !== 'dog',
    );
    const kinds = [...new Set(plays.map(([, { kind }]) => kind))];
    if (kinds.length === 0) return;
    const kind = kinds[choices[turn]! % kinds.length];
    const ofKind = plays.filter(([, play]) => play.kind === kind);
    top = ofKind[choices[turn + 1]! % ofKind.length]!;
    playedCards.push(...top[1].cards);
  });
}

/** All plays found by reading each set of cards separately, as when a player picks cards. */
function readOneByOne(hand: readonly Card[], top: Play, rules: Rules): string[] {
  const sets = new Map(
    playsFrom(CardSet.of(hand), null, rules, 'every-card').map((play) => [`${play.cards.toArray()}`, play]),
  );
  return [...sets.values()].flatMap(({ cards }) =>
    readingsOf(cards, top, rules)
      .filter((reading) => reading.kind !== 'dog' && beats(reading, top))
      .map(keyOf),
  );
}

function compare(found: readonly string[], expected: readonly string[]): void {
  const twice = found.find((key, index) => found.indexOf(key) < index);
  if (twice !== undefined) throw new Error(`listed twice: ${twice}`);
  const listed = new Set(found);
  const missing = expected.find((key) => !listed.has(key));
  if (missing !== undefined) throw new Error(`allowed but not listed: ${missing}`);
  const allowed = new Set(expected);
  const stray = found.find((key) => !allowed.has(key));
  if (stray !== undefined) throw new Error(`listed but not allowed: ${stray}`);
}

function keyOf(play: Play): string {
  return key(play.kind, play.cards.toArray(), play.height / 2, phoenixRanks(play));
}

function keyOfReference({ kind, cards, value, phoenixAs }: ReferencePlay): string {
  return key(kind, cards, value, phoenixAs);
}

/** The height of a single Phoenix or Dragon is internal to the engine: what beats it is compared instead. */
function key(kind: string, cards: readonly Card[], value: number, phoenixAs: readonly number[]): string {
  const isLone = cards.length === 1 && naturalRank(cards[0]!) === 0;
  const ordered = [...cards].sort((a, b) => a - b);
  return `${kind} ${ordered.join(',')} as ${phoenixAs.join(',')}${isLone ? '' : ` worth ${value}`}`;
}

/** The rank of a pair of Phoenixes in a full house does not matter: the natural cards and the height decide. */
function ranksOf(play: Play): string {
  const ranks = play.cards.toArray().map((card) => naturalRank(card) || `special ${card % 56}`);
  return `${play.kind} ${play.size} ${play.height} ${ranks.sort().join(',')}`;
}
