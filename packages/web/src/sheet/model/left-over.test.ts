import { pointsOf, rulesFor, viewFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { leftOver } from './left-over.ts';

const VARIANTS = ['nanjing', 'trichu', 'tientsin'] as const;

test('lists the hands left over, with the points the breakdown counts for them', () => {
  const seen = new Set<string>();
  for (const variant of VARIANTS) {
    for (let match = 0; match < 8; match++) {
      for (const { next } of walkMatch(rulesFor(variant), `left ${variant} ${match}`, 2)) {
        const { open } = next;
        if (open.phase !== 'round-over') continue;
        const left = leftOver(viewFor(next, 0));
        const held = left.filter(({ what }) => what === 'hand');
        expect(held.map(({ from }) => from)).toEqual(
          [...open.players.keys()].filter((seat) => !open.finished.includes(seat)),
        );
        for (const { what, from, to, cards, points } of left) {
          seen.add(`${what} ${to === null ? 'no one' : 'side'}`);
          if (to === null) expect(open.result!.bonus).not.toBeNull();
          else expect(cards.reduce((sum, card) => sum + pointsOf(card), 0)).toBe(points);
          if (what === 'tricks') expect(to).not.toBe(from % 2);
        }
      }
    }
  }
  expect([...seen].sort()).toEqual(['hand no one', 'hand side', 'tricks side']);
});

test('in a rank game, the last player shows their hand and no one gets it', () => {
  for (const { next } of walkMatch(rulesFor('let', {}, 5), 'left')) {
    if (next.open.phase !== 'round-over') continue;
    const [only, ...more] = leftOver(viewFor(next, 0));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ from: next.open.result!.order.at(-1), what: 'hand', to: null });
  }
});
