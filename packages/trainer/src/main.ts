import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { compileKernel, compileLearner } from './compile.ts';
import { drawCurve } from './curve.ts';
import { exportWeights } from './export.ts';
import { describe, type Progress } from './progress.ts';
import { RunFolder } from './run-folder.ts';
import { Training } from './training.ts';
import { inlineWorker, type TrainingWorker, threadWorker } from './workers.ts';

const HELP = `usage: npm run train -- [FLAGS]

Trains the networks of the four-player game by self-play and reports its progress. Run it again to resume an
interrupted run from its folder, or to continue a finished one with a higher number of rounds.

  --rounds N     rounds to play in total (default 1500000)
  --threads N    threads for self-play, in addition to the main thread, which trains; with 1 the main thread does
                 everything, and the same seed gives the same weights (default: one per core)
  --into FOLDER  where to save the run (default training)
  --seed TEXT    seed for the run (default 1)
  --every S      seconds between two reports (default 120)
  --deals N      deals per evaluation, each played twice (default 500)
  --export       write the current weights and their origin to packages/bots/assets
  --curve        write the learning curve to docs/
`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1500000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    into: { type: 'string', default: 'training' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '120' },
    deals: { type: 'string', default: '500' },
    export: { type: 'boolean', default: false },
    curve: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else if (values.export) exportWeights(new RunFolder(values.into));
else if (values.curve) drawCurve(new RunFolder(values.into));
else await train();

async function train(): Promise<void> {
  mkdirSync(values.into, { recursive: true });
  const folder = new RunFolder(values.into);
  const [kernel, learnerCode] = [await compileKernel(), await compileLearner()];
  const before = folder.checkpoint();
  const plannedRounds = count('rounds');
  const training =
    before === null
      ? new Training(values.seed, plannedRounds, learnerCode)
      : Training.resume(before, plannedRounds, learnerCode);
  if (before !== null) console.log(`resuming after ${before.rounds} rounds`);
  const workers = startWorkers(count('threads'), kernel);
  let seconds = before?.seconds ?? 0;
  while (!training.isOver) {
    const progress = await advance(training, workers, seconds);
    seconds = progress.seconds;
    folder.save(training.checkpoint(seconds), progress);
    console.log(describe(progress));
  }
  for (const worker of workers) worker.close();
}

/** Trains until the next report is due, then evaluates. */
async function advance(
  training: Training,
  workers: readonly TrainingWorker[],
  secondsBefore: number,
): Promise<Progress> {
  const start = performance.now();
  const { rounds, samplesTrained } = training;
  await training.run(workers, () => performance.now() - start > 1000 * count('every'));
  const elapsed = (performance.now() - start) / 1000;
  const deals = count('deals');
  const [planner, expert] = await Promise.all([
    training.evaluate(workers.at(0)!, 'planner-1', deals),
    training.evaluate(workers.at(-1)!, 'expert-1', deals),
  ]);
  return {
    seconds: secondsBefore + elapsed,
    rounds: training.rounds,
    roundsPerSecond: (training.rounds - rounds) / elapsed,
    samplesPerSecond: (training.samplesTrained - samplesTrained) / elapsed,
    losses: training.losses(),
    planner,
    expert,
  };
}

function startWorkers(threads: number, kernel: Uint8Array): TrainingWorker[] {
  if (threads === 1) return [inlineWorker(kernel)];
  return Array.from({ length: threads }, () => threadWorker(kernel));
}

function count(flag: 'rounds' | 'threads' | 'every' | 'deals'): number {
  const number = Number(values[flag]);
  if (Number.isInteger(number) && number > 0) return number;
  process.stderr.write(`--${flag} must be a whole number above 0, not "${values[flag]}"\n`);
  process.exit(2);
}
