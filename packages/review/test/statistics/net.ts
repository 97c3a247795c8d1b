// npm run statistics:net: measures the figures of net-1 for the statistics page, and stores them in the sources.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROSTER } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';
import { rulesFor } from '@schupf/rules';
import { botMatch, recordOf } from '@schupf/testkit';
import { FIGURE_NAMES, type Figures, sumOf, tallyMatch, unitOf } from '../../src/statistics/index.ts';

const TARGET = fileURLToPath(new URL('../../src/statistics/net-1.ts', import.meta.url));
/** More rounds than any match to 1,000 points has. */
const MAX_ROUNDS = 100;

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'statistics' } },
});
const rules = rulesFor('nanjing');
const bot = ROSTER['net-1']!.make({ networks: loadNetworks() });
const matches = Number(values.matches);
let rounds = 0;
let total: Figures | null = null;
for (let match = 0; match < matches; match++) {
  const record = recordOf(rules, botMatch(bot, rules, `${values.seed}/${match}`, { rounds: MAX_ROUNDS }));
  const tally = tallyMatch(record);
  rounds += tally.rounds;
  total = sumOf(total === null ? tally.players : [total, ...tally.players]);
  if (match % 10 === 9) process.stderr.write(`\r${match + 1} of ${matches} matches `);
}
if (total === null) throw new Error('no match was played');
write(total);

function write(figures: Figures): void {
  const lines = FIGURE_NAMES.filter((name) => !isTheSameForEveryone(name)).map((name) => {
    const { cases, sum } = figures[name];
    return `'${name}': { value: ${Number((sum / cases).toPrecision(unitOf(name) === 'points' ? 3 : 4))}, cases: ${cases} },\n`;
  });
  writeFileSync(
    TARGET,
    `// Written by \`npm run statistics:net\`. Do not edit it.
import type { Comparison } from './figures.ts';

/** The number of rounds in ${matches} matches. */
export const NET_1_ROUNDS = ${rounds};

export const NET_1: Comparison = {
${lines.join('')}};
`,
  );
  execFileSync('biome', ['check', '--write', TARGET], { stdio: 'inherit' });
}

/** If all four players are equal, each goes out first in a quarter of the rounds, and gains and losses cancel out. */
function isTheSameForEveryone(name: string): boolean {
  return name === 'matches-won' || name === 'points-per-round' || name === 'first-out';
}
