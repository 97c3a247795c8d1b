import { rulesFor } from '@schupf/rules';
import { botContract, type ContractOptions, looksAtClock } from '@schupf/testkit';
import { describe, test } from 'vitest';
import { ROSTER } from '../src/index.ts';
import { makeBot } from './make-bot.ts';

/** The contract for everybody of the roster. Tables are divided among files, which run side by side. */
export function describeContracts(tables: ContractOptions['tables']): void {
  describe.for(Object.keys(ROSTER))('%s', (name) => {
    const make = () => makeBot(name);
    const costly = looksAtClock(make(), rulesFor('nanjing'));
    for (const { title, check } of botContract(make, { tables, costly })) test(title, check);
  });
}
