import { below, xoshiro128 } from '@schupf/rules';
import { type BotQuestion, type Message, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { type Occupant, type Question, SPEEDS, type Speed, type TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import { type BotRequest, BotThreadPool } from '../src/bots/bot-thread-pool.ts';
import { BotWorker } from '../src/bots/bot-worker.ts';
import { ClusterBots } from '../src/bots/cluster-bots.ts';
import { BOT_SUBJECTS } from '../src/bots/remote-question.ts';
import { TableBots } from '../src/bots/table-bots.ts';
import { packQuestion, type ThreadQuestion } from '../src/bots/thread.ts';
import { MemoryCluster } from './memory-link.ts';
import { firstLead, runTo, SimulatedThreads, settle } from './simulated-threads.ts';

const LEAD = firstLead('lead');
const INSTANT: Speed = { ...SPEEDS.blitz, botDelay: [0, 0] };
const PERSON: Occupant = { type: 'person', id: 'person', name: 'Person' };

function bot(name: string): Occupant {
  return { type: 'bot', name, outside: false };
}

interface Options {
  readonly speed?: Speed;
  readonly chairs?: readonly Occupant[];
  readonly thinking?: (question: ThreadQuestion) => number;
  /** The number of other networks that each have a table with a constant demand for searches. */
  readonly crowd?: number;
  readonly askExternal?: (question: BotQuestion) => Promise<null | undefined>;
  /** Another process has the threads: it answers, it has ended, or it takes questions and never answers. */
  readonly remote?: 'answers' | 'ended' | 'silent';
}

/** A table with bots in simulated threads. A person in a chair is present and never does anything. */
class BotTable {
  readonly clock = new FakeClock(1000);
  readonly threads: SimulatedThreads;
  readonly pool: BotThreadPool;
  readonly shown: { readonly at: number; readonly message: Message }[] = [];
  /** Every question that the table has asked. */
  readonly asked: Question[] = [];
  /** How often the fallback had to answer. */
  replaced = 0;
  bots!: TableBots;
  runner!: TableRunner;

  private constructor(thinking: (question: ThreadQuestion) => number) {
    this.threads = new SimulatedThreads(this.clock, thinking);
    const onFault = (error: unknown) => {
      throw error;
    };
    this.pool = new BotThreadPool({
      maxThreads: 1,
      clock: this.clock,
      onFault,
      startThread: this.threads.start,
    });
  }

  static async open({ thinking = () => 10, crowd = 0, ...options }: Options = {}): Promise<BotTable> {
    const table = new BotTable(thinking);
    const { clock, pool } = table;
    const { chairs = [PERSON, bot('search-1'), bot('club-1'), bot('search-1')] } = options;
    const config: TableConfig = {
      rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
      speed: options.speed ?? SPEEDS.blitz,
      chairs,
      pace: 'pace',
    };
    const row = { code: 'mine', seed: 'seed', config };
    table.bots = new TableBots(row, {
      pool: options.remote === undefined ? pool : table.poolElsewhere(options.remote),
      clock,
      table: () => table.runner.table,
      network: () => 'mine',
      askExternal: options.askExternal ?? (async () => undefined),
      onReplaced: () => table.replaced++,
    });
    const opened = await TableRunner.open(
      {
        store: new MemoryStore(),
        clock,
        chance: new SeededChance('xoshiro128:table bots'),
        bots: { decide: (question) => table.bots.decide(question) },
      },
      {
        config,
        onStep: (_input, { table: next, effects }) => {
          for (const effect of effects) if (effect.type === 'ask') table.asked.push(effect.question);
          table.bots.update(next);
        },
      },
    );
    if (!opened.ok) throw new Error(opened.problem);
    table.runner = opened.runner;
    table.runner.watch('person', (message) => table.shown.push({ at: clock.now(), message }));
    pool.prepare();
    await table.runTo(1000);
    for (let index = 0; index < crowd; index++) void table.keepAsking(row, index);
    table.runner.submit({ type: 'begin' });
    await table.runTo(1000);
    return table;
  }

  private poolElsewhere(remote: NonNullable<Options['remote']>): ClusterBots {
    const { clock, pool } = this;
    const cluster = new MemoryCluster();
    const onFault = (error: unknown) => {
      throw error;
    };
    const link = cluster.join();
    if (remote === 'answers') new BotWorker({ link, pool, clock, onFault });
    if (remote === 'silent')
      for (const subject of BOT_SUBJECTS) link.answer(subject, () => new Promise(() => {}));
    return new ClusterBots({ link: cluster.join(), clock, own: null, onOutcome: () => {} });
  }

  runTo(time: number): Promise<void> {
    return runTo(this.clock, time);
  }

  private async keepAsking(row: BotRequest['table'], index: number): Promise<void> {
    while (this.runner.table.stage !== 'over') {
      await this.pool.decide({
        table: { ...row, code: `crowd ${index}` },
        question: packQuestion({ number: 1, kind: 'decide', bot: 'search-1', ...LEAD }),
        isAttended: true,
        network: `crowd ${index}`,
        answerBy: this.clock.now() + 4000,
        signal: new AbortController().signal,
      });
      await settle();
    }
  }
}

/** A table that has run for this long. Its `shown` contains everything the person was shown. */
async function shownWithin(time: number, options: Options): Promise<BotTable> {
  const table = await BotTable.open(options);
  await table.runTo(1000 + time);
  return table;
}

/** A random thinking time up to a limit. */
function thinkingUpTo(limit: number, salt: string): (question: ThreadQuestion) => number {
  return ({ number, seat }) => below(limit + 1, xoshiro128(`${salt} ${number} ${seat}`));
}

test.each([
  ['blitz', SPEEDS.blitz],
  ['slow bots', { ...SPEEDS.blitz, botDelay: SPEEDS.relaxed.botDelay }],
  ['no delay', INSTANT],
])(
  'what is shown, and when, depends neither on the thinking time nor on the queue, nor on where bots think: %s',
  async (_, speed) => {
    const reference = await shownWithin(90_000, { speed });
    expect(reference.shown.length).toBeGreaterThan(50);
    const others: Options[] = [
      { thinking: () => 0 },
      { thinking: () => 100_000 },
      { thinking: thinkingUpTo(150, 'a') },
      { thinking: thinkingUpTo(150, 'b'), crowd: 1 },
      { thinking: () => 150, crowd: 10 },
      { thinking: thinkingUpTo(150, 'c'), remote: 'answers' },
      { thinking: () => 150, crowd: 3, remote: 'answers' },
      { remote: 'ended' },
      { remote: 'silent' },
    ];
    for (const other of others)
      expect((await shownWithin(90_000, { speed, ...other })).shown).toEqual(reference.shown);
  },
);

test('every answer is shown when it is due', async () => {
  const { asked, shown } = await shownWithin(60_000, { thinking: () => 150, crowd: 3 });
  const times = new Set(shown.map(({ at }) => at));
  const turns = asked.filter(({ kind, seat }) => kind === 'decide' && seat !== 0);
  expect(turns.length).toBeGreaterThan(20);
  // The last answers may not be due yet, and after a call the table asks again, so a few may be missing.
  const missing = turns.slice(0, -4).filter(({ due }) => !times.has(due));
  expect(missing.length).toBeLessThan(turns.length / 10);
});

test('the fallback decides if the queue is long, and only then', async () => {
  const alone = await shownWithin(30_000, { thinking: () => 60 });
  expect(alone.replaced).toBe(0);
  const crowded = await shownWithin(30_000, { thinking: () => 60, crowd: 30 });
  expect(crowded.replaced).toBeGreaterThan(3);
});

test('without other processes that answer, the fallback decides everything', async () => {
  const answered = await shownWithin(60_000, { remote: 'answers' });
  expect(answered.replaced).toBe(0);
  expect(answered.asked.length).toBeGreaterThan(20);
  for (const remote of ['ended', 'silent'] as const)
    expect((await shownWithin(60_000, { remote })).replaced).toBeGreaterThan(10);
});

test('no thread answers a question that the table has dropped', async () => {
  // The person calls Tichu while everyone decides what to push, so all others are asked again.
  const table = await BotTable.open({ thinking: () => 100, speed: { ...SPEEDS.blitz, grand: 10 } });
  await until(table, () => table.runner.table.position.open.phase === 'push');
  const before = table.threads.asked.length;
  expect(table.pool.waiting).toBeGreaterThan(0);
  const open = table.runner.table.questions.map(({ number }) => number);
  const call = {
    type: 'act',
    action: { type: 'call', seat: 0, call: 'tichu' },
    turn: table.runner.table.turn,
  };
  const reply = await table.runner.command('person', '1', call as Parameters<TableRunner['command']>[2]);
  expect(reply).toMatchObject({ ok: true });
  await table.runTo(table.clock.now() + 5000);
  const computed = table.threads.asked.slice(before).map(({ number }) => number);
  expect(computed.length).toBeGreaterThan(0);
  for (const number of open) expect(computed).not.toContain(number);
});

test('at an unattended table, answers come after one of two fixed delays, however long the bots think', async () => {
  const chairs = ['search-1', 'club-1', 'search-1', 'club-1'].map(bot);
  const quick = await shownWithin(10_000, { chairs, thinking: () => 1 });
  const slow = await shownWithin(10_000, { chairs, thinking: () => 140 });
  expect(quick.shown).toEqual(slow.shown);
  expect(new Set(quick.shown.map(({ at }) => (at - 1000) % 600))).toEqual(new Set([0]));
  const ended = await shownWithin(10_000, { chairs, remote: 'ended' });
  expect(ended.shown).toEqual(quick.shown);
  for (const late of [{ thinking: () => 150, crowd: 5 }, { remote: 'silent' } as const]) {
    const { shown } = await shownWithin(10_000, { chairs, ...late });
    expect(new Set(shown.map(({ at }) => at))).toEqual(new Set([1000, 5000, 9000]));
  }
});

test('when someone arrives at an unattended table, its waiting questions are asked again', async () => {
  const table = await BotTable.open({ crowd: 5, thinking: () => 150 });
  table.runner.submit({ type: 'presence', who: 'person', present: false });
  await until(table, () => table.runner.table.position.open.phase === 'push');
  await table.runTo(table.clock.now() + 100);
  const [question] = table.runner.table.questions.filter(({ answered }) => !answered);
  table.runner.submit({ type: 'presence', who: 'person', present: true });
  const arrivedAt = table.clock.now();
  const isOpen = () =>
    table.runner.table.questions.some(({ number, answered }) => number === question!.number && !answered);
  expect(isOpen()).toBe(true);
  await until(table, () => !isOpen());
  expect(table.clock.now() - arrivedAt).toBeLessThan(1000);
});

test('a repeated question gets the same answer', async () => {
  const table = await BotTable.open({ thinking: () => 100 });
  const { number, seat } = table.asked[0]!;
  const question = { number, kind: 'decide', bot: 'search-1', seat, view: LEAD.view } as const;
  const before = table.threads.asked.length + table.pool.waiting;
  const answers = [table.bots.decide(question), table.bots.decide(question)];
  expect(table.threads.asked.length + table.pool.waiting).toBe(before);
  await table.runTo(2000);
  const [first, second] = await Promise.all(answers);
  expect(first).toEqual(second);
});

async function until(table: BotTable, condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 10_000) throw new Error('this never happens');
    if (table.clock.next === null) throw new Error('nothing is left to happen');
    await table.runTo(table.clock.next);
  }
}
