import { rulesFor, seenBy, viewFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { ALL } from './whole-books.ts';

const NAMES = ['Ana', 'Mei', 'Jun', 'Lin', 'Bao', 'Hua'];

describe.each(Object.entries(ALL))('%s', (_, { events }) => {
  test('whatever happens is told in whole sentences', () => {
    for (const variant of ['nanjing', 'wuwang', 'tientsin', 'let'] as const) {
      const rules = rulesFor(variant, {}, variant === 'let' ? 5 : undefined);
      for (const { next, events: happened } of walkMatch(rules, variant, 1)) {
        const view = viewFor(next, 0);
        for (const event of happened) {
          const text = events.tell(seenBy(event, 0, next.open), (seat) => NAMES[seat]!, view);
          if (text !== '') expect(text).toMatch(/^[\p{L}\d].*\.$/u);
          expect(text).not.toMatch(/undefined|null|NaN/);
        }
      }
    }
  });
});
