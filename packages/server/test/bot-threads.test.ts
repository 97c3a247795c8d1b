import { packView } from '@schupf/rules';
import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { type BotRequest, BotThreadPool } from '../src/bots/bot-thread-pool.ts';
import { firstLead, runTo, SimulatedThreads, settle } from './simulated-threads.ts';

const RULES = { variant: 'nanjing' } as const;
const SEARCH_MS = 150;
const START = 1000;

const { seat, view } = firstLead('lead');
const LEAD = { seat, view: packView(view) };

class Pool {
  readonly clock = new FakeClock(START);
  readonly threads = new SimulatedThreads(this.clock, ({ bot }) => (bot === 'search-1' ? SEARCH_MS : 1));
  /** How many seconds each question has waited for its thread. */
  readonly waited: number[] = [];
  refused = 0;
  private readonly pool: BotThreadPool;
  private questions = 0;

  constructor(maxThreads = 1, maxSearchesWaiting = Number.POSITIVE_INFINITY) {
    this.pool = new BotThreadPool({
      maxThreads,
      maxSearchesWaiting,
      clock: this.clock,
      onStarted: (waited) => this.waited.push(waited),
      onRefused: () => this.refused++,
      onFault: (error) => {
        throw error;
      },
      startThread: this.threads.start,
    });
    this.pool.prepare();
    this.clock.moveOn();
  }

  get waiting(): number {
    return this.pool.waiting;
  }

  canStart(isAttended: boolean): boolean {
    return this.pool.canStart(isAttended);
  }

  /** Asks a bot. Resolves to the time the answer took; null if there is none. */
  async ask({
    bot = 'search-1',
    time = 4000,
    ...changes
  }: Partial<BotRequest> & AskOptions = {}): Promise<number | null> {
    const startedAt = this.clock.now();
    const decision = await this.pool.decide({
      table: { code: 'table', seed: 'seed', config: { rules: RULES } },
      question: { number: ++this.questions, kind: 'decide', bot, ...LEAD },
      isAttended: true,
      network: 'network',
      answerBy: startedAt + time,
      signal: new AbortController().signal,
      ...changes,
    });
    return decision === null ? null : this.clock.now() - startedAt;
  }

  runTo(time: number): Promise<void> {
    return runTo(this.clock, time);
  }

  table(code: string): Pick<BotRequest, 'table'> {
    return { table: { code, seed: code, config: { rules: RULES } } };
  }
}

interface AskOptions {
  readonly bot?: string | null;
  /** Milliseconds until the answer is no longer needed. */
  readonly time?: number;
}

/** How long the questions of one attended table wait for their answers while many other tables ask. */
async function waitingTimes(crowd: number, isAttended: boolean, bot: string): Promise<number[]> {
  const pool = new Pool();
  let isOver = false;
  const keepAsking = async (index: number) => {
    while (!isOver) {
      await pool.ask({ ...pool.table(`crowd ${index}`), isAttended, network: 'crowd', time: 4000 });
      await settle();
    }
  };
  for (let index = 0; index < crowd; index++) void keepAsking(index);
  const times: number[] = [];
  for (let n = 1; n <= 100; n++) {
    await pool.runTo(START + n * 700);
    const asked = pool.ask({ ...pool.table('mine'), network: 'mine', bot, time: 4000 });
    void asked.then((time) => times.push(time ?? Number.POSITIVE_INFINITY));
  }
  await pool.runTo(START + 80_000);
  isOver = true;
  expect(times).toHaveLength(100);
  return times.sort((a, b) => a - b);
}

test('a hundred unattended tables of one network do not delay an attended table', async () => {
  const p95 = (times: readonly number[]) => times[94]!;
  const alone = await waitingTimes(0, false, 'search-1');
  const next = await waitingTimes(100, false, 'search-1');
  expect(p95(alone)).toBe(SEARCH_MS);
  expect(p95(next)).toBeLessThanOrEqual(SEARCH_MS + 2);
});

test('a hundred attended tables of one network delay another network by one search at most', async () => {
  const slow = await waitingTimes(100, true, 'search-1');
  expect(slow.at(-1)).toBeLessThanOrEqual(2 * SEARCH_MS);
  const fast = await waitingTimes(100, true, 'club-1');
  expect(fast.at(-1)).toBeLessThanOrEqual(SEARCH_MS + 1);
});

