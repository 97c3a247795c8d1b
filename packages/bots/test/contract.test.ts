import { VARIANT_FACTS } from '@schupf/rules';
import { TABLES } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { ROSTER } from '../src/index.ts';
import { makeBot } from './make-bot.ts';
import { describeContracts } from './support.ts';

test.for(Object.keys(ROSTER))('the bot listed as %s reports that name', (name) => {
  expect(makeBot(name).name).toBe(name);
});

describeContracts(TABLES.filter(([variant]) => !VARIANT_FACTS[variant].hasRanks));
