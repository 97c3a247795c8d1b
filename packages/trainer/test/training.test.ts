import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEARNED_GAMES, NETWORKS } from '@schupf/bots/training';
import { isThorough } from '@schupf/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileKernel, compileLearner } from '../src/compile.ts';
import { packCheckpoint, unpackCheckpoint } from '../src/packed-checkpoint.ts';
import { RunFolder } from '../src/run-folder.ts';
import { Training } from '../src/training.ts';
import { inlineWorker, type TrainingWorker } from '../src/workers.ts';

/** A search for new failures trains for longer: see packages/testkit/src/runs.ts. */
const ROUNDS = isThorough ? 3000 : 900;
const never = () => false;
const folders = mkdtempSync(join(tmpdir(), 'training-'));

let kernel: Uint8Array;
let learnerCode: Uint8Array;
let worker: TrainingWorker;

beforeAll(async () => {
  [kernel, learnerCode] = [await compileKernel(), await compileLearner()];
  worker = inlineWorker({ game: 'nanjing', kernel, teacher: null });
});

afterAll(() => rmSync(folders, { recursive: true }));

function start(seed: string, plannedRounds: number): Training {
  return new Training({ game: 'nanjing', seed, plannedRounds, taughtRounds: 0 }, learnerCode);
}

/** Stops before the job with this number, counted from 0. */
function beforeJob(number: number): () => boolean {
  let jobs = 0;
  return () => jobs++ === number;
}

/** Whether two sets of weights are equal to the bit. Comparing hundreds of thousands of items one by one is slow. */
function isSame(a: Float32Array, b: Float32Array): boolean {
  return Buffer.from(a.buffer, a.byteOffset, a.byteLength).equals(
    Buffer.from(b.buffer, b.byteOffset, b.byteLength),
  );
}

test('the shipped kernel is up to date with its source', () => {
  const shipped = readFileSync(new URL('../../bots/assets/kernel.wasm', import.meta.url));
  expect(shipped.equals(kernel)).toBe(true);
});

describe('a short training run', () => {
  test('learns to beat random play', async () => {
    // A rank game, because a few hundred rounds do not teach when to call Grand Tichu.
    const training = new Training(
      { game: 'ranks', seed: 'short', plannedRounds: ROUNDS, taughtRounds: 0 },
      learnerCode,
    );
    const own = inlineWorker({ game: 'ranks', kernel, teacher: null });
    const before = await training.evaluate(own, 'random', 40);
    await training.run([own], never);
    const after = await training.evaluate(own, 'random', 40);
    expect(training.rounds).toBe(ROUNDS);
    expect(after.mean - after.margin).toBeGreaterThan(20);
    expect(after.mean).toBeGreaterThan(before.mean + 20);
  });

  test('gives the same weights for the same seed, and different ones for another seed', async () => {
    const learn = async (seed: string) => {
      const training = start(seed, 300);
      await training.run([worker], never);
      return training.averagedWeights.play;
    };
    const first = await learn('a');
    expect(isSame(await learn('a'), first)).toBe(true);
    expect(isSame(await learn('b'), first)).toBe(false);
  });

  test('gives the same weights when it is stopped and resumed from its folder', async () => {
    const uninterrupted = start('cut', 300);
    await uninterrupted.run([worker], never);

    const stopped = start('cut', 300);
    await stopped.run([worker], beforeJob(2));
    const folder = new RunFolder(join(folders, 'cut'));
    folder.create();
    folder.save(stopped.checkpoint(1), stopped.replay);

    const resumed = Training.resume(folder.checkpoint(), folder.replay(), 300, learnerCode);
    expect(resumed.rounds).toBe(200);
    await resumed.run([worker], never);
    expect(resumed.isOver).toBe(true);
    for (const name of NETWORKS) {
      expect(isSame(resumed.averagedWeights[name], uninterrupted.averagedWeights[name])).toBe(true);
    }
  });

  test('can continue from a packed checkpoint', async () => {
    const training = start('packed', 300);
    await training.run([worker], beforeJob(2));
    const before = training.checkpoint(7);
    const league = [Uint8Array.of(1, 2, 3), Uint8Array.of(4)];
    const after = unpackCheckpoint(packCheckpoint({ ...before, league }));
    expect(after).toMatchObject({ game: 'nanjing', seed: 'packed', rounds: 200, seconds: 7, league });
    for (const name of NETWORKS) {
      const { average } = before.networks[name];
      const error = after.networks[name].average.reduce(
        (max, weight, index) => Math.max(max, Math.abs(weight - average[index]!)),
        0,
      );
      // A 16-bit float has eleven significant bits, and no weight here is above 1.
      expect(error).toBeLessThan(2 ** -11);
      expect(after.networks[name].steps).toBe(before.networks[name].steps);
    }
    const resumed = Training.resume({ ...after, league: [] }, null, 300, learnerCode);
    await resumed.run([worker], never);
    expect(resumed.isOver).toBe(true);
  });
});

test('networks learn from net-1 what choices are worth', async () => {
  const teacher = readFileSync(new URL('../../bots/assets/nanjing-1.weights', import.meta.url));
  const plan = { game: 'nanjing', seed: 'taught', plannedRounds: 400, taughtRounds: 400 } as const;
  const training = new Training(plan, learnerCode);
  const own = inlineWorker({ game: 'nanjing', kernel, teacher });
  await training.run([own], beforeJob(2));
  const before = training.losses().value;
  await training.run([own], never);
  expect(training.losses().value).toBeLessThan(0.8 * before);
});

test('no networks can teach a game that none have been published for', async () => {
  const plan = { game: 'tientsin', seed: 'taught', plannedRounds: 100, taughtRounds: 100 } as const;
  const own = inlineWorker({ game: 'tientsin', kernel, teacher: null });
  await expect(new Training(plan, learnerCode).run([own], never)).rejects.toThrow('no published networks');
});

test('a damaged packed checkpoint is refused', async () => {
  const training = start('damaged', 100);
  const file = packCheckpoint(training.checkpoint(0));
  expect(() => unpackCheckpoint(file.subarray(0, file.length / 2))).toThrow();
});

test.each(LEARNED_GAMES)('every kind of table can be trained on: %s', async (game) => {
  const training = new Training({ game, seed: 'tables', plannedRounds: 300, taughtRounds: 0 }, learnerCode);
  const before = training.averagedWeights.play.slice();
  const own = inlineWorker({ game, kernel, teacher: null });
  await training.run([own], never);
  const after = training.averagedWeights.play;
  expect(after.every(Number.isFinite)).toBe(true);
  expect(isSame(after, before)).toBe(false);
  const { mean, margin } = await training.evaluate(own, 'random', 12);
  expect(mean + margin).toBeGreaterThan(-400);
});
