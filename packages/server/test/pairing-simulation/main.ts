// npm run pairing:simulation: how long people wait for others, and how well they fit together.

import process from 'node:process';
import { parseArgs } from 'node:util';
import { chooseGroups } from '../../src/pairing/groups.ts';
import { PAIR_INTERVAL_MS } from '../../src/pairing/pairer.ts';
import type { Party } from '../../src/pairing/party.ts';
import { Population, type SimulatedPerson } from './population.ts';
import { simulate } from './simulation.ts';

const { values } = parseArgs({
  options: {
    online: { type: 'string', default: '20,200,2000' },
    hours: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'pairing' },
    rush: { type: 'string', default: '2000' },
  },
});

for (const online of values.online.split(',').map(Number)) {
  const measured = simulate({ online, hours: Number(values.hours), seed: values.seed });
  const { waits, spreads, unevenness, rounds } = measured;
  const seconds = waits.map((wait) => wait / 1000);
  console.log(`| ${online} people online | |\n| --- | --- |`);
  print('seeks', `${measured.seeks}`);
  print(
    'brought together: people, median and p95 of their waiting time',
    `${waits.length}, ${both(seconds)} s`,
  );
  print('seeks offered bots', share(measured.offeredBots, measured.seeks));
  print('seeks given up after five minutes', share(measured.gaveUp, measured.seeks));
  print('highest minus lowest rating of a group, median and p95', both(spreads));
  print('difference between the sides, median and p95', both(unevenness));
  print('pairs who had met within two hours', share(measured.repeats, measured.pairs));
  print('newcomers who met only newcomers', share(measured.amongNewcomers, measured.newcomers));
  print('CPU per pairing, median, p95 and longest', `${both(rounds)}, ${Math.max(...rounds).toFixed(1)} ms`);
  console.log();
}
for (const ratings of ['different', 'equal'] as const) rush(Number(values.rush), ratings);

/** As after a restart: everyone looks for the same at once. */
function rush(count: number, ratings: 'different' | 'equal'): void {
  const population = new Population(count, values.seed);
  let waiting: readonly Party[] = Array.from({ length: count }, () => {
    const [{ id, rating }] = population.arrival().people as [SimulatedPerson];
    return { people: [{ id, rating: ratings === 'equal' ? 1500 : rating, isNewcomer: false }], since: 0 };
  });
  const times: number[] = [];
  for (let now = PAIR_INTERVAL_MS; waiting.length >= 4; now += PAIR_INTERVAL_MS) {
    const before = process.cpuUsage();
    const groups = chooseGroups({
      game: { variant: 'nanjing', players: 4 },
      ...{ parties: waiting, now, acquaintances: { mayMeet: () => true, meetings: () => 0 } },
    });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    const seated = new Set(groups.flatMap(({ parties }) => parties));
    waiting = waiting.filter((party) => !seated.has(party));
  }
  const longest = Math.round(Math.max(...times));
  console.log(
    `${count} people at once, ratings ${ratings}: all together after ${times.length} pairings of ${longest} ms at most`,
  );
}

function print(what: string, value: string): void {
  console.log(`| ${what} | ${value} |`);
}

function both(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)}, ${at(0.95)}`;
}

function share(part: number, of: number): string {
  return of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} %`;
}
