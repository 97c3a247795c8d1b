import { rulesFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { laidInTrick } from './trick.ts';

test('the play that ended a round still lies there when it is over', () => {
  let ends = 0;
  for (let match = 0; match < 5; match++) {
    for (const { next } of walkMatch(rulesFor('nanjing'), `end ${match}`)) {
      if (next.open.phase !== 'round-over' && next.open.phase !== 'match-over') continue;
      const last = next.open.history.findLast((event) => event.type === 'played');
      if (last?.type !== 'played' || last.play.kind === 'dog') continue;
      ends++;
      expect(laidInTrick(next.open).at(-1)).toEqual({ seat: last.seat, play: last.play });
    }
  }
  expect(ends).toBeGreaterThan(0);
});
