import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { LEARNED_GAMES } from '@schupf/bots/training';
import { compileKernel, compileLearner } from './compile.ts';
import { exportWeights } from './export.ts';
import { packCheckpoint, unpackCheckpoint } from './packed-checkpoint.ts';
import { describe, type Progress } from './progress.ts';
import { RunFolder } from './run-folder.ts';
import { Training } from './training.ts';
import { inlineWorker, type TrainingWorker, threadWorker, type WorkerSetup } from './workers.ts';

const TAUGHT_GAME = 'nanjing';

const HELP = `usage: npm run train -- --game GAME [FLAGS]
       npm run train -- --resume FOLDER [FLAGS]

Trains the networks of a game by self-play, and reports its progress. Ctrl-C or SIGTERM stops the run after the current
job and saves everything; --resume then continues as if it had not been stopped.

  --game GAME    ${LEARNED_GAMES.join(', ')}
  --resume FOLDER
                 continue the run in this folder
  --from FILE    start from a packed checkpoint, in the folder given by --into
  --into FOLDER  where to save a new run (default training)
  --rounds N     rounds to play in total (default 1500000, or as planned when the run began); the learning rate falls
                 until then
  --minutes N    stop after this time, although rounds are left
  --threads N    threads for self-play, in addition to the main thread, which trains; with 1 the main thread does
                 everything, and the same seed gives the same weights (default: one per core)
  --seed TEXT    seed for a new run (default 1)
  --taught N     first learn from net-1, in N rounds that it plays (default 0; only for ${TAUGHT_GAME})
  --every S      seconds between two reports (default 300)
  --deals N      deals per evaluation, each played twice (default 300)
  --export FOLDER
                 write the current weights of a run and their origin to packages/bots/assets
  --pack FOLDER  write a small checkpoint of a run to packages/trainer/checkpoints
`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    resume: { type: 'string' },
    from: { type: 'string' },
    into: { type: 'string', default: 'training' },
    rounds: { type: 'string' },
    minutes: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    taught: { type: 'string', default: '0' },
    every: { type: 'string', default: '300' },
    deals: { type: 'string', default: '300' },
    export: { type: 'string' },
    pack: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const DEFAULT_ROUNDS = 1_500_000;
const TEACHER = new URL('../../bots/assets/nanjing-1.weights', import.meta.url);
const CHECKPOINTS = new URL('../checkpoints/', import.meta.url);

if (values.help) process.stdout.write(HELP);
else if (values.export !== undefined) exportWeights(new RunFolder(values.export));
else if (values.pack !== undefined) pack(new RunFolder(values.pack));
else await train();

function pack(folder: RunFolder): void {
  const checkpoint = folder.checkpoint();
  const bytes = packCheckpoint(checkpoint);
  writeFileSync(new URL(`${checkpoint.game}-2.checkpoint`, CHECKPOINTS), bytes);
  console.log(`${checkpoint.game}-2.checkpoint: ${bytes.length} bytes after ${checkpoint.rounds} rounds`);
}

async function train(): Promise<void> {
  const folder = new RunFolder(values.resume ?? values.into);
  if (values.resume === undefined && folder.hasRun) {
    refuse(`${values.into} already contains a run: continue it with --resume, or choose another folder`);
  }
  const { training, game, seconds: secondsBefore } = await begin(folder);
  const teacher = game === TAUGHT_GAME ? readFileSync(TEACHER) : null;
  const setup = { game, kernel: await compileKernel(), teacher };
  const workers = startWorkers(count(values.threads, 'threads'), setup);
  const stop = stopRequest();
  let seconds = secondsBefore;
  while (!training.isOver && !stop()) {
    const { rounds, samplesTrained } = training;
    const start = performance.now();
    await training.run(workers, () => stop() || elapsedSince(start) > count(values.every, 'every'));
    const elapsed = elapsedSince(start);
    seconds += elapsed;
    folder.save(training.checkpoint(seconds), stop() ? training.replay : null);
    if (stop()) break;
    const progress: Progress = {
      seconds,
      rounds: training.rounds,
      roundsPerSecond: (training.rounds - rounds) / elapsed,
      samplesPerSecond: (training.samplesTrained - samplesTrained) / elapsed,
      losses: training.losses(),
      ...(await evaluate(training, workers, teacher !== null)),
    };
    folder.report(progress);
    console.log(describe(progress));
  }
  folder.save(training.checkpoint(seconds), training.replay);
  console.log(`stopped after ${training.rounds} rounds`);
  for (const worker of workers) worker.close();
}

async function begin(folder: RunFolder) {
  const learnerCode = await compileLearner();
  const rounds = values.rounds === undefined ? null : count(values.rounds, 'rounds');
  if (values.resume !== undefined || values.from !== undefined) {
    const before =
      values.from === undefined ? folder.checkpoint() : unpackCheckpoint(readFileSync(values.from));
    folder.create();
    const replay = values.from === undefined ? folder.replay() : null;
    console.log(`resuming ${before.game} after ${before.rounds} rounds`);
    const training = Training.resume(before, replay, rounds ?? before.plannedRounds, learnerCode);
    return { training, game: before.game, seconds: before.seconds };
  }
  const game = LEARNED_GAMES.find((name) => name === values.game);
  if (game === undefined) refuse(`--game must be one of ${LEARNED_GAMES.join(', ')}`);
  folder.create();
  const taughtRounds = values.taught === '0' ? 0 : count(values.taught, 'taught');
  if (taughtRounds > 0 && game !== TAUGHT_GAME) refuse(`--taught is only for ${TAUGHT_GAME}`);
  const plan = { game, seed: values.seed, plannedRounds: rounds ?? DEFAULT_ROUNDS, taughtRounds };
  return { training: new Training(plan, learnerCode), game, seconds: 0 };
}

async function evaluate(training: Training, workers: readonly TrainingWorker[], withNet1: boolean) {
  const deals = count(values.deals, 'deals');
  const [planner, expert] = await Promise.all([
    training.evaluate(workers.at(0)!, 'planner-1', deals),
    training.evaluate(workers.at(-1)!, 'expert-1', deals),
  ]);
  if (!withNet1) return { planner, expert };
  return { planner, expert, net1: await training.evaluate(workers.at(0)!, 'net-1', deals) };
}

/** Tells whether the run has been asked to stop, by a signal or because its time is up. */
function stopRequest(): () => boolean {
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopped = true;
    });
  }
  const start = performance.now();
  const limit =
    values.minutes === undefined ? Number.POSITIVE_INFINITY : 60 * count(values.minutes, 'minutes');
  return () => isStopped || elapsedSince(start) > limit;
}

function elapsedSince(start: number): number {
  return (performance.now() - start) / 1000;
}

function startWorkers(threads: number, setup: WorkerSetup): TrainingWorker[] {
  if (threads === 1) return [inlineWorker(setup)];
  return Array.from({ length: threads }, () => threadWorker(setup));
}

function count(text: string, flag: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  refuse(`--${flag} must be a whole number above 0, not "${text}"`);
}

function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
