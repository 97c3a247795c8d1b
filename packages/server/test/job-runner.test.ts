import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { type JobHandler, JobRunner } from '../src/jobs/job-runner.ts';
import { openFolder } from '../src/storage/folder.ts';
import { type Storage, StorageError } from '../src/storage/storage.ts';
import { waitUntil } from './eventually.ts';
import { temporaryFolder } from './rows.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function opened(): Promise<Storage> {
  const storage = await openFolder(temporaryFolder());
  onTestFinished(() => storage.close());
  return storage;
}

/** A process that carries out jobs, on a clock of its own. */
function startProcess({ jobs }: Pick<Storage, 'jobs'>, handlers: readonly JobHandler[], start = 0) {
  const clock = new FakeClock(start);
  const faults: string[] = [];
  const givenUp: string[] = [];
  const runner = new JobRunner(handlers, {
    jobs,
    clock,
    date: () => clock.now(),
    onFault: (error) => faults.push((error as Error).message),
    onGivenUp: (kind) => givenUp.push(kind),
  });
  const runAt = (time: number): Promise<void> => {
    clock.moveTo(time);
    return runner.runDue();
  };
  return { clock, runner, runAt, faults, givenUp };
}

/** A handler that records its keys. */
function recording(options: Pick<JobHandler, 'repeatsAfterMs'> = {}) {
  const keys: string[] = [];
  const handler: JobHandler = {
    kind: 'tidy',
    run: async (key) => {
      keys.push(key);
    },
    ...options,
  };
  return { keys, handler };
}

test('carries out the jobs that are due, the earliest first, and each once', async () => {
  const storage = await opened();
  const { keys, handler } = recording();
  const { runAt } = startProcess(storage, [handler]);
  for (const [key, due] of [
    ['later', 100],
    ['second', 20],
    ['first', 10],
  ] as const)
    await storage.jobs.add({ kind: 'tidy', key, due });
  await storage.jobs.add({ kind: 'unknown', key: '', due: 0 });
  await runAt(99);
  await runAt(99);
  expect(keys).toEqual(['first', 'second']);
  await runAt(100);
  expect(keys).toEqual(['first', 'second', 'later']);
});

test('looks for jobs by itself', async () => {
  const storage = await opened();
  const { keys, handler } = recording();
  const { clock, runner } = startProcess(storage, [handler]);
  runner.start();
  onTestFinished(() => runner.close());
  await runner.runDue();
  await storage.jobs.add({ kind: 'tidy', key: 'a', due: 1000 });
  clock.moveTo(5000);
  await waitUntil(() => keys.length === 1);
});

test('repeats a job a minute after the start, and then at its interval', async () => {
  const storage = await opened();
  const { keys, handler } = recording({ repeatsAfterMs: HOUR_MS });
  const { runAt } = startProcess(storage, [handler]);
  const counts: number[] = [];
  for (const time of [0, 59_999, MINUTE_MS, HOUR_MS, MINUTE_MS + HOUR_MS, 2 * HOUR_MS]) {
    await runAt(time);
    counts.push(keys.length);
  }
  expect(counts).toEqual([0, 0, 1, 1, 2, 2]);
});

test('of several processes, one carries out a job that repeats', async () => {
  const storage = await opened();
  let running = 0;
  let runs = 0;
  const release = Promise.withResolvers<void>();
  const handler: JobHandler = {
    kind: 'tidy',
    repeatsAfterMs: HOUR_MS,
    run: async () => {
      runs++;
      expect(++running).toBe(1);
      await release.promise;
      running--;
    },
  };
  const processes = [startProcess(storage, [handler]), startProcess(storage, [handler])];
  for (const { runAt } of processes) await runAt(0);
  const passes = processes.map(({ runAt }) => runAt(MINUTE_MS));
  await waitUntil(() => runs === 1);
  release.resolve();
  await Promise.all(passes);
  for (const { runAt, faults } of processes) {
    await runAt(MINUTE_MS + HOUR_MS - 1);
    expect(faults).toEqual([]);
  }
  expect(runs).toBe(1);
});

test('waits longer after each failure, and at last gives a job up', async () => {
  const storage = await opened();
  const times: number[] = [];
  const process = startProcess(storage, [
    {
      kind: 'tidy',
      run: async () => {
        times.push(process.clock.now());
        throw new Error('out of luck');
      },
    },
  ]);
  await storage.jobs.add({ kind: 'tidy', key: 'a', due: 0 });
  for (let time = 0; time < 24 * HOUR_MS; time += 30_000) await process.runAt(time);
  const waits = times.slice(1).map((time, index) => (time - times[index]!) / MINUTE_MS);
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
  expect(process.faults).toEqual(Array(12).fill('out of luck'));
  expect(process.givenUp).toEqual(['tidy']);
  expect(await storage.jobs.countGivenUp()).toBe(1);
});

