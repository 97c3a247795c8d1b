import { rulesFor } from '@schupf/rules';
import { botContract, type ContractOptions, isThorough, looksAtClock } from '@schupf/testkit';
import { describe, test } from 'vitest';
import { problemWithBot, ROSTER } from '../src/index.ts';
import { makeBot } from './make-bot.ts';

/** These differ from a quicker bot only in their depth, which frozen.test.ts checks. */
export const SAME_BUT_DEEPER = ['net-1-deep', 'net-1-deepest', 'net-2-deep'];

/** Bots from before tables refused bots without networks for their game: they play like expert-1 there. */
export const FALLS_BACK = ['net-1-casual', 'net-1', 'net-1-quick', 'net-1-deep', 'net-1-deepest'];

/**
 * Tests the bot contract for each bot in the roster. The tables are divided among test files so that the files run in
 * parallel.
 */
export function describeContracts(tables: ContractOptions['tables']): void {
  for (const name of Object.keys(ROSTER)) {
    if (!isThorough && SAME_BUT_DEEPER.includes(name)) continue;
    // In other games, some learned bots play like expert-1: see fallback.test.ts.
    const isComplete = isThorough && FALLS_BACK.includes(name);
    const tested = isComplete ? tables : tables.filter(([variant]) => problemWithBot(name, variant) === null);
    const [first] = tested;
    if (first === undefined) continue;
    describe(name, () => {
      const make = () => makeBot(name);
      const costly = looksAtClock(make(), rulesFor(first[0]));
      for (const { title, check } of botContract(make, { tables: tested, costly })) test(title, check);
    });
  }
}
