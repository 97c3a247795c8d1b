import { parentPort } from 'node:worker_threads';
import { below, xoshiro128 } from '@schupf/rules';
import { randomSimulation } from '../crowd/random-simulation.ts';
import { runSimulation } from '../crowd/simulation.ts';
import type { Tally } from '../crowd/tally.ts';

export interface Outcome {
  readonly tally: Tally | null;
  readonly problem: string | null;
}

/** The share of views and tables compared in full. Cards, times, numbers, replies and records are always checked. */
const AUDIT = 0.02;

const port = parentPort!;

// Receives the seeds of simulations one by one; null ends the thread.
port.on('message', (seed: string | null) => {
  if (seed === null) port.close();
  else void simulate(seed).then((answer) => port.postMessage(answer));
});

async function simulate(seed: string): Promise<Outcome> {
  const bits = xoshiro128(`day ${seed}`);
  try {
    const simulation = randomSimulation(
      seed,
      below(8, bits) === 0 ? {} : { options: { matchEnd: 'rounds', rounds: 1 } },
    );
    return { tally: await runSimulation({ ...simulation, audit: AUDIT }), problem: null };
  } catch (error) {
    return { tally: null, problem: (error as Error).message };
  }
}
