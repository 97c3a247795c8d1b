import { packView } from '@schupf/rules';
import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { type BotRequest, BotThreadPool, type Decision } from '../src/bots/bot-thread-pool.ts';
import { BotWorker } from '../src/bots/bot-worker.ts';
import { ClusterBots, type RemoteOutcome } from '../src/bots/cluster-bots.ts';
import { MAX_SEARCHES_WAITING } from '../src/bots/start-bots.ts';
import { MemoryCluster } from './memory-link.ts';
import { firstLead, runTo, SimulatedThreads, settle } from './simulated-threads.ts';

const SEARCH_MS = 150;
const START = 1000;

const { seat, view } = firstLead('lead');

/** Processes that share a clock. `search-1` always thinks as long as it may. */
class Machines {
  readonly clock = new FakeClock(START);
  readonly cluster = new MemoryCluster();
  readonly faults: string[] = [];

  /** A process with threads. With `works`, it answers for the bots of others. */
  withThreads(works: boolean) {
    const { clock } = this;
    const link = this.cluster.join();
    const threads = new SimulatedThreads(clock, ({ bot }) => (bot === 'search-1' ? SEARCH_MS : 1));
    const onFault = (error: unknown) => void this.faults.push(String(error));
    const pool = new BotThreadPool({
      ...{ clock, onFault, maxSearchesWaiting: MAX_SEARCHES_WAITING, maxThreads: 1 },
      startThread: threads.start,
    });
    pool.prepare();
    const worker = works ? new BotWorker({ link, pool, clock, onFault }) : null;
    clock.moveOn();
    return { link, threads, pool, worker };
  }

  /** A process that asks for bots, with threads of its own or without. */
  asking(own: BotThreadPool | null = null, link = this.cluster.join()) {
    const outcomes: RemoteOutcome[] = [];
    const { clock } = this;
    const bots = new ClusterBots({ link, clock, own, onOutcome: (outcome) => outcomes.push(outcome) });
    return { link, bots, outcomes };
  }

  request({ bot = 'search-1', code = 'table', time = 4000, ...changes }: RequestOptions = {}): BotRequest {
    return {
      table: { code, seed: 'seed', config: { rules: { variant: 'nanjing' } } },
      question: { number: 1, kind: 'decide', bot, seat, view: packView(view) },
      isAttended: true,
      network: 'network',
      answerBy: this.clock.now() + time,
      signal: new AbortController().signal,
      ...changes,
    };
  }

  runTo(time: number): Promise<void> {
    return runTo(this.clock, time);
  }

  /** How long a decision took, and whether there was one. */
  async timed(decision: Promise<Decision | null>): Promise<readonly [time: number, isDecision: boolean]> {
    const startedAt = this.clock.now();
    const isDecision = (await decision) !== null;
    return [this.clock.now() - startedAt, isDecision];
  }
}

interface RequestOptions extends Partial<BotRequest> {
  readonly bot?: string | null;
  readonly code?: string;
  /** Milliseconds until the answer is no longer needed. */
  readonly time?: number;
}

test('a process without threads gets the decision that its own threads would make', async () => {
  const machines = new Machines();
  const { pool, threads } = machines.withThreads(true);
  const { bots, outcomes } = machines.asking();
  for (const bot of ['search-1', 'club-1', null]) {
    const answers = [bots.decide(machines.request({ bot })), pool.decide(machines.request({ bot }))];
    await machines.runTo(machines.clock.now() + 1000);
    const [remote, own] = await Promise.all(answers);
    expect(remote).toMatchObject({ action: { seat } });
    expect(remote).toEqual(own);
  }
  expect(outcomes).toEqual(['answered', 'answered', 'answered']);
  expect(threads.asked.map(({ bot }) => bot)).toEqual(
    ['search-1', 'club-1', null].flatMap((bot) => [bot, bot]),
  );
});

test('if no process answers for bots, there is no decision, at once', async () => {
  const machines = new Machines();
  const { bots, outcomes } = machines.asking();
  expect(await bots.decide(machines.request())).toBeNull();
  expect(outcomes).toEqual(['nobody']);
});

test('if no answer arrives in time, there is no decision when the time is over', async () => {
  const machines = new Machines();
  // Answers a second later than it should.
  machines.cluster.join().answer('bots.search', async () => {
    await new Promise<void>((resolve) => machines.clock.wake(START + 1500, resolve));
    return { action: null };
  });
  const { bots, outcomes } = machines.asking();
  const decision = machines.timed(bots.decide(machines.request({ time: 500 })));
  await machines.runTo(START + 3000);
  expect(await decision).toEqual([500, false]);
  expect(outcomes).toEqual(['late']);
});

test('if the process that has the question stops answering, there is no decision', async () => {
  const machines = new Machines();
  const { link } = machines.withThreads(true);
  link.isPaused = true;
  const { bots, outcomes } = machines.asking();
  expect(await bots.decide(machines.request())).toBeNull();
  expect(outcomes).toEqual(['late']);
});

