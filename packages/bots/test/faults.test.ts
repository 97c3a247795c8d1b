// A contract that nobody can break says nothing: each of these bots breaks it in one way, and is found out.

import type { Card, CardSet, Seat, View } from '@schupf/rules';
import { botContract, TABLES } from '@schupf/testkit';
import { expect, test } from 'vitest';
import type { Bot, Choice, Help } from '../src/index.ts';
import { PolicyBot, type Reason } from '../src/index.ts';
import { randomPolicy } from '../src/random/random-policy.ts';

type Choose = Bot['choose'];

const NANJING = TABLES.filter(([variant]) => variant === 'nanjing');

/** A bot that plays at random, but for what is done to its answers. */
function spoilt(spoil: (choose: Choose) => Choose): () => Bot {
  return () => {
    const bot = new PolicyBot(randomPolicy);
    return { name: 'spoilt', choose: spoil((view, seat, help) => bot.choose(view, seat, help)) };
  };
}

function changed(change: (choice: Choice, view: View, help: Help, seat: Seat) => Choice | null): () => Bot {
  return spoilt((choose) => (view, seat, help) => {
    const choice = choose(view, seat, help);
    return choice === null ? null : change(choice, view, help, seat);
  });
}

const passesAlways = changed((choice, _view, _help, seat) =>
  choice.action.type === 'play' ? { ...choice, action: { type: 'pass', seat } } : choice,
);

const neverGives = changed((choice) => (choice.action.type === 'give' ? null : choice));

const answersForOthers = changed((choice) => {
  const seat = choice.action.seat ^ 1;
  return { ...choice, action: { ...choice.action, seat } };
});

const givesNoReason = changed(({ action }) => ({ action, reasons: [] }));

const makesReasonsUp = changed(({ action }) => ({
  action,
  reasons: [{ code: 'because' } as unknown as Reason],
}));

const answersWithSets = changed(({ action, reasons }) => {
  const cards = 'cards' in action ? (new Set(action.cards) as unknown as readonly Card[]) : [];
  return { action, reasons: [...reasons, { code: 'at-random', cards }] };
});

const handsOutItsMemory = () => {
  const memory: Reason[] = [];
  return changed(({ action, reasons }) => {
    memory.splice(0, memory.length, ...reasons, { code: 'at-random', value: action.seat });
    return { action, reasons: memory };
  })();
};

const countsItsAnswers = () => {
  let answers = 0;
  return changed((choice) => ({ ...choice, reasons: [{ code: 'at-random', value: answers++ }] }))();
};

const losesACard = spoilt((choose) => (view, seat, help) => {
  const choice = choose(view, seat, help);
  const hand = view.hands[seat] as CardSet | null;
  hand?.remove(hand.toArray()[0]!);
  return choice;
});

const reordersAList = spoilt((choose) => (view, seat, help) => {
  (view.open.players as number[]).reverse();
  (view.open.players as number[]).reverse();
  return choose(view, seat, help);
});

const looksForTheStack = spoilt((choose) => (view, seat, help) => {
  const { stack } = view as unknown as { readonly stack?: readonly Card[] };
  return stack === undefined ? choose(view, seat, help) : null;
});

/** Tells apart what looks the same, as one could who found the hidden half through an object of the view. */
const seesHiddenCards = changed((choice, view, _help, seat) => ({
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

const panics = spoilt((choose) => (view, seat, help) => {
  const choice = choose(view, seat, help);
  return help.outOfTime() && view.open.phase === 'push' ? null : choice;
});

const drawsElsewhere = spoilt((choose) => {
  let draws = 0;
  const random = () => Math.imul(++draws, 0x9e3779b9);
  return (view, seat, help) => choose(view, seat, { ...help, random });
});

test.for([
  ['passes when it has to play', passesAlways, 'was refused'],
  ['never gives the Dragon away', neverGives, 'nobody does what is due in phase gift'],
  ['answers for another seat', answersForOthers, 'asked for seat'],
  ['gives no reason', givesNoReason, 'no reason for'],
  ['makes reasons up', makesReasonsUp, 'nobody has words for the reason because'],
  ['answers with more than plain data', answersWithSets, 'the answer as text differs'],
  ['hands out its working memory', handsOutItsMemory, 'has changed since it was answered'],
  ['counts its answers', countsItsAnswers, 'the answer of a bot asked again differs'],
  ['loses a card of its hand', losesACard, 'read only property'],
  ['reorders a list', reordersAList, 'read only property'],
  ['looks for the stack', looksForTheStack, 'looked for view.stack'],
  ['knows one table from another that looks the same', seesHiddenCards, 'hold other cards differs'],
  ['does nothing when it is out of time', panics, 'nobody does what is due in phase push'],
  ['draws from elsewhere', drawsElsewhere, 'the answer of'],
] as const)('who %s is found out', ([_, make, words]) => {
  const faults = botContract(make, { tables: NANJING, costly: false }).flatMap(({ check }) => faultOf(check));
  expect(faults.join('\n')).toContain(words);
});

function faultOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (thrown) {
    return [String((thrown as Error).cause)];
  }
}
