import { readFileSync } from 'node:fs';
import { isThorough } from '@schupf/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileKernel, compileLearner } from '../src/compile.ts';
import { Training } from '../src/training.ts';
import { inlineWorker, type TrainingWorker } from '../src/workers.ts';

/** A search for new failures trains for longer: see packages/testkit/src/runs.ts. */
const ROUNDS = isThorough ? 1500 : 600;
const never = () => false;

let kernel: Uint8Array;
let learnerCode: Uint8Array;
let worker: TrainingWorker;

beforeAll(async () => {
  [kernel, learnerCode] = [await compileKernel(), await compileLearner()];
  worker = inlineWorker(kernel);
});

test('the shipped kernel is up to date with its source', () => {
  const shipped = readFileSync(new URL('../../bots/assets/kernel.wasm', import.meta.url));
  expect(shipped.equals(kernel)).toBe(true);
});

describe('a short training run', () => {
  test('learns to beat random play', async () => {
    const training = new Training('short', ROUNDS, learnerCode);
    const before = await training.evaluate(worker, 'random', 60);
    await training.run([worker], never);
    const after = await training.evaluate(worker, 'random', 60);
    expect(training.rounds).toBe(ROUNDS);
    expect(after.mean - after.margin).toBeGreaterThan(30);
    expect(after.mean).toBeGreaterThan(before.mean + 30);
  });

  test('gives the same weights for the same seed, and different ones for another seed', async () => {
    const learn = async (seed: string) => {
      const training = new Training(seed, 120, learnerCode);
      await training.run([worker], never);
      return training.averagedWeights.play;
    };
    const first = await learn('a');
    expect(await learn('a')).toEqual(first);
    expect(await learn('b')).not.toEqual(first);
  });

  test('resumes where it was interrupted', async () => {
    let jobs = 0;
    const training = new Training('cut', 200, learnerCode);
    await training.run([worker], () => ++jobs > 1);
    expect(training.isOver).toBe(false);
    const resumed = Training.resume(training.checkpoint(1), 200, learnerCode);
    expect(resumed.rounds).toBe(training.rounds);
    expect(resumed.averagedWeights.play).toEqual(training.averagedWeights.play);
    await resumed.run([worker], never);
    expect(resumed.isOver).toBe(true);
  });
});