test('never gives up a job that repeats', async () => {
  const storage = await opened();
  let isBroken = true;
  let successes = 0;
  const process = startProcess(storage, [
    {
      kind: 'tidy',
      repeatsAfterMs: HOUR_MS,
      run: async () => {
        if (isBroken) throw new Error('out of luck');
        successes++;
      },
    },
  ]);
  for (let time = 0; time < 24 * HOUR_MS; time += HOUR_MS) await process.runAt(time);
  expect(process.faults.length).toBeGreaterThan(12);
  expect(process.givenUp).toEqual([]);
  isBroken = false;
  await process.runAt(25 * HOUR_MS);
  expect(successes).toBe(1);
});

test('gives up a job that has ended its process every time', async () => {
  const storage = await opened();
  await storage.jobs.add({ kind: 'tidy', key: 'deadly', due: 0 });
  // Each process that takes it is gone before it can say anything.
  for (let crash = 0; crash < 12; crash++)
    expect(await storage.jobs.take('tidy', crash, crash + 1)).not.toBeNull();
  const { keys, handler } = recording();
  const { runAt, givenUp } = startProcess(storage, [handler]);
  await runAt(100);
  expect(keys).toEqual([]);
  expect(givenUp).toEqual(['tidy']);
});

test('another process continues a job when its process has died, but not while it works', async () => {
  const storage = await opened();
  await storage.jobs.add({ kind: 'tidy', key: 'long', due: 0 });
  const end = Promise.withResolvers<void>();
  let signal: AbortSignal | undefined;
  const first = startProcess(storage, [
    {
      kind: 'tidy',
      run: async (_key, given) => {
        signal = given;
        await end.promise;
      },
    },
  ]);
  const working = first.runAt(0);
  await waitUntil(() => signal !== undefined);
  const { keys, handler } = recording();
  const second = startProcess(storage, [handler]);
  for (let time = 0; time <= 5 * MINUTE_MS; time += 15_000) {
    first.clock.moveTo(time);
    // The renewal is a call to storage; this one comes after it.
    await storage.jobs.countGivenUp();
    await second.runAt(time);
  }
  expect(keys).toEqual([]);
  // From now on the first process is paused.
  await second.runAt(6 * MINUTE_MS);
  expect(keys).toEqual(['long']);
  // When it continues, it learns that it has lost the job.
  first.clock.moveTo(6 * MINUTE_MS);
  await waitUntil(() => signal!.aborted);
  end.resolve();
  await working;
  expect(first.faults).toEqual([]);
});

test('a job that is interrupted when its process stops is continued by the next one', async () => {
  const storage = await opened();
  await storage.jobs.add({ kind: 'tidy', key: 'a', due: 0 });
  let isRunning = false;
  const first = startProcess(storage, [
    {
      kind: 'tidy',
      run: (_key, signal) => {
        isRunning = true;
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    },
  ]);
  void first.runAt(0);
  await waitUntil(() => isRunning);
  await first.runner.close();
  expect(first.faults).toEqual([]);
  const { keys, handler } = recording();
  await startProcess(storage, [handler]).runAt(1);
  expect(keys).toEqual(['a']);
});

test('jobs of one kind do not wait for those of another', async () => {
  const storage = await opened();
  for (const kind of ['slow', 'tidy']) await storage.jobs.add({ kind, key: 'a', due: 0 });
  const end = Promise.withResolvers<void>();
  const { keys, handler } = recording();
  const { runAt } = startProcess(storage, [{ kind: 'slow', run: () => end.promise }, handler]);
  const pass = runAt(0);
  await waitUntil(() => keys.length === 1);
  end.resolve();
  await pass;
});

test('continues when storage works again', async () => {
  const storage = await opened();
  await storage.jobs.add({ kind: 'tidy', key: 'a', due: 0 });
  let isBroken = true;
  const jobs: Storage['jobs'] = Object.assign(Object.create(storage.jobs), {
    take: async (...parameters: Parameters<Storage['jobs']['take']>) => {
      if (isBroken) throw new StorageError('storage failed: the disk is full');
      return storage.jobs.take(...parameters);
    },
  });
  const { keys, handler } = recording();
  const { runAt, faults } = startProcess({ jobs }, [handler]);
  await runAt(0);
  expect(faults).toEqual(['storage failed: the disk is full']);
  isBroken = false;
  await runAt(5000);
  expect(keys).toEqual(['a']);
});
