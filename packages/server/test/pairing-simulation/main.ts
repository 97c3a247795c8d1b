// npm run pairing:simulation: how long people wait for others, and how well they fit together.

import process from 'node:process';
import { parseArgs } from 'node:util';
import { chooseGroups } from '../../src/pairing/groups.ts';
import { PAIR_INTERVAL_MS } from '../../src/pairing/pairer.ts';
import type { Party } from '../../src/pairing/party.ts';
import { Population, type SimulatedPerson } from './population.ts';
import { type Measured, simulate } from './simulation.ts';

const { values } = parseArgs({
  options: {
    online: { type: 'string', default: '20,200,2000' },
    hours: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'pairing' },
    /** Shares of people who accept more than one kind of match. */
    flexible: { type: 'string', default: '0,0.5' },
    rush: { type: 'string', default: '2000' },
  },
});

const columns = values.flexible.split(',').flatMap((flexible) =>
  values.online.split(',').map((online) => {
    const options = { online: Number(online), flexible: Number(flexible), hours: Number(values.hours) };
    return { ...options, measured: simulate({ ...options, seed: values.seed }) };
  }),
);
printRow(['people online', ...columns.map(({ online }) => String(online))]);
printRow(['---', ...columns.map(() => '---')]);
printRow(['share who accept more', ...columns.map(({ flexible }) => share(flexible, 1))]);
const print = (what: string, value: (measured: Measured) => string) =>
  printRow([what, ...columns.map(({ measured }) => value(measured))]);
print('seeks', ({ seeks }) => String(seeks));
print('people brought together', ({ waits }) => String(waits.length));
print('their waiting time, median and p95', ({ waits }) => secondsOf(waits));
print('that of newcomers', ({ newcomerWaits }) => secondsOf(newcomerWaits));
print('seeks offered bots', ({ offeredBots, seeks }) => share(offeredBots, seeks));
print('seeks given up after five minutes', ({ gaveUp, seeks }) => share(gaveUp, seeks));
print('highest minus lowest rating of a group, median and p95', ({ spreads }) => both(spreads));
print('difference between the sides, median and p95', ({ unevenness }) => both(unevenness));
print('pairs who had met within two hours', ({ repeats, pairs }) => share(repeats, pairs));
print('newcomers who met only newcomers', ({ amongNewcomers, newcomers }) =>
  share(amongNewcomers, newcomers),
);
print('newcomers who met another one', ({ withNewcomer, newcomers }) => share(withNewcomer, newcomers));
print(
  'CPU per pairing, median, p95 and longest',
  ({ rounds }) => `${both(rounds)}, ${Math.max(...rounds).toFixed(1)} ms`,
);
console.log();
for (const ratings of ['different', 'equal'] as const) rush(Number(values.rush), ratings);

/** As after a restart: everyone looks for the same at once. */
function rush(count: number, ratings: 'different' | 'equal'): void {
  const population = new Population({ online: count, seed: values.seed, flexible: 0 });
  let waiting: readonly Party[] = Array.from({ length: count }, () => {
    const [{ id, rating }] = population.arrival().people as [SimulatedPerson];
    return {
      people: [{ id, rating: ratings === 'equal' ? 1500 : rating, isNewcomer: false }],
      since: 0,
      terms: 1,
    };
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

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function secondsOf(milliseconds: readonly number[]): string {
  return `${both(milliseconds.map((time) => time / 1000))} s`;
}

function both(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)}, ${at(0.95)}`;
}

function share(part: number, of: number): string {
  return of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} %`;
}
