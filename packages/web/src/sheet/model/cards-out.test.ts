import { rulesFor, viewFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { cardsOut } from './cards-out.ts';

test('at every moment of a round, the cards out are exactly those in hands the observer cannot see', () => {
  for (const variant of ['nanjing', 'trichu', 'tientsin', 'grandseigneur'] as const) {
    for (const { next } of walkMatch(rulesFor(variant), `out ${variant}`, 2)) {
      const { open } = next;
      if (open.phase === 'start' || open.undealt > 0) continue;
      for (let player = 0; player < next.rules.players; player++) {
        const view = viewFor(next, player);
        const hidden = next.hands.flatMap((hand, seat) => (view.hands[seat] === null ? hand.toArray() : []));
        const { out, given } = cardsOut(view);
        expect([...out].sort()).toEqual(hidden.sort());
        for (const { seat, card } of given) expect(next.hands[seat]!.has(card)).toBe(true);
      }
    }
  }
});
