// npm run ratings:simulation: how soon ratings are right, and whether their deviations can be trusted.

import { parseArgs } from 'node:util';
import { FIRST_GLICKO_RATING } from '../../src/glicko.ts';
import { measure } from './measure.ts';
import { ByGlicko, ByPoints, ByWengLin } from './systems.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '400' },
    skill: { type: 'string', default: '20' },
    luck: { type: 'string', default: '214' },
    evenings: { type: 'string', default: '500' },
    prior: { type: 'string', default: '25' },
    seeds: { type: 'string', default: '1' },
  },
});
const [people, skill, luck, evenings, prior] = [
  values.people,
  values.skill,
  values.luck,
  values.evenings,
  values.prior,
].map(Number) as [number, number, number, number, number];
const first = { mean: 0, variance: prior ** 2 };
console.log(
  '| system | error below 50 | nine in ten within 50 | last error | within 2 deviations | not provisional | listed |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (let seed = 1; seed <= Number(values.seeds); seed++) {
  const systems = [
    new ByPoints(people, luck, first),
    new ByGlicko(people, { most: 350, least: 45 }),
    new ByGlicko(people, { most: 120, least: 30 }, { ...FIRST_GLICKO_RATING, volatility: 0.005 }),
    new ByWengLin(people, luck, first),
  ];
  for (const measured of measure({ people, skill, luck, evenings, seed: `ratings ${seed}` }, systems)) {
    const { name, rmsBelow50, nineInTen, finalError, coverage, established, listed } = measured;
    const columns = [
      rmsBelow50,
      nineInTen,
      finalError.toFixed(1),
      `${(100 * coverage).toFixed(1)} %`,
      established,
      listed,
    ];
    console.log(`| ${name} | ${columns.map((column) => column ?? `not in ${evenings}`).join(' | ')} |`);
  }
}
