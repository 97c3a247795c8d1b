import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { compileKernel, compileLearner } from './compile.ts';
import { type Checkpoint, Training } from './training.ts';
import { benchHere, benchInThread, type Worktop } from './workshop.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    into: { type: 'string', default: 'training' },
    every: { type: 'string', default: '60' },
    deals: { type: 'string', default: '400' },
  },
});

const folder = values.into;
const file = join(folder, 'checkpoint');
mkdirSync(folder, { recursive: true });
const kernel = await compileKernel();
const learner = await compileLearner();
const planned = Number(values.rounds);
const before = existsSync(file) ? (deserialize(readFileSync(file)) as Checkpoint) : null;
const training =
  before === null ? new Training(values.seed, planned, learner) : Training.resume(before, planned, learner);
const threads = Number(values.threads);
const worktops: Worktop[] =
  threads === 1 ? [benchHere(kernel)] : Array.from({ length: threads }, () => benchInThread(kernel));

let seconds = before?.seconds ?? 0;
if (before !== null) console.log(`goes on after ${before.rounds} rounds`);
while (!training.isOver) {
  const start = performance.now();
  const { rounds, learned } = training;
  await training.run(worktops, () => performance.now() - start > Number(values.every) * 1000);
  const took = (performance.now() - start) / 1000;
  seconds += took;
  const [planner, expert] = await Promise.all([
    training.examine(worktops[0]!, 'planner-1', Number(values.deals)),
    training.examine(worktops.at(-1)!, 'expert-1', Number(values.deals)),
  ]);
  const loss = training.losses();
  const line = {
    seconds: Math.round(seconds),
    rounds: training.rounds,
    roundsPerSecond: Math.round((training.rounds - rounds) / took),
    samplesPerSecond: Math.round((training.learned - learned) / took),
    lossPoints: Math.round(200 * Math.sqrt(loss.value)),
    lossFirst: Number(loss.first.toFixed(4)),
    lossOutcome: Number(loss.outcome.toFixed(4)),
    planner,
    expert,
  };
  appendFileSync(join(folder, 'progress.jsonl'), `${JSON.stringify(line)}\n`);
  console.log(
    `${line.seconds} s, ${line.rounds} rounds (${line.roundsPerSecond}/s), ${line.samplesPerSecond} samples/s, ` +
      `off by ${line.lossPoints} points, ${signed(planner.mean)} ± ${planner.error.toFixed(1)} over planner-1, ` +
      `${signed(expert.mean)} ± ${expert.error.toFixed(1)} over expert-1; calls ${planner.calls.toFixed(2)} ` +
      `(${(100 * planner.made).toFixed(0)} %), grand ${planner.grands.toFixed(3)} (${(100 * planner.grandsMade).toFixed(0)} %)`,
  );
  // Written beside and renamed: a run that is cut off while it writes must not lose what it had.
  writeFileSync(`${file}.new`, serialize(training.checkpoint(seconds)));
  renameSync(`${file}.new`, file);
}
for (const worktop of worktops) worktop.close();

function signed(points: number): string {
  return `${points >= 0 ? '+' : ''}${points.toFixed(1)}`;
}
