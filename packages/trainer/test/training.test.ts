import { beforeAll, describe, expect, test } from 'vitest';
import { compileKernel, compileLearner } from '../src/compile.ts';
import { Training } from '../src/training.ts';
import { benchHere, type Worktop } from '../src/workshop.ts';

const ROUNDS = 1500;
const never = () => false;

let kernel: Uint8Array;
let learner: Uint8Array;
let worktop: Worktop;

beforeAll(async () => {
  [kernel, learner] = [await compileKernel(), await compileLearner()];
  worktop = benchHere(kernel);
}, 120_000);

describe('a short training', () => {
  test('beats chance clearly, and does not without having learned', async () => {
    const training = new Training('short', ROUNDS, learner);
    const before = await training.examine(worktop, 'random', 60);
    await training.run([worktop], never);
    const after = await training.examine(worktop, 'random', 60);
    expect(training.rounds).toBe(ROUNDS);
    expect(after.mean - after.error).toBeGreaterThan(30);
    expect(after.mean).toBeGreaterThan(before.mean + 30);
  }, 300_000);

  test('is the same again with the same seed, and another with another one', async () => {
    const learn = async (seed: string) => {
      const training = new Training(seed, 400, learner);
      await training.run([worktop], never);
      return training.means.play;
    };
    const first = await learn('a');
    expect(await learn('a')).toEqual(first);
    expect(await learn('b')).not.toEqual(first);
  });

  test('goes on where it was interrupted', async () => {
    let jobs = 0;
    const training = new Training('cut', 600, learner);
    await training.run([worktop], () => ++jobs > 3);
    expect(training.isOver).toBe(false);
    const resumed = Training.resume(training.checkpoint(1), 600, learner);
    expect(resumed.rounds).toBe(training.rounds);
    expect(resumed.means.play).toEqual(training.means.play);
    await resumed.run([worktop], never);
    expect(resumed.isOver).toBe(true);
  });
});
