import { apply, type Card, rulesFor, setUp, viewFor, xoshiro128 } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { botContract, botMatch, recordOf, TABLES } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { loadNetworks } from '../node/networks.ts';
import { ROSTER, TRIALS, weightsFor } from '../src/index.ts';
import { LearnedPolicy } from '../src/learned/learned-policy.ts';
import { Net2Encoder } from '../src/learned/net-2-encoder.ts';
import { isRude } from '../src/learned/partner-manners.ts';
import { PartnerPolicy } from '../src/learned/partner-policy.ts';
import { Contest } from '../src/search-2/contest.ts';
import { type Effort, Search2Bot } from '../src/search-2/search-2-bot.ts';

const cards = (text: string): Card[] => parseCards(text)!;
const networks = loadNetworks();

/** Searches everything that can be searched, and infers everything that can be inferred. */
const THOROUGH: Effort = {
  maxWorlds: 30,
  minWorlds: 4,
  weighing: { priorDeviation: 20, dropMargin: 2 },
  shortlist: { maxCandidates: 5, pruneMargin: 60 },
  leaf: { share: 0.4, tricks: 2 },
  belief: { draws: 2, wishes: true, calls: true, turns: 3 },
  callMargin: 40,
  searches: { grand: true, gift: true },
};

const withNet1 = (effort = THOROUGH) =>
  new Search2Bot('search-2 with net-1', () => new LearnedPolicy('net-1', networks.evaluator), effort);

const withNet2 = () =>
  new Search2Bot(
    'search-2 with net-2',
    (rules) =>
      new PartnerPolicy('net-2', networks.get(weightsFor(rules)), {
        encoderFor: (known) => new Net2Encoder(known),
      }),
    THOROUGH,
    isRude,
  );

test.for(Object.keys(TRIALS))(
  '%s is under trial: it reports that name, and tables do not offer it',
  (name) => {
    expect(TRIALS[name]!.make({ networks }).name).toBe(name);
    expect(Object.keys(ROSTER)).not.toContain(name);
  },
);

describe('a contest', () => {
  const weighing = { priorDeviation: 20, dropMargin: 2 };

  test('is won by the better prior before any result', () => {
    expect(new Contest([3, 12, 5], weighing).best()).toEqual({ index: 1, margin: 7 });
  });

  test('is won by the better results after many worlds', () => {
    const contest = new Contest([10, 0], weighing);
    for (let world = 0; world < 200; world++) contest.add(Float64Array.of(world % 7, 50 + (world % 5)));
    expect(contest.best().index).toBe(1);
    expect(contest.best().margin).toBeGreaterThan(40);
  });

  test('is not affected by luck that all candidates share', () => {
    const bits = xoshiro128('luck');
    const [plain, lucky] = [new Contest([0, 0, 0], weighing), new Contest([0, 0, 0], weighing)];
    for (let world = 0; world < 40; world++) {
      const results = Float64Array.from([0, 8, -3], (mean) => mean + (bits() >>> 26));
      const luck = bits() >>> 23;
      plain.add(results);
      lucky.add(results.map((result) => result + luck));
    }
    expect(lucky.best().index).toBe(plain.best().index);
    expect(lucky.best().margin).toBeCloseTo(plain.best().margin, 6);
  });

  test('drops only the candidates that are clearly behind', () => {
    const contest = new Contest([0, 0, 0], weighing);
    for (let world = 0; world < 60; world++) {
      contest.add(Float64Array.of(world % 2 === 0 ? 40 : -40, world % 3 === 0 ? 42 : -20, -300));
    }
    contest.drop();
    expect(contest.left).toEqual([0, 1]);
  });
});

describe('a search with values', () => {
  /** Seat 0 leads with two cards left. Only one of them keeps seat 1, who has one card left, from going out. */
  const rules = rulesFor('nanjing');
  const hands = [cards('S9 DRG'), cards('SX'), cards('J2 P2 T3 J4'), cards('S2 T2 J3 P3')];
  const gone = rules.pack.filter((card) => !hands.flat().includes(card));
  const start = setUp(rules, { phase: 'play', hands, turn: 0, played: [0, 1, 2, 3], won: [gone] });
  if (!start.ok) throw new Error(start.problem);
  const contextFor = (seed: string, patience = 500) => {
    let asked = 0;
    return { random: xoshiro128(seed), outOfTime: () => asked++ >= patience };
  };

  test('leads its unbeatable card if the next player would go out by beating its other card', () => {
    const choice = withNet1().choose(viewFor(start.position, 0), 0, contextFor('a'));
    expect(choice?.action).toMatchObject({ type: 'play', cards: cards('DRG') });
  });

  test('chooses a legal action even if it has no time', () => {
    const choice = withNet1().choose(viewFor(start.position, 0), 0, contextFor('b', 0));
    expect(apply(start.position, choice!.action).ok).toBe(true);
  });

  test('uses the time it is given, unless the best choice is clear', () => {
    // Neither lead wins anything, so further worlds never show which card is better.
    const equal = ['J2 S3', 'SA', 'TA', 'PA'].map(cards);
    const rest = rules.pack.filter((card) => !equal.flat().includes(card));
    const even = setUp(rules, { phase: 'play', hands: equal, turn: 0, played: [0, 1, 2, 3], won: [rest] });
    if (!even.ok) throw new Error(even.problem);
    const asks = (patience: number, position = even.position) => {
      let asked = 0;
      const outOfTime = () => ++asked > patience;
      withNet1().choose(viewFor(position, 0), 0, { random: xoshiro128('c'), outOfTime });
      return asked;
    };
    expect(asks(20)).toBe(21);
    expect(asks(1000)).toBe(2 * THOROUGH.maxWorlds);
    expect(asks(1000, start.position)).toBeLessThan(2 * THOROUGH.maxWorlds);
  });

  test('plays the same rounds with the same seed', () => {
    const play = () => recordOf(rules, botMatch(withNet1(), rules, 'again', { patience: () => 40 }));
    expect(play()).toEqual(play());
  });
});

describe('with net-1', () => {
  for (const { title, check } of botContract(() => withNet1(), { tables: [['nanjing', 4]], costly: true }))
    test(title, check);
});

describe('with net-2', () => {
  const tables = TABLES.filter(([variant]) => variant !== 'nanjing');
  for (const { title, check } of botContract(withNet2, { tables, costly: true })) test(title, check);
});
