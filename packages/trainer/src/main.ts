import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { compileKernel, compileLearner } from './compile.ts';
import { drawCurve } from './curve.ts';
import { exportWeights } from './export.ts';
import { describe, type Progress } from './progress.ts';
import { RunFolder } from './run-folder.ts';
import { Training } from './training.ts';
import { benchHere, benchInThread, type Worktop } from './workshop.ts';

const HELP = `usage: npm run train -- [FLAGS]

Teaches the networks of the four-player game by self-play, and says now and then how far they have come. A run that is
interrupted goes on from its folder; with more rounds than before it goes on after its end.

  --rounds N     rounds to play in all (default 1500000)
  --threads N    threads for self-play beside the one that learns; with 1 all is done in one, and the same seed gives
                 the same weights (default as many as there are cores)
  --into FOLDER  where the run is kept (default training)
  --seed TEXT    (default 1)
  --every S      seconds between two reports (default 120)
  --deals N      deals of each exam, played twice (default 500)
  --export       writes the weights learned so far, and where they come from, to packages/bots/assets
  --curve        writes how strength grew with rounds to docs/
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
  const [kernel, learner] = [await compileKernel(), await compileLearner()];
  const before = folder.checkpoint();
  const planned = count('rounds');
  const training =
    before === null ? new Training(values.seed, planned, learner) : Training.resume(before, planned, learner);
  if (before !== null) console.log(`goes on after ${before.rounds} rounds`);
  const worktops = openWorktops(count('threads'), kernel);
  let seconds = before?.seconds ?? 0;
  while (!training.isOver) {
    const progress = await advance(training, worktops, seconds);
    seconds = progress.seconds;
    folder.keep(training.checkpoint(seconds), progress);
    console.log(describe(progress));
  }
  for (const worktop of worktops) worktop.close();
}

/** Goes on for a while, and then takes exams. */
async function advance(training: Training, worktops: readonly Worktop[], before: number): Promise<Progress> {
  const start = performance.now();
  const { rounds, learned } = training;
  await training.run(worktops, () => performance.now() - start > 1000 * count('every'));
  const took = (performance.now() - start) / 1000;
  const exam = (at: number, examiner: 'planner-1' | 'expert-1') =>
    training.examine(worktops.at(at)!, examiner, count('deals'));
  const [planner, expert] = await Promise.all([exam(0, 'planner-1'), exam(-1, 'expert-1')]);
  return {
    seconds: before + took,
    rounds: training.rounds,
    roundsPerSecond: (training.rounds - rounds) / took,
    samplesPerSecond: (training.learned - learned) / took,
    losses: training.losses(),
    planner,
    expert,
  };
}

function openWorktops(threads: number, kernel: Uint8Array): Worktop[] {
  if (threads === 1) return [benchHere(kernel)];
  return Array.from({ length: threads }, () => benchInThread(kernel));
}

function count(flag: 'rounds' | 'threads' | 'every' | 'deals'): number {
  const number = Number(values[flag]);
  if (Number.isInteger(number) && number > 0) return number;
  process.stderr.write(`--${flag} must be a whole number above 0, not "${values[flag]}"\n`);
  process.exit(2);
}
