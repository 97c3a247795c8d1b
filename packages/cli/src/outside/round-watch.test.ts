import { rulesFor, VARIANTS, viewFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { RoundWatch } from './round-watch.ts';

test.each(VARIANTS)('%s: a round is noticed once, the same deal played again as well', (variant) => {
  const rules = rulesFor(variant);
  const watch = new RoundWatch();
  let noticed = 0;
  for (let times = 0; times < 2; times++) {
    for (const { position } of walkMatch(rules, 'again', 3)) {
      if (position.open.phase === 'start' || position.open.phase === 'round-over') continue;
      if (watch.isNew(viewFor(position, 0))) noticed++;
    }
  }
  expect(noticed).toBe(6);
});
