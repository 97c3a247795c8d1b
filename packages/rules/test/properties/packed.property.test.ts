import { anyRules, isThorough, mustBeSame, observersOf, runs, TABLES, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import { packPosition, packView, unpackPosition, unpackView, viewFor } from '../../src/index.ts';

test.for(TABLES)('unpacking a packed view gives the same view: %s, %i players', ([variant, players]) => {
  const match = fc.tuple(anyRules(variant, players), fc.string());
  const property = fc.property(match, ([rules, seed]) => {
    let steps = 0;
    for (const { next } of walkMatch(rules, seed, 2)) {
      const observers = observersOf(next);
      // In a normal run, one observer is checked after each step: checking all of them would take minutes.
      const checked = isThorough ? observers : [observers[steps++ % observers.length]!];
      for (const observer of checked) {
        const view = viewFor(next, observer);
        const text = JSON.stringify(packView(view));
        mustBeSame(unpackView(JSON.parse(text), rules), view, `the view of ${observer}`);
      }
    }
  });
  fc.assert(property, runs(isThorough && players > 6 ? 1 : 3));
});

test.for(TABLES)(
  'unpacking a packed position gives the same position: %s, %i players',
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      for (const { next } of walkMatch(rules, seed, 2)) {
        const text = JSON.stringify(packPosition(next));
        mustBeSame(unpackPosition(JSON.parse(text), rules), next, 'the position');
      }
    });
    fc.assert(property, runs(2));
  },
);
