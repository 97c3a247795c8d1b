import { describe, expect, test } from 'vitest';
import { newMatch } from '../match.ts';
import { rulesFor } from '../rules.ts';
import { apply } from '../transitions/checked.ts';
import { type Action, isAction } from './action.ts';

const rules = rulesFor('nanjing');

describe('accepts anything shaped like an action', () => {
  test.each([
    [{ type: 'deal', pack: [0, 1, 2] }],
    [{ type: 'close-window' }],
    [{ type: 'gather' }],
    [{ type: 'call', seat: 0, call: 'tichu' }],
    [{ type: 'call', seat: 3, call: 'grand' }],
    [{ type: 'withdraw', seat: 1 }],
    [{ type: 'take', seat: 1 }],
    [{ type: 'take-back', seat: 1 }],
    [{ type: 'pass', seat: 1 }],
    [{ type: 'push', seat: 1, gifts: [] }],
    [{ type: 'push', seat: 1, gifts: [{ to: 0, cards: [5, 6] }] }],
    [{ type: 'play', seat: 1, cards: [111] }],
    [{ type: 'play', seat: 1, cards: [52], wish: 14 }],
    [{ type: 'play', seat: 1, cards: [54, 0], phoenixAs: [2] }],
    [{ type: 'play', seat: 1, cards: [53], dogTo: 3, wish: undefined }],
    [{ type: 'bomb', seat: 1, cards: [0, 1, 2, 3] }],
    [{ type: 'bomb', seat: 1, cards: [52, 0, 4, 8, 12], wish: 2 }],
    [{ type: 'give', seat: 1, to: 2 }],
    [{ type: 'pass', seat: 1, remark: 'other fields are ignored' }],
  ])('%j', (value) => {
    expect(isAction(value, rules)).toBe(true);
  });
});

describe('rejects anything else', () => {
  const sparse = [0, 1, 2];
  delete sparse[1];

  test.each<[unknown]>([
    [undefined],
    [null],
    ['pass'],
    [7],
    [[]],
    [{}],
    [{ seat: 0 }],
    [{ type: 'fly', seat: 0 }],
    [{ type: ['pass'], seat: 0 }],
    [{ type: 'pass' }],
    [{ type: 'pass', seat: -1 }],
    [{ type: 'pass', seat: 4 }],
    [{ type: 'pass', seat: 1.5 }],
    [{ type: 'pass', seat: '1' }],
    [{ type: 'pass', seat: Number.NaN }],
    [{ type: 'pass', seat: null }],
    [{ type: 'gather', seat: 0 }],
    [{ type: 'close-window', seat: 1 }],
    [{ type: 'deal', pack: [0], seat: 1 }],
    [{ type: 'deal' }],
    [{ type: 'deal', pack: [] }],
    [{ type: 'deal', pack: [0, 0] }],
    [{ type: 'deal', pack: [112] }],
    [{ type: 'deal', pack: { length: 1, 0: 5 } }],
    [{ type: 'call', seat: 0 }],
    [{ type: 'call', seat: 0, call: 'huge' }],
    [{ type: 'call', seat: 0, call: true }],
    [{ type: 'push', seat: 0 }],
    [{ type: 'push', seat: 0, gifts: null }],
    [{ type: 'push', seat: 0, gifts: [null] }],
    [{ type: 'push', seat: 0, gifts: [{ to: 4, cards: [1] }] }],
    [{ type: 'push', seat: 0, gifts: [{ to: 1, cards: [] }] }],
    [{ type: 'push', seat: 0, gifts: [{ to: 1 }] }],
    [{ type: 'push', seat: 0, gifts: new Array(3) }],
    [{ type: 'play', seat: 0 }],
    [{ type: 'play', seat: 0, cards: [] }],
    [{ type: 'play', seat: 0, cards: 'S5' }],
    [{ type: 'play', seat: 0, cards: ['5'] }],
    [{ type: 'play', seat: 0, cards: [-1] }],
    [{ type: 'play', seat: 0, cards: [0.5] }],
    [{ type: 'play', seat: 0, cards: [7, 8, 7] }],
    [{ type: 'play', seat: 0, cards: sparse }],
    [{ type: 'play', seat: 0, cards: [52], wish: 1 }],
    [{ type: 'play', seat: 0, cards: [52], wish: 15 }],
    [{ type: 'play', seat: 0, cards: [52], wish: null }],
    [{ type: 'play', seat: 0, cards: [54], phoenixAs: 5 }],
    [{ type: 'play', seat: 0, cards: [54], phoenixAs: [15] }],
    [{ type: 'play', seat: 0, cards: [53], dogTo: 4 }],
    [{ type: 'play', seat: 0, cards: [53], dogTo: null }],
    [{ type: 'bomb', seat: 0 }],
    [{ type: 'bomb', seat: 0, cards: [] }],
    [{ type: 'bomb', seat: 0, cards: [0, 1, 2, 3], wish: 'A' }],
    [{ type: 'give', seat: 0 }],
    [{ type: 'give', seat: 0, to: 4 }],
    [{ type: 'give', to: 1 }],
  ])('%j', (value) => {
    expect(isAction(value, rules)).toBe(false);
    expect(apply(newMatch(rules), value as Action)).toEqual({
      ok: false,
      refusal: { code: 'malformed', rule: null },
    });
  });
});

test('accepts only seats at this table', () => {
  expect(isAction({ type: 'pass', seat: 5 }, rulesFor('tientsin'))).toBe(true);
  expect(isAction({ type: 'pass', seat: 11 }, rulesFor('grandseigneur', {}, 11))).toBe(false);
  expect(isAction({ type: 'pass', seat: 11 }, rulesFor('grandseigneur', {}, 12))).toBe(true);
});
