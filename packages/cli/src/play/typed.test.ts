import { LANGUAGES, readInput } from '@schupf/phrasebook';
import {
  newMatch,
  type Position,
  type Result,
  refusalFor,
  type SeatAction,
  viewFor,
  xoshiro128,
} from '@schupf/rules';
import { anyRules, runs, TABLES, walk } from '@schupf/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Names, namesFor, PERSON } from '../output/names.ts';
import { type Speech, speechIn } from '../output/speech.ts';
import { Style } from '../output/style.ts';
import { pushQuestion } from './push-question.ts';
import { giftQuestion, type Question } from './question.ts';
import { bombQuestion, turnQuestion } from './turn-question.ts';
import { typedFor } from './typed.ts';

const SPEECHES = await Promise.all(LANGUAGES.map(speechIn));
const INPUTS = fc.record({ seed: fc.string(), speech: fc.constantFrom(...SPEECHES) });

/** The text to type for an action must be read back as the same action with the same cards. */
describe.each(TABLES)('%s with %i players', (variant, players) => {
  test('every move can be typed', () => {
    fc.assert(
      fc.property(anyRules(variant, players), INPUTS, (rules, { seed, speech }) => {
        for (const { position, action } of walk(newMatch(rules), xoshiro128(seed))) {
          if ('seat' in action && position.open.players[action.seat] === PERSON)
            expectReadBack(position, action, namesFor(players, ''), speech);
        }
      }),
      runs(3),
    );
  });
});

function expectReadBack(
  position: Position,
  action: SeatAction,
  players: readonly string[],
  speech: Speech,
): void {
  const view = viewFor(position, PERSON);
  const style = new Style(
    { cwd: '', colours: false, write() {}, writeError() {}, ask: async () => null },
    new Names(players, true, speech),
    speech,
  );
  const question = questionFor(action, { view, style });
  if (question === null) return;
  const typed = typedFor(action, view.open, style);
  const input = readInput(typed, speech.vocabulary);
  const read: Result<SeatAction> | null =
    input.type === 'cards' || input.type === 'unclear' ? question.read(input) : null;
  if (read === null || !read.ok)
    throw new Error(`"${typed}" cannot be read: ${JSON.stringify(read ?? input)}`);
  expect(refusalFor(view, read.value)).toBeNull();
  expect(normalised(read.value), typed).toEqual(normalised(action));
}

function questionFor(
  action: SeatAction,
  { view, style }: { view: Parameters<typeof turnQuestion>[0]; style: Style },
): Question | null {
  switch (action.type) {
    case 'play':
      return turnQuestion(view, action.seat, style);
    case 'bomb':
      return bombQuestion(view, action.seat, style);
    case 'push':
      return pushQuestion(view, action.seat, [], style);
    case 'give':
      return giftQuestion(view, action.seat, style);
    case 'call':
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
      expect(readInput(typedFor(action, view.open, style), style.speech.vocabulary).type).toBe('command');
      return null;
  }
}

/** Normalises an action: two Phoenixes are interchangeable, and the order of cards does not matter. */
function normalised(action: SeatAction): unknown {
  return 'cards' in action ? { ...action, cards: [...action.cards].sort((a, b) => a - b) } : action;
}
