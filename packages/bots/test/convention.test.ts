import {
  type Gift,
  naturalRank,
  newMatch,
  rulesFor,
  type Seat,
  shuffledPack,
  trusted,
  viewFor,
} from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import type { Convention } from '../src/convention.ts';
import { makeBot } from './make-bot.ts';

const RULES = rulesFor('nanjing', { grandTichuLimit: 'off' });
const DEALS = 40;

/** The share of even ranks among the cards pushed to each neighbour. */
function evenShare(
  convention: Convention,
  name = 'club-1',
): { readonly next: number; readonly previous: number } {
  const bot = makeBot(name, convention);
  const even = { next: 0, previous: 0 };
  for (let deal = 0; deal < DEALS; deal++) {
    const position = newMatch(RULES);
    trusted.deal(position, shuffledPack(RULES, `xoshiro128:convention ${deal}`));
    const choice = bot.choose(viewFor(position, 0), 0, { random: () => 0, outOfTime: () => false });
    const gifts = choice?.action.type === 'push' ? choice.action.gifts : [];
    if (isEven(gifts, 1)) even.next++;
    if (isEven(gifts, 3)) even.previous++;
  }
  return { next: even.next / DEALS, previous: even.previous / DEALS };
}

function isEven(gifts: readonly Gift[], to: Seat): boolean {
  return naturalRank(gifts.find((gift) => gift.to === to)!.cards[0]!) % 2 === 0;
}

describe('the push', () => {
  test('gives even ranks to the next player if that is the convention', () => {
    const { next, previous } = evenShare('even-to-next');
    expect(next).toBeGreaterThan(0.75);
    expect(previous).toBeLessThan(0.25);
  });

  test('gives even ranks to the previous player if that is the convention', () => {
    const { next, previous } = evenShare('even-to-previous');
    expect(next).toBeLessThan(0.25);
    expect(previous).toBeGreaterThan(0.75);
  });

  test('follows the convention if the bot is a learned one, too', () => {
    const { next, previous } = evenShare('even-to-next', 'net-1');
    expect(next).toBeGreaterThan(previous + 0.3);
    const reversed = evenShare('even-to-previous', 'net-1');
    expect(reversed.previous).toBeGreaterThan(reversed.next + 0.3);
  });

  test('gives any rank to either neighbour if there is no convention', () => {
    const { next, previous } = evenShare('none');
    expect(next).toBeGreaterThan(0.2);
    expect(previous).toBeGreaterThan(0.2);
  });
});
