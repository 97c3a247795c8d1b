import { parentPort } from 'node:worker_threads';
import { below, xoshiro128 } from '@schupf/rules';
import { spend } from '../crowd/evening.ts';
import { anEvening } from '../crowd/evenings.ts';
import type { Tally } from '../crowd/tally.ts';

/** The outcome of an evening. */
export interface Spent {
  readonly tally: Tally | null;
  readonly problem: string | null;
}

/** The share of views and tables compared in full. Cards, times, numbers, replies and records are always compared. */
const AUDIT = 0.02;

const port = parentPort!;

// Receives the seeds of evenings one by one; null ends the thread.
port.on('message', (seed: string | null) => {
  if (seed === null) port.close();
  else void spent(seed).then((answer) => port.postMessage(answer));
});

async function spent(seed: string): Promise<Spent> {
  const bits = xoshiro128(`day ${seed}`);
  try {
    const evening = anEvening(
      seed,
      below(8, bits) === 0 ? {} : { options: { matchEnd: 'rounds', rounds: 1 } },
    );
    return { tally: await spend({ ...evening, audit: AUDIT }), problem: null };
  } catch (error) {
    return { tally: null, problem: (error as Error).message };
  }
}