test('a search stops early enough for the way back', async () => {
  const machines = new Machines();
  const { threads } = machines.withThreads(true);
  const { bots } = machines.asking();
  const decision = machines.timed(bots.decide(machines.request({ time: 100 })));
  await machines.runTo(START + 1000);
  expect(await decision).toEqual([80, true]);
  expect(threads.asked.map(({ budget }) => budget)).toEqual([80]);
});

test('a question that is withdrawn gets no decision, at once', async () => {
  const machines = new Machines();
  machines.withThreads(true);
  const { bots, outcomes } = machines.asking();
  const controller = new AbortController();
  const decision = machines.timed(bots.decide(machines.request({ signal: controller.signal })));
  await machines.runTo(START + 10);
  controller.abort();
  expect(await decision).toEqual([10, false]);
  expect(outcomes).toEqual(['withdrawn']);
  expect(await bots.decide(machines.request({ signal: controller.signal }))).toBeNull();
});

test('a process that is asked too much refuses at once, and refuses the network that asks most', async () => {
  const machines = new Machines();
  machines.withThreads(true);
  const [crowd, other] = [machines.asking(), machines.asking()];
  const ask = (from: typeof crowd, code: string, network: string) =>
    machines.timed(from.bots.decide(machines.request({ code, network })));
  const questions = Array.from({ length: 10 }, (_, n) => ask(crowd, `crowd ${n}`, 'crowd'));
  await settle();
  // One question is being answered and three wait.
  expect(crowd.outcomes).toEqual(Array.from({ length: 6 }, () => 'refused'));
  const mine = ask(other, 'mine', 'mine');
  await settle();
  expect(crowd.outcomes).toHaveLength(7);
  await machines.runTo(START + 2000);
  expect(await mine).toEqual([2 * SEARCH_MS, true]);
  expect(other.outcomes).toEqual(['answered']);
  const answered = (await Promise.all(questions)).filter(([, isDecision]) => isDecision);
  expect(answered.map(([time]) => time)).toEqual([SEARCH_MS, 3 * SEARCH_MS, 4 * SEARCH_MS]);
});

test('an idle thread of the same process is preferred, and other processes help when it is busy', async () => {
  const machines = new Machines();
  const mine = machines.withThreads(false);
  const others = machines.withThreads(true);
  const { bots, outcomes } = machines.asking(mine.pool, mine.link);
  const decisions = [1, 2].map(() => machines.timed(bots.decide(machines.request())));
  await machines.runTo(START + 1000);
  expect(await Promise.all(decisions)).toEqual([
    [SEARCH_MS, true],
    [SEARCH_MS, true],
  ]);
  expect([mine.threads.asked.length, others.threads.asked.length]).toEqual([1, 1]);
  expect(outcomes).toEqual(['answered']);
});

test('a process that is cut off from the others uses its own threads', async () => {
  const machines = new Machines();
  const mine = machines.withThreads(true);
  const others = machines.withThreads(true);
  const { bots } = machines.asking(mine.pool, mine.link);
  mine.link.cut(true);
  const decisions = [1, 2].map(() => machines.timed(bots.decide(machines.request())));
  await machines.runTo(START + 1000);
  expect(await Promise.all(decisions)).toEqual([
    [SEARCH_MS, true],
    [2 * SEARCH_MS, true],
  ]);
  expect(others.threads.asked).toEqual([]);
});

test('a process that closes answers what it has taken, and takes no more', async () => {
  const machines = new Machines();
  const { worker } = machines.withThreads(true);
  const { bots, outcomes } = machines.asking();
  const taken = machines.timed(bots.decide(machines.request()));
  await settle();
  let isClosed = false;
  void worker!.close().then(() => {
    isClosed = true;
  });
  await settle();
  expect(isClosed).toBe(false);
  expect(await bots.decide(machines.request())).toBeNull();
  await machines.runTo(START + 1000);
  expect(await taken).toEqual([SEARCH_MS, true]);
  expect(isClosed).toBe(true);
  expect(outcomes).toEqual(['nobody', 'answered']);
});

test('a question that cannot be read is not answered, and nothing of it is logged', async () => {
  const machines = new Machines();
  machines.withThreads(true);
  const link = machines.cluster.join();
  for (const question of [null, 'question', { hand: 'Phoenix' }, { patience: 'Phoenix', question: {} }])
    expect(await link.request('bots.search', question, 1000)).toEqual({ type: 'answered', value: null });
  expect(new Set(machines.faults)).toEqual(
    new Set(['Error: a question for a bot comes from another version of this program']),
  );
});

test('a question does not contain the code of its table, or other cards than those of its view', async () => {
  const machines = new Machines();
  const questions: unknown[] = [];
  machines.cluster.join().listen('bots.search', (question) => questions.push(question));
  const { bots } = machines.asking();
  const request = machines.request({ code: 'SECRETCODE' });
  // A row of a table has more fields than a request needs.
  await bots.decide({
    ...request,
    table: { ...request.table, summary: 'SECRETCODE' } as BotRequest['table'],
  });
  expect(questions).toHaveLength(1);
  expect(JSON.stringify(questions)).not.toContain('SECRETCODE');
  expect(questions[0]).toMatchObject({ question: request.question });
});
