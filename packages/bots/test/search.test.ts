import { apply, type Card, CardSet, rulesFor, setUp, viewFor, xoshiro128 } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { Tally } from '../src/search/tally.ts';
import { makeBot } from './make-bot.ts';

const cards = (text: string): Card[] => parseCards(text)!;

describe('a tally', () => {
  test('returns the prior before any simulation', () => {
    expect(new Tally(30, 100, 20).estimate(10, 0)).toBe(20);
  });

  test('moves from the prior towards the mean with every simulation', () => {
    const tally = new Tally(0, 100, 20);
    for (let world = 0; world < 25; world++) tally.add(50);
    // 25 results with deviation 100 have a standard error of 20, the same as the prior.
    expect(tally.estimate(0, 0)).toBeCloseTo(25);
  });
});

describe.each(['search-1', 'net-1-quick'])('search: %s', (name) => {
  /** Seat 0 leads with two cards left. Only one of them keeps seat 1, who has one card left, from going out. */
  const rules = rulesFor('nanjing');
  const hands = [cards('S9 DRG'), cards('SX'), cards('J2 P2 T3 J4'), cards('S2 T2 J3 P3')];
  const gone = rules.pack.filter((card) => !hands.flat().includes(card));
  const start = setUp(rules, { phase: 'play', hands, turn: 0, played: [0, 1, 2, 3], won: [gone] });
  if (!start.ok) throw new Error(start.problem);
  const contextFor = (seed: string, patience = 50) => {
    let asked = 0;
    return { random: xoshiro128(seed), outOfTime: () => asked++ >= patience };
  };

  test('leads its unbeatable card if the next player would go out by beating its other card', () => {
    const choice = makeBot(name).choose(viewFor(start.position, 0), 0, contextFor('a'));
    expect(choice?.action).toMatchObject({ type: 'play', cards: cards('DRG') });
    expect(choice?.reasons[0]?.code).toBe('best-in-simulated-rounds');
  });

  test('chooses a legal action even if it has no time', () => {
    const choice = makeBot(name).choose(viewFor(start.position, 0), 0, contextFor('b', 0));
    expect(apply(start.position, choice!.action).ok).toBe(true);
  });

  test('does nothing for a seat that has nothing to decide', () => {
    expect(makeBot(name).choose(viewFor(start.position, 1), 1, contextFor('c'))).toBeNull();
    expect(CardSet.of(hands[1]!).size).toBe(1);
  });
});
