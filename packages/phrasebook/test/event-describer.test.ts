import { rulesFor, seenBy, viewFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { ALL } from './complete-phrasebooks.ts';

const NAMES = ['Ana', 'Mei', 'Jun', 'Lin', 'Bao', 'Hua'];

describe.each(Object.entries(ALL))('%s', (_, { events }) => {
  test('describes every event in complete sentences', () => {
    for (const variant of ['nanjing', 'wuwang', 'tientsin', 'let'] as const) {
      const rules = rulesFor(variant, {}, variant === 'let' ? 5 : undefined);
      for (const { next, events: gameEvents } of walkMatch(rules, variant, 1)) {
        const view = viewFor(next, 0);
        for (const event of gameEvents) {
          const text = events.describe(seenBy(event, 0, next.open), (seat) => NAMES[seat]!, view);
          if (text !== '') expect(text).toMatch(/^[\p{L}\d].*\.$/u);
          expect(text).not.toMatch(/undefined|null|NaN/);
        }
      }
    }
  });
});
