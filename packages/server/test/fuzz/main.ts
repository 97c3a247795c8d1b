// Attacks a server while someone plays on it: npm run fuzz -- [--seconds N] [--attackers N] [--seed S]

import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    attackers: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
console.log(`seed ${values.seed}`);
const { problems, ...report } = await fuzz({
  seed: values.seed,
  seconds: Number(values.seconds),
  attackers: Number(values.attackers),
});
console.log(report);
for (const problem of problems.slice(0, 30)) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('the server withstood everything');
process.exit();
