import { rulesFor, VARIANTS, viewFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { Conversation } from '../src/bots/index.ts';

test.each(VARIANTS)(
  '%s: announces every round once, and again when the same deal is played again',
  (variant) => {
    const rules = rulesFor(variant);
    const conversation = new Conversation();
    let announced = 0;
    for (let times = 0; times < 2; times++) {
      for (const { position } of walkMatch(rules, 'again', 3)) {
        if (position.open.phase === 'start' || position.open.phase === 'round-over') continue;
        announced += conversation.preface(viewFor(position, 0)).filter(({ type }) => type === 'round').length;
      }
    }
    expect(announced).toBe(6);
  },
);
