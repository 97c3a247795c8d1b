import { rulesFor, viewFor } from '@schupf/rules';
import { SPEEDS } from '@schupf/table';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { BotThreads } from '../src/bots/pool.ts';
import { Player } from './player.ts';
import { Running } from './running.ts';

const NANJING = { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } } as const;
/** Milliseconds: what a bot is given, and as much again for a busy machine. Without a clock it would take a second. */
const LONGEST = 400;

test('a round with learned bots over sockets, who answer for themselves', async () => {
  const server = await Running.start();
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
  // A bot that fails is stood in for, and nobody at the table would see it.
  expect(await (await host.fetch('/metrics')).text()).toMatch(/^schupf_faults_total 0$/m);
  host.leave();
  await server.close();
});

test('whoever would think for a second at a time keeps within what he is given', async () => {
  const faults: unknown[] = [];
  const threads = new BotThreads(1, (error) => faults.push(error));
  const table = { seed: 'test', terms: { rules: NANJING } };
  const timeOf = async (bot: string, deal: number): Promise<number> => {
    const { open, view } = firstLead(`deal ${deal}`);
    const began = performance.now();
    const question = { number: deal, seat: open.turn, kind: 'decide', bot, view } as const;
    expect(await threads.decide(table, question)).not.toBeNull();
    return performance.now() - began;
  };
  // Starts the thread.
  await timeOf('net-1', 0);
  const times: number[] = [];
  for (let deal = 1; deal <= 5; deal++) times.push(await timeOf('net-1-deepest', deal));
  await threads.close();
  expect(faults).toEqual([]);
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(LONGEST);
});

/** Nobody knows much, and everything may be led. */
function firstLead(seed: string) {
  for (const { next } of walkMatch(rulesFor('nanjing'), seed, 1)) {
    const { open } = next;
    if (open.phase === 'play') return { open, view: viewFor(next, open.players[open.turn]!) };
  }
  throw new Error('nobody leads');
}
