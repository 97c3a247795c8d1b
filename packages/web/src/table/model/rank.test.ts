import { rulesFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { isRevolution, placesGained, rankAt, rankOf } from './rank.ts';

test('[RANK4][RANK5] the first player out wears the crown in the next round, and the last one has the broom', () => {
  let last: { readonly first: number; readonly last: number } | null = null;
  for (const { next } of walkMatch(rulesFor('grandseigneur', {}, 7), 'titles', 3)) {
    const { open } = next;
    if (open.result !== null && open.phase === 'round-over') {
      const { order } = open.result;
      last = { first: open.players[order[0]!]!, last: open.players[order.at(-1)!]! };
    } else if (open.phase === 'play' && last !== null) {
      const first = rankOf(open, open.players.indexOf(last.first));
      expect(first).toEqual({ place: 1, title: 'Grandseigneur', mark: 'crown' });
      const lowest = rankOf(open, open.players.indexOf(last.last));
      expect(lowest).toEqual({ place: 7, title: 'Misérable', mark: 'broom' });
    } else if (open.phase === 'play') expect(rankOf(open, 0)).toBeNull();
  }
  expect(last).not.toBeNull();
});

test('a revolution is the largest possible climb: from last place to first', () => {
  let rounds = 0;
  let revolutions = 0;
  for (let match = 0; match < 12; match++) {
    for (const { next } of walkMatch(rulesFor('let', {}, 5), `revolution ${match}`, 3)) {
      const { open } = next;
      if (open.phase !== 'round-over') continue;
      rounds++;
      const gained = open.players.map((_, seat) => placesGained(open, seat));
      if (isRevolution(open)) revolutions++;
      expect(isRevolution(open)).toBe(gained.includes(4));
      if (open.ranking.length > 0) expect(gained.reduce((sum: number, places) => sum + places!, 0)).toBe(0);
      else expect(gained).toEqual([null, null, null, null, null]);
    }
  }
  expect(rounds).toBe(36);
  expect(revolutions).toBeGreaterThan(0);
});

test('in Le T…, only first and last place have a title', () => {
  for (const { next } of walkMatch(rulesFor('let', {}, 6), 'titles')) {
    expect(rankAt(next.open, 1).title).toBe('Patron');
    expect(rankAt(next.open, 3)).toEqual({ place: 3, title: null, mark: null });
    expect(rankAt(next.open, 6)).toEqual({ place: 6, title: 'T...', mark: 'broom' });
    break;
  }
});
