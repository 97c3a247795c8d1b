import { anyRules, mustBeSame, observersOf, runs, TABLES, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import { packView, unpackView, viewFor } from '../../src/index.ts';

test.for(TABLES)('a view comes out of its package as it went in: %s, %i players', ([variant, players]) => {
  const match = fc.tuple(anyRules(variant, players), fc.string());
  const property = fc.property(match, ([rules, seed]) => {
    for (const { next } of walkMatch(rules, seed, 2)) {
      for (const observer of observersOf(next)) {
        const view = viewFor(next, observer);
        const text = JSON.stringify(packView(view));
        mustBeSame(unpackView(JSON.parse(text), rules), view, `the view of ${observer}`);
      }
    }
  });
  fc.assert(property, runs(players > 6 ? 1 : 3));
});
