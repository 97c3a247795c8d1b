import { VARIANT_FACTS } from '@schupf/rules';
import { TABLES } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { ROSTER } from '../src/index.ts';
import { makeBot } from './make-bot.ts';
import { describeContracts } from './support.ts';

test.for(Object.keys(ROSTER))('%s has the same name as in the roster', (name) => {
  expect(makeBot(name).name).toBe(name);
});

describeContracts(TABLES.filter(([variant]) => !VARIANT_FACTS[variant].hasRanks));
