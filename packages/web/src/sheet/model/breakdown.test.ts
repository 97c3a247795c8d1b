import { rulesFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { breakdownOf, sumOf } from './breakdown.ts';

test('the lines of a round’s breakdown add up to its points', () => {
  for (const variant of ['nanjing', 'trichu', 'wuwang', 'tientsin'] as const) {
    const seen = new Set<string>();
    for (let match = 0; match < 12; match++) {
      const rules = rulesFor(variant, { wishEnforcement: match % 3 === 0 ? 'penalty-200' : 'prevent' });
      for (const { next } of walkMatch(rules, `${variant} ${match}`, 3)) {
        const { open } = next;
        if (open.result === null || open.phase === 'play') continue;
        const lines = breakdownOf(open);
        for (const { what } of lines) seen.add(what);
        if (open.phase === 'round-over' || open.phase === 'match-over')
          expect(sumOf(lines)).toEqual([open.result.points[0], open.result.points[1]]);
      }
    }
    expect(seen).toContain('tricks');
    expect(seen).toContain('call');
  }
});

test('rank games have no breakdown', () => {
  for (const { next } of walkMatch(rulesFor('let', {}, 5), 'ranks'))
    expect(breakdownOf(next.open)).toEqual([]);
});
