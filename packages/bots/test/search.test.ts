import { apply, type Card, CardSet, rulesFor, setUp, viewFor, xoshiro128 } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { Tally } from '../src/search/tally.ts';
import { makeBot } from './make-bot.ts';

const cards = (text: string): Card[] => parseCards(text)!;

describe('a tally', () => {
  test('believes the prior before anything was imagined', () => {
    expect(new Tally(30, 100, 20).estimate(10, 0)).toBe(20);
  });

  test('is drawn from the prior to the mean by what was imagined', () => {
    const tally = new Tally(0, 100, 20);
    for (let world = 0; world < 25; world++) tally.add(50);
    // 25 worlds of spread 100 are worth a standard error of 20: as much as the prior.
    expect(tally.estimate(0, 0)).toBeCloseTo(25);
  });
});

describe.each(['search-1', 'net-1-quick'])('search: %s', (name) => {
  /** A leads with two cards; B, who holds one, can only be kept from going out with what A leads. */
  const rules = rulesFor('nanjing');
  const hands = [cards('S9 DRG'), cards('SX'), cards('J2 P2 T3 J4'), cards('S2 T2 J3 P3')];
  const gone = rules.pack.filter((card) => !hands.flat().includes(card));
  const start = setUp(rules, { phase: 'play', hands, turn: 0, played: [0, 1, 2, 3], won: [gone] });
  if (!start.ok) throw new Error(start.problem);
  const help = (seed: string, patience = 50) => {
    let asked = 0;
    return { random: xoshiro128(seed), outOfTime: () => asked++ >= patience };
  };

  test('leads the card nobody can beat when the next would go out on the other', () => {
    const choice = makeBot(name).choose(viewFor(start.position, 0), 0, help('a'));
    expect(choice?.action).toMatchObject({ type: 'play', cards: cards('DRG') });
    expect(choice?.reasons[0]?.code).toBe('best-in-imagined-rounds');
  });

  test('answers legally without any time', () => {
    const choice = makeBot(name).choose(viewFor(start.position, 0), 0, help('b', 0));
    expect(apply(start.position, choice!.action).ok).toBe(true);
  });

  test('says nothing for a seat that is not asked', () => {
    expect(makeBot(name).choose(viewFor(start.position, 1), 1, help('c'))).toBeNull();
    expect(CardSet.of(hands[1]!).size).toBe(1);
  });
});
