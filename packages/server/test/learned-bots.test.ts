import { loadNetworks } from '@schupf/bots/node';
import { RosterBots } from '@schupf/runner';
import { SPEEDS } from '@schupf/table';
import { expect, test } from 'vitest';
import { BotThreadPool } from '../src/bots/bot-thread-pool.ts';
import { packQuestion } from '../src/bots/thread.ts';
import { steadyClock } from '../src/clock.ts';
import { Player } from './player.ts';
import { firstLead } from './simulated-threads.ts';
import { TestServer } from './test-server.ts';

const NANJING = { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } } as const;

test('learned bots play a round over sockets without a stand-in', async () => {
  const server = await TestServer.start();
  const host = await Player.arrive(server.address, 'host');
  const code = await host.open({
    rules: NANJING,
    speed: { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] },
    chairs: [null, ...['net-1', 'net-1-deep', 'net-1'].map((name) => ({ type: 'bot' as const, name }))],
  });
  host.watch(code);
  await host.until(() => true);
  host.play();
  expect(await host.table!.manage({ type: 'start' })).toMatchObject({ ok: true });
  await host.until(({ status }) => status.stage === 'over');
  // If a bot failed, a stand-in would play and no one would notice.
  expect(await (await host.fetch('/metrics')).text()).toMatch(/^schupf_faults_total 0$/m);
  host.leave();
  await server.close();
});

test('bots in threads think for as long as their time budget allows', async () => {
  const faults: unknown[] = [];
  const table = { code: 'test', seed: 'test', config: { rules: NANJING } };
  const decisions = async (maxBudget: number, hasTime: boolean) => {
    const pool = new BotThreadPool({
      maxThreads: 1,
      // Without timeouts: on a busy machine, a search to the end takes longer than the pool would wait.
      clock: { now: steadyClock().now, wake: () => () => {} },
      maxBudget,
      onFault: (error) => faults.push(error),
    });
    const localBots = new RosterBots({
      seed: table.seed,
      networks: loadNetworks(),
      outOfTime: () => !hasTime,
    });
    const actions = [];
    for (let deal = 1; deal <= 12; deal++) {
      const lead = firstLead(`deal ${deal}`);
      const question = { number: deal, kind: 'decide', bot: 'net-1-quick', ...lead } as const;
      const decision = await pool.decide({
        table,
        question: packQuestion(question),
        isAttended: true,
        network: 'test',
        answerBy: Number.MAX_SAFE_INTEGER,
        signal: new AbortController().signal,
      });
      const action = decision?.action;
      expect(action).toBeTruthy();
      expect(action).toEqual(localBots.decide(question));
      actions.push(action);
    }
    await pool.close();
    return actions;
  };
  expect(await decisions(-1, false)).not.toEqual(await decisions(Number.POSITIVE_INFINITY, true));
  expect(faults).toEqual([]);
});

test('an error in a bot does not end its thread', async () => {
  const faults: unknown[] = [];
  const clock = steadyClock();
  const pool = new BotThreadPool({ maxThreads: 1, clock, onFault: (error) => faults.push(error) });
  const ask = (bot: string) =>
    pool.decide({
      table: { code: 'test', seed: 'test', config: { rules: NANJING } },
      question: packQuestion({ number: 1, kind: 'decide', bot, ...firstLead('deal') }),
      isAttended: true,
      network: 'test',
      answerBy: Number.MAX_SAFE_INTEGER,
      signal: new AbortController().signal,
    });
  const answers = await Promise.all([ask('a bot of the future'), ask('club-1')]);
  expect(answers).toMatchObject([null, { action: {} }]);
  expect(faults.map(String)).toEqual(['Error: there is no bot called a bot of the future']);
  await pool.close();
});
