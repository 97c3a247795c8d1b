import { anyRules, mustBeSame, observersOf, runs, TABLES, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import { follow, seenBy, viewFor } from '../../src/index.ts';

test.for(TABLES)(
  '[PLAY11] a view updated by the events its observer sees equals the new view: %s, %i players',
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      for (const { position, action, events, next } of walkMatch(rules, seed, 2)) {
        for (const observer of observersOf(position)) {
          const seen = events.map((event) => seenBy(event, observer, next.open));
          const followed = seen.reduce(follow, viewFor(position, observer));
          mustBeSame(followed, viewFor(next, observer), `after ${action.type}, the view of ${observer}`);
        }
      }
    });
    fc.assert(property, runs(players > 6 ? 5 : 10));
  },
);
