import { type SeatAction, viewFor, xoshiro128 } from '@schupf/rules';
import {
  anyRules,
  mustBeSame,
  randomActionFor,
  runs,
  TABLES,
  tableActions,
  walkMatch,
} from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import {
  type AnswerMessage,
  encodeActions,
  encodeView,
  openQuestion,
  readAnswer,
  readView,
  writeAction,
  writeExtras,
} from '../src/bots/index.ts';

type Table = (typeof TABLES)[number];

const anyMatch = ([variant, players]: Table) => fc.tuple(anyRules(variant, players), fc.string());
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.for(TABLES)('a view can be encoded and read back unchanged: %s, %i players', (table) => {
  const property = fc.property(anyMatch(table), ([rules, seed]) => {
    let steps = 0;
    for (const { position } of walkMatch(rules, seed, 2)) {
      if (position.open.phase === 'start' || position.open.phase === 'round-over') continue;
      // Observers take turns, because checking all views after every step would take minutes.
      const view = viewFor(position, steps++ % rules.players);
      const read = readView(overTheWire(encodeView(view)), rules);
      if (!read.ok) throw new Error(read.problem);
      mustBeSame(read.value, view, `in phase ${position.open.phase} the view of player ${view.observer}`);
    }
  });
  fc.assert(property, runs(table[1] > 4 ? 2 : 6));
});

test.for(TABLES)('every legal action can be encoded and read back unchanged: %s, %i players', (table) => {
  const property = fc.property(anyMatch(table), ([rules, seed]) => {
    const bits = xoshiro128(seed);
    for (const { position } of walkMatch(rules, seed, 2)) {
      position.open.players.forEach((player, seat) => {
        const view = viewFor(position, player);
        const question = openQuestion(1, view, seat);
        if (question === null) return;
        const { offers } = question;
        const listed = encodeActions(offers);
        for (const [index, offer] of offers.entries()) {
          const action = randomActionFor(offer, bits);
          for (const answer of answersFor(action, index)) {
            const read = readAnswer(overTheWire(answer), question);
            const exchange = `${JSON.stringify(answer)} to ${JSON.stringify(listed[index])}`;
            if (!read.ok) throw new Error(`${exchange}: ${read.problem}`);
            mustBeSame(read.value, action, exchange);
          }
        }
      });
    }
  });
  fc.assert(property, runs(table[1] > 4 ? 3 : 6));
});

/** The answer as a complete action and, except for a push, as the index of its offer. */
function answersFor(action: SeatAction, index: number): AnswerMessage[] {
  const written: AnswerMessage = { type: 'answer', id: 1, action: writeAction(action) };
  if (action.type === 'push') return [written];
  const extras = action.type === 'play' || action.type === 'bomb' ? writeExtras(action) : {};
  return [written, { type: 'answer', id: 1, action: index, ...extras }];
}

test.for(TABLES)(
  'some seat must act exactly when the table itself has nothing to do: %s, %i players',
  (table) => {
    const property = fc.property(anyMatch(table), ([rules, seed]) => {
      const bits = xoshiro128(seed);
      for (const { position } of walkMatch(rules, seed, 2)) {
        const isAwaited = position.open.players.some((player, seat) => {
          const view = viewFor(position, player);
          return openQuestion(1, view, seat)?.must === true;
        });
        const tableMoves = tableActions(position, bits).length > 0;
        if (isAwaited === tableMoves)
          throw new Error(`${isAwaited ? 'both a seat and' : 'neither a seat nor'} the table can act`);
      }
    });
    fc.assert(property, runs(table[1] > 4 ? 3 : 6));
  },
);
