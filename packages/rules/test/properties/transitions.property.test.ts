import { anyRules, misplacedCards, mustBeSame, runs, type Step, TABLES, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combinationOf, NO_SEAT, type Play, type Position, trusted, viewFor } from '../../src/index.ts';

const EACH = '%s, %i players';

test.for(TABLES)(
  `checked and trusted transitions agree, and checked ones leave the old position unchanged: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      let mirror: Position | null = null;
      let kept: Position | null = null;
      for (const step of walkMatch(rules, seed, 3)) {
        mirror ??= step.position.copy();
        mustBeSame(step.position, kept ?? mirror, `the position before ${step.action.type}`);
        repeat(mirror, step);
        mustBeSame(mirror, step.next, `the trusted transition after ${step.action.type}`, ['past']);
        kept = step.next.copy();
      }
    });
    fc.assert(property, runs(players > 6 ? 5 : 10));
  },
);

test.for(TABLES)(
  `changing a position in place leaves its successors unchanged: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      for (const step of walkMatch(rules, seed, 3)) {
        const before = step.position.copy();
        const successor = step.position.successor();
        repeat(step.position, step);
        mustBeSame(step.position, step.next, `the old position after its own ${step.action.type}`, ['past']);
        mustBeSame(successor, before, `its successor after ${step.action.type}`);
      }
    });
    fc.assert(property, runs(players > 6 ? 5 : 10));
  },
);

test('after unshareHands, the hands in a view follow every play made in place', () => {
  const property = fc.property(anyRules('nanjing', 4), fc.string(), (rules, seed) => {
    for (const step of walkMatch(rules, seed, 1)) {
      if (step.action.type !== 'play') continue;
      const position = step.position.successor();
      position.unshareHands();
      const { hands } = viewFor(position, 'omniscient');
      repeat(position, step);
      for (const [seat, hand] of step.next.hands.entries()) expect(hands[seat]!.equals(hand)).toBe(true);
    }
  });
  fc.assert(property, runs(10));
});

test.for(TABLES)(
  `[CARD1] every card of the pack is in exactly one place after every action: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      for (const { action, next } of walkMatch(rules, seed, 3)) {
        const problem = misplacedCards(next);
        if (problem !== null) throw new Error(`after ${action.type}: ${problem}`);
      }
    });
    fc.assert(property, runs(players > 6 ? 5 : 10));
  },
);

/** Carries out the same action in place, with the trusted transitions. */
function repeat(position: Position, { action, events }: Step): void {
  switch (action.type) {
    case 'deal':
      return trusted.deal(position, action.pack);
    case 'close-window':
      return trusted.closeWindow(position);
    case 'gather':
      return trusted.gather(position);
    case 'time-up':
      return trusted.callTime(position);
    case 'call':
      return trusted.call(position, action.seat, action.call);
    case 'withdraw':
      return trusted.withdraw(position, action.seat);
    case 'take':
      return trusted.take(position, action.seat);
    case 'decline':
      return trusted.decline(position, action.seat);
    case 'push':
      return trusted.push(position, action.seat, action.gifts);
    case 'take-back':
      return trusted.takePushBack(position, action.seat);
    case 'play':
      return trusted.play(position, action.seat, playOf(events), action.wish ?? 0, action.dogTo ?? NO_SEAT);
    case 'bomb':
      return trusted.play(position, action.seat, playOf(events), action.wish ?? 0, NO_SEAT);
    case 'pass':
      return trusted.pass(position, action.seat);
    case 'give':
      return trusted.give(position, action.to);
  }
}

function playOf(events: Step['events']): Play {
  for (const event of events) if (event.type === 'played') return combinationOf(event.play);
  throw new Error('nothing was played');
}
