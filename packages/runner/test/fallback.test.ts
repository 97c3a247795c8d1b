import { apply, rulesFor, setUp, viewFor } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { fallbackAction } from '../src/index.ts';

/** What the fallback plays for seat B with this hand, after a Mah Jong with a wish for an ace. */
function answerWith(hand: string, wishEnforcement: 'prevent' | 'penalty-200'): string {
  const start = setUp(rulesFor('nanjing', { wishEnforcement }), {
    phase: 'play',
    hands: ['S4 J4', hand, 'S5 J5', 'S6 J6'].map((cards) => parseCards(cards)!),
    trick: [{ seat: 0, cards: parseCards('MJ')!, phoenixAs: [] }],
    turn: 1,
    wish: 14,
    played: [0, 1, 2, 3],
  });
  if (!start.ok) throw new Error(start.problem);
  const action = fallbackAction(viewFor(start.position, 1), 1);
  if (action === null) throw new Error('no fallback');
  expect(apply(start.position, action)).toMatchObject({ ok: true, position: { violation: -1 } });
  return action.type === 'play' ? formatCards(action.cards) : action.type;
}

describe.each(['prevent', 'penalty-200'] as const)('[WISH15] the fallback with %s', (enforcement) => {
  test('fulfils the wish', () => {
    expect(answerWith('SA JK S3', enforcement)).toBe('SA');
  });

  test('passes if it cannot fulfil the wish', () => {
    expect(answerWith('SK JK S3', enforcement)).toBe('pass');
  });
});
