import { apply, type Options, type Position, rulesFor, setUp, viewFor } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { botMatch, contextFor, isThorough, looksAtClock } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { problemWithBot, ROSTER } from '../src/roster.ts';
import { makeBot } from './make-bot.ts';

const PENALTY = { wishEnforcement: 'penalty-200', matchEnd: 'never' } as const;
const ROUNDS = isThorough ? 100 : 20;
/** Bots that search are slow, so `npm test` lets them play only two rounds, with about two wishes. */
const ROUNDS_OF_SEARCHERS = isThorough ? 100 : 2;
/** How many worlds a searching bot may simulate per decision. */
const PATIENCE = 2;

/** Seat A has led the Mah Jong and wished for an ace; it is seat B's turn. */
function aceWished(hand: string, options: Partial<Options>): Position {
  const rules = rulesFor('nanjing', options);
  const hands = ['S4 J4', hand, 'S5 J5', 'S6 J6'].map((cards) => parseCards(cards)!);
  const start = setUp(rules, {
    phase: 'play',
    hands,
    trick: [{ seat: 0, cards: parseCards('MJ')!, phoenixAs: [] }],
    turn: 1,
    wish: 14,
    played: [0, 1, 2, 3],
  });
  if (!start.ok) throw new Error(start.problem);
  return start.position;
}

function answerOf(name: string, position: Position): string {
  const choice = makeBot(name).choose(viewFor(position, 1), 1, contextFor('an ace', PATIENCE));
  if (choice === null) throw new Error(`${name} did not answer`);
  const { action } = choice;
  expect(apply(position, action).ok).toBe(true);
  return action.type === 'play' ? formatCards(action.cards) : action.type;
}

const BOTS = Object.keys(ROSTER).filter((name) => problemWithBot(name, 'nanjing') === null);

describe.each(BOTS)('[WISH15] with a penalty for ignoring a wish, %s', (name) => {
  test.each(['SA JA S3', 'SA SK JK PK TK', 'SA JA PA TA S2'])('plays the ace from %s', (hand) => {
    const position = aceWished(hand, PENALTY);
    expect(answerOf(name, position)).toMatch(/^[JSPT]A( [JSPT]A)*$/);
  });

  test('may pass or play anything if it has no ace', () => {
    expect(answerOf(name, aceWished('S3 SK', PENALTY))).toMatch(/^(pass|S3|SK)$/);
  });

  test('plays whole rounds without ignoring a wish', () => {
    const bot = makeBot(name);
    const isSlow = looksAtClock(bot, rulesFor('nanjing'));
    const rounds = isSlow ? ROUNDS_OF_SEARCHERS : ROUNDS;
    let ended = 0;
    let wishes = 0;
    const breaches: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const seed = `penalty ${round}`;
      for (const { events } of botMatch(bot, rulesFor('nanjing', PENALTY), seed, {
        patience: () => PATIENCE,
      })) {
        for (const event of events) {
          if (event.type === 'played' && event.wish !== 0) wishes++;
          if (event.type !== 'round-ended') continue;
          ended++;
          if (event.violation !== null) breaches.push(seed);
        }
      }
    }
    expect(ended).toBe(rounds);
    expect(wishes).toBeGreaterThanOrEqual(rounds / 2);
    expect(breaches).toEqual([]);
  });
});
