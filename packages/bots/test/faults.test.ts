// Tests the bot contract itself: each of these bots breaks it in one way and must be caught.

import type { Card, CardSet, Seat, View } from '@schupf/rules';
import { botContract, TABLES } from '@schupf/testkit';
import { expect, test } from 'vitest';
import type { Bot, Choice, DecisionContext } from '../src/index.ts';
import { PolicyBot, type Reason } from '../src/index.ts';
import { randomPolicy } from '../src/random/random-policy.ts';

type Choose = Bot['choose'];

const NANJING = TABLES.filter(([variant]) => variant === 'nanjing');

/** A random bot whose `choose` is replaced by a faulty one. */
function faulty(makeFaulty: (choose: Choose) => Choose): () => Bot {
  return () => {
    const bot = new PolicyBot(randomPolicy);
    return { name: 'faulty', choose: makeFaulty((view, seat, context) => bot.choose(view, seat, context)) };
  };
}

function changingAnswers(
  change: (choice: Choice, view: View, context: DecisionContext, seat: Seat) => Choice | null,
): () => Bot {
  return faulty((choose) => (view, seat, context) => {
    const choice = choose(view, seat, context);
    return choice === null ? null : change(choice, view, context, seat);
  });
}

const alwaysPasses = changingAnswers((choice, _view, _context, seat) =>
  choice.action.type === 'play' ? { ...choice, action: { type: 'pass', seat } } : choice,
);

const neverGives = changingAnswers((choice) => (choice.action.type === 'give' ? null : choice));

const answersForOthers = changingAnswers((choice) => {
  const seat = choice.action.seat ^ 1;
  return { ...choice, action: { ...choice.action, seat } };
});

const givesNoReason = changingAnswers(({ action }) => ({ action, reasons: [] }));

const makesUpReasons = changingAnswers(({ action }) => ({
  action,
  reasons: [{ code: 'because' } as unknown as Reason],
}));

const answersWithSets = changingAnswers(({ action, reasons }) => {
  const cards = 'cards' in action ? (new Set(action.cards) as unknown as readonly Card[]) : [];
  return { action, reasons: [...reasons, { code: 'at-random', cards }] };
});

const reusesItsAnswers = () => {
  const memory: Reason[] = [];
  return changingAnswers(({ action, reasons }) => {
    memory.splice(0, memory.length, ...reasons, { code: 'at-random', value: action.seat });
    return { action, reasons: memory };
  })();
};

const countsItsAnswers = () => {
  let answers = 0;
  return changingAnswers((choice) => ({ ...choice, reasons: [{ code: 'at-random', value: answers++ }] }))();
};

const losesACard = faulty((choose) => (view, seat, context) => {
  const choice = choose(view, seat, context);
  const hand = view.hands[seat] as CardSet | null;
  hand?.remove(hand.toArray()[0]!);
  return choice;
});

const reordersAList = faulty((choose) => (view, seat, context) => {
  (view.open.players as number[]).reverse();
  (view.open.players as number[]).reverse();
  return choose(view, seat, context);
});

const looksForTheStack = faulty((choose) => (view, seat, context) => {
  const { stack } = view as unknown as { readonly stack?: readonly Card[] };
  return stack === undefined ? choose(view, seat, context) : null;
});

/** Distinguishes positions that look the same, as if it could reach hidden state through an object in the view. */
const seesHiddenCards = changingAnswers((choice, view, _context, seat) => ({
  ...choice,
  reasons: [{ code: 'at-random', value: serialOf(view.hands[seat]!) }],
}));

const serials = new WeakMap<object, number>();
let lastSerial = 0;
function serialOf(thing: object): number {
  const known = serials.get(thing);
  if (known !== undefined) return known;
  serials.set(thing, ++lastSerial);
  return lastSerial;
}

const doesNothingWhenOutOfTime = faulty((choose) => (view, seat, context) => {
  const choice = choose(view, seat, context);
  return context.outOfTime() && view.open.phase === 'push' ? null : choice;
});

const usesOwnRandomSource = faulty((choose) => {
  let draws = 0;
  const random = () => Math.imul(++draws, 0x9e3779b9);
  return (view, seat, context) => choose(view, seat, { ...context, random });
});

test.for([
  ['passes when it must play', alwaysPasses, 'was refused'],
  ['never gives the Dragon away', neverGives, 'no seat took the required action in phase gift'],
  ['answers for another seat', answersForOthers, 'asked for seat'],
  ['gives no reason', givesNoReason, 'no reason for'],
  ['makes up reasons', makesUpReasons, 'unknown reason because'],
  ['answers with more than plain data', answersWithSets, 'the answer as text differs'],
  ['returns an answer that it changes later', reusesItsAnswers, 'has changed since the bot returned it'],
  ['remembers its earlier answers', countsItsAnswers, 'the answer of a bot that is asked again differs'],
  ['removes a card from its hand', losesACard, 'read only property'],
  ['reorders a list', reordersAList, 'read only property'],
  ['reads the hidden stack', looksForTheStack, 'view has no property stack'],
  ['distinguishes two tables that look the same', seesHiddenCards, 'hold different cards differs'],
  [
    'does nothing when it is out of time',
    doesNothingWhenOutOfTime,
    'no seat took the required action in phase push',
  ],
  ['uses another random source', usesOwnRandomSource, 'the answer of'],
] as const)('catches a bot that %s', ([_, make, message]) => {
  const faults = botContract(make, { tables: NANJING, costly: false }).flatMap(({ check }) => faultOf(check));
  expect(faults.join('\n')).toContain(message);
});

function faultOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (thrown) {
    return [String((thrown as Error).cause)];
  }
}