test('unattended tables never take the last of several threads', async () => {
  const pool = new Pool(3);
  for (let n = 0; n < 5; n++) void pool.ask({ ...pool.table(`t${n}`), isAttended: false });
  await pool.runTo(START + 10);
  expect(pool.threads.asked).toHaveLength(2);
  void pool.ask();
  await pool.runTo(START + 20);
  expect(pool.threads.asked).toHaveLength(3);
});

test('a question that is withdrawn while it waits is never computed', async () => {
  const pool = new Pool();
  const controller = new AbortController();
  const first = pool.ask();
  const withdrawn = pool.ask({ signal: controller.signal });
  const last = pool.ask();
  expect(pool.waiting).toBe(2);
  controller.abort();
  expect(await withdrawn).toBeNull();
  expect(pool.waiting).toBe(1);
  await pool.runTo(START + 1000);
  expect(await first).toBe(SEARCH_MS);
  expect(await last).toBe(2 * SEARCH_MS);
  expect(pool.threads.asked.map(({ number }) => number)).toEqual([1, 3]);
});

test('a question that is withdrawn while a thread thinks about it frees the thread', async () => {
  const pool = new Pool();
  const controller = new AbortController();
  const withdrawn = pool.ask({ signal: controller.signal });
  const next = pool.ask();
  await pool.runTo(START + 10);
  controller.abort();
  expect(await withdrawn).toBeNull();
  await pool.runTo(START + 1000);
  expect(await next).toBe(10 + 2 + SEARCH_MS);
});

test('a question whose time runs out is given up and is not computed later', async () => {
  const pool = new Pool();
  const answers = Array.from({ length: 5 }, () => pool.ask({ time: 350 }));
  await pool.runTo(START + 2000);
  // The third question gets less time than the first two, and no time is left for the others.
  expect(await Promise.all(answers)).toEqual([SEARCH_MS, 2 * SEARCH_MS, 340, null, null]);
  expect(pool.threads.asked.map(({ budget }) => budget)).toEqual([150, 150, 40]);
});

test('an attended table does not wait for a search at an unattended one', async () => {
  const pool = new Pool();
  const unattended = pool.ask({ isAttended: false });
  await pool.runTo(START + 10);
  const attended = pool.ask({ bot: 'club-1' });
  await pool.runTo(START + 1000);
  expect(await unattended).toBe(12);
  expect(await attended).toBe(3);
});

test('what exceeds the queue is refused at once, from the network that waits for most', async () => {
  const pool = new Pool(1, 3);
  const crowd = Array.from({ length: 6 }, (_, n) => pool.ask({ ...pool.table(`t${n}`), network: 'crowd' }));
  expect(await Promise.all(crowd.slice(4))).toEqual([null, null]);
  const fast = pool.ask({ bot: 'club-1', network: 'fast' });
  const mine = pool.ask({ network: 'mine' });
  expect(await Promise.all([crowd[2], crowd[3]])).toEqual([null, null]);
  expect(pool.refused).toBe(4);
  await pool.runTo(START + 2000);
  expect(await Promise.all([crowd[0], crowd[1]])).toEqual([SEARCH_MS, 2 * SEARCH_MS + 1 + SEARCH_MS]);
  expect(await fast).toBe(SEARCH_MS + 1);
  expect(await mine).toBe(2 * SEARCH_MS + 1);
});

test('tells how long questions have waited, and whether another one would have to wait', async () => {
  const pool = new Pool(2);
  expect([pool.canStart(true), pool.canStart(false)]).toEqual([true, true]);
  const first = pool.ask({ isAttended: false });
  await pool.runTo(START + 1);
  void pool.ask({ isAttended: false });
  await pool.runTo(START + 2);
  expect([pool.canStart(true), pool.canStart(false)]).toEqual([true, false]);
  await pool.runTo(START + 1000);
  expect(await first).toBe(SEARCH_MS);
  expect(pool.waited).toEqual([0, (SEARCH_MS - 1) / 1000]);
});
