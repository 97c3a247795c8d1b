import {
  legalActions,
  newMatch,
  type Position,
  rulesFor,
  type View,
  viewFor,
  xoshiro128,
} from '@schupf/rules';
import { corrupted, pick, runs, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeView, openQuestion, readAnswer, readView } from '../src/bots/index.ts';

const rules = rulesFor('nanjing');

/** The first position of a random match for which `fits` returns true. */
function positionWhere(fits: (position: Position) => boolean): Position {
  for (const { position } of walkMatch(rules, 'answers', 5)) if (fits(position)) return position;
  throw new Error('no position fits');
}

function answerAt(position: Position, seat: number, answer: unknown) {
  const view = viewFor(position, position.open.players[seat]!);
  return readAnswer(answer, openQuestion(1, view, seat) ?? { id: 1, view, seat, offers: [], must: false });
}

const onTurn = positionWhere(
  ({ open }) => open.phase === 'play' && !open.window && open.turn >= 0 && !open.trickIsEmpty,
);
const pushing = positionWhere(({ open }) => open.phase === 'push' && open.laidOut === 0);
const inWindow = positionWhere(({ open }) => open.phase === 'play' && open.window);

test.each([
  [null, 'it is not an object'],
  ['pass', 'it is not an object'],
  [[], 'it is not an object'],
  [{}, 'action is not an object'],
  [{ action: null }, 'the seat has to act'],
  [{ action: -1 }, 'there is no such action'],
  [{ action: 0.5 }, 'there is no such action'],
  [{ action: 1e9 }, 'there is no such action'],
  [{ action: 'pass' }, 'action is not an object'],
  [{ action: { type: 'fold' } }, 'action.type is missing or wrong'],
  [{ action: { type: '__proto__' } }, 'action.type is missing or wrong'],
  [{ action: { type: 'play' } }, 'action.cards is missing or wrong'],
  [{ action: { type: 'play', cards: [] } }, 'illegal: malformed'],
  [{ action: { type: 'play', cards: ['S1'] } }, 'action.cards is missing or wrong'],
  [{ action: { type: 'play', cards: ['S5 J5'] } }, 'action.cards is missing or wrong'],
  [{ action: { type: 'play', cards: ['S5', 'S5'] } }, 'action.cards is missing or wrong'],
  [{ action: { type: 'play', cards: ['S5b'] } }, 'action.cards is missing or wrong'],
  [{ action: { type: 'play', cards: 'S5' } }, 'action.cards is missing or wrong'],
  [{ action: { type: 'play', cards: ['DRG', 'DOG'], wish: 'Z' } }, 'action.wish is missing or wrong'],
  [{ action: { type: 'give', to: 'E' } }, 'action.to is missing or wrong'],
  [{ action: { type: 'give', to: 'B' } }, 'illegal: no-gift-owed'],
  [{ action: { type: 'take' } }, 'illegal: '],
])('refuses %j as an answer', (answer, problem) => {
  const read = answerAt(onTurn, onTurn.open.turn, answer);
  expect(read).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
});

test('refuses the index of a push, because it does not name the cards', () => {
  const index = legalActions(viewFor(pushing, 0), 0).findIndex(({ type }) => type === 'push');
  expect(answerAt(pushing, 0, { action: index })).toMatchObject({ ok: false });
});

test('accepts "nothing now" if the seat does not have to act', () => {
  expect(answerAt(inWindow, 0, { action: null })).toEqual({ ok: true, value: null });
});

test('reads any answer without throwing', () => {
  const property = fc.property(fc.anything(), fc.string(), (junk, seed) => {
    const bits = xoshiro128(seed);
    const position = pick([onTurn, pushing, inWindow], bits);
    answerAt(position, 0, junk);
    answerAt(position, 0, { action: junk });
    answerAt(position, 0, { action: { type: 'play', cards: junk } });
    answerAt(position, 0, { action: { type: 'push', gifts: [{ to: 'B', cards: junk }] } });
  });
  fc.assert(property, runs(500));
});

test('reads any view without throwing', () => {
  const views: View[] = [onTurn, pushing, inWindow, newMatch(rules)].map((position) => viewFor(position, 0));
  const property = fc.property(fc.anything(), fc.string(), (junk, seed) => {
    const bits = xoshiro128(seed);
    const encoded = JSON.parse(JSON.stringify(encodeView(pick(views, bits))));
    readView(corrupted(encoded, junk, bits), rules);
    readView(junk, rules);
  });
  fc.assert(property, runs(500));
});
