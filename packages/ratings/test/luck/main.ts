// npm run ratings:luck: how much a round between four equal bots varies. The ratings need it for each game with teams.

import { parseArgs } from 'node:util';
import { ROSTER } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';
import { rulesFor, type Variant } from '@schupf/rules';
import { botMatch } from '@schupf/testkit';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4000' } } });
const rounds = Number(values.rounds);

console.log('| game | bot | rounds | standard deviation of the difference |\n| --- | --- | --- | --- |');
for (const [variant, name] of [
  ['nanjing', 'expert-1'],
  ['nanjing', 'net-1'],
  ['tientsin', 'expert-1'],
] as const satisfies readonly (readonly [Variant, string])[]) {
  const rules = rulesFor(variant);
  const bot = ROSTER[name]!.make({ networks: loadNetworks() });
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    let totals: readonly number[] = [0, 0];
    for (const { next } of botMatch(bot, rules, `luck/${round}`)) totals = next.open.totals;
    squares += (totals[0]! - totals[1]!) ** 2;
  }
  const deviation = Math.sqrt(squares / rounds);
  console.log(`| ${variant} | ${name} | ${rounds} | ${deviation.toFixed(0)} |`);
}
