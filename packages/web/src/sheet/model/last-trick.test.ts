import { CardSet, NO_SEAT, rulesFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { lastTrick } from './last-trick.ts';

test('the last trick is in the pile of the player who took it or was given it with the Dragon', () => {
  let gifts = 0;
  for (let match = 0; match < 20; match++) {
    for (const { next, events } of walkMatch(rulesFor('nanjing'), `trick ${match}`)) {
      const trick = lastTrick(next.open);
      if (trick === null || !events.some(({ type }) => type === 'gathered' || type === 'gave')) continue;
      if (next.open.phase === 'gift') continue;
      const owner = trick.givenTo === NO_SEAT ? trick.by : trick.givenTo;
      if (trick.givenTo !== NO_SEAT) gifts++;
      const cards = CardSet.of(trick.plays.flatMap(({ play }) => play.cards));
      expect(cards.isEmpty()).toBe(false);
      expect(next.open.won[owner]!.contains(cards)).toBe(true);
    }
  }
  expect(gifts).toBeGreaterThan(0);
});
