import { anyRules, runs, TABLES } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_TABLE, type Play } from '../../src/combination/combination.ts';
import { PlayFinder } from '../../src/combination/finder.ts';
import { PlayList } from '../../src/combination/play-list.ts';
import { type SuitChoices, upToSuits } from '../../src/combination/suit-choices.ts';
import { type Card, CardSet, naturalRank, plainPlay, type Rules } from '../../src/index.ts';

/** Hands of neighbouring ranks, which hold many combinations, with or without special cards. */
function someHand(rules: Rules): fc.Arbitrary<CardSet> {
  const specials = rules.pack.filter((card) => naturalRank(card) === 0);
  return fc
    .tuple(fc.integer({ min: 2, max: 14 }), fc.constantFrom(1, 2, 3, 5, 8, 13))
    .chain(([low, width]) => {
      const suited = rules.pack.filter((card) => naturalRank(card) >= low && naturalRank(card) < low + width);
      const maxLength = Math.min(14, suited.length);
      return fc.tuple(fc.subarray(specials), fc.shuffledSubarray(suited, { maxLength }));
    })
    .map((parts: readonly Card[][]) => CardSet.of(parts.flat()));
}

/** A finder that lists the same plays without any of the shortcuts for common hands. */
function withoutShortcuts(rules: Rules): PlayFinder {
  const choices = upToSuits(rules);
  const general: SuitChoices = {
    firstWillDo: false,
    of: (held, keep, count, distinct) => choices.of(held, keep, count, distinct),
  };
  return new PlayFinder(rules, general, false);
}

function listed(finder: PlayFinder, hand: CardSet, standing: Play) {
  const list = new PlayList();
  finder.find(hand, standing, list);
  return list.toArray();
}

test.for(TABLES)(
  'the shortcuts for common hands list the same plays in the same order: %s, %i players',
  ([variant, players]) => {
    const property = fc.property(
      anyRules(variant, players).chain((rules) =>
        fc.tuple(fc.constant(rules), fc.array(someHand(rules), { minLength: 2, maxLength: 8 })),
      ),
      ([rules, hands]) => {
        const quick = new PlayFinder(rules, upToSuits(rules), false);
        const general = withoutShortcuts(rules);
        for (const hand of hands) {
          const leads = listed(general, hand, EMPTY_TABLE);
          expect(listed(quick, hand, EMPTY_TABLE).map(plainPlay)).toEqual(leads.map(plainPlay));
          for (const [index, other] of hands.entries()) {
            const standing = leads[(index * 7) % Math.max(1, leads.length)];
            if (standing === undefined || standing.kind === 'dog') continue;
            const expected = listed(general, other, standing).map(plainPlay);
            expect(listed(quick, other, standing).map(plainPlay)).toEqual(expected);
          }
        }
      },
    );
    fc.assert(property, runs(60));
  },
);
