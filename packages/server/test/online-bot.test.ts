import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { actionToPlay, legalActions, rankOf, type SeatAction, viewFor } from '@schupf/rules';
import { SPEEDS } from '@schupf/table';
import { TableHistory } from '@schupf/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { StoredTables } from './stored-tables.ts';
import { TestServer } from './test-server.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/online-bot.mjs', import.meta.url));
const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const ONE_ROUND = { variant: 'nanjing' as const, options: { matchEnd: 'rounds' as const, rounds: 1 } };

let server: TestServer;
let bot: ChildProcess;
let output = '';

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

afterEach(() => {
  bot.kill();
});

/** Starts the example and returns the table code it prints. */
async function start(...args: string[]): Promise<string> {
  output = '';
  bot = spawn(process.execPath, [EXAMPLE, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  bot.stdout!.on('data', (text: Buffer) => {
    output += String(text);
  });
  await eventually(() => output).toMatch(/\/t\/\w{10}\n/);
  return /\/t\/(\w{10})/.exec(output)![1]!;
}

/** The plays that the example may choose: long and low ones (one more card outweighs three ranks), but not bombs. */
function preferredPlays(history: TableHistory, row: number, seat: number): SeatAction[] {
  const view = viewFor(history.tables[row]!.position, history.tables[row]!.position.open.players[seat]!);
  const plays = legalActions(view, seat).flatMap((offer) => (offer.type === 'play' ? [offer] : []));
  const value = ({ play }: (typeof plays)[number]) =>
    rankOf(play) - 3 * play.size + (play.kind.startsWith('bomb') ? 100 : 0);
  const lowest = Math.min(...plays.map(value));
  return plays.filter((offer) => value(offer) === lowest).map(({ play }) => actionToPlay('play', seat, play));
}

test('the example plays for the chair of its token, and its answers are used', async () => {
  const host = await Player.arrive(server.address, 'Inviter');
  const code = await host.open({ rules: ONE_ROUND, speed: QUICK, chairs: [null, EMPTY, BOT, BOT] });
  host.watch(code);
  await host.until(() => true);
  const invited = await host.table!.manage({ type: 'invite-bot', chair: 1, name: 'lowest' });
  expect(await start(server.address, code, invited.ok ? invited.token! : '')).toBe(code);
  host.play();
  await host.table!.manage({ type: 'start' });
  await host.until(({ status }) => status.stage === 'over');
  host.leave();

  const stored = new StoredTables(server.data);
  const rows = stored.log(code);
  stored.close();
  const history = new TableHistory(rows);
  let plays = 0;
  for (const [row, { entry }] of rows.entries()) {
    if (entry.type !== 'answers') continue;
    for (const { question, action } of entry.answers) {
      const { position, questions } = history.tables[row - 1]!;
      const found = questions.find(({ number }) => number === question);
      if (found?.kind !== 'decide' || action?.type !== 'play') continue;
      if (position.open.players[found.seat] !== 1) continue;
      plays++;
      expect(preferredPlays(history, row - 1, found.seat)).toContainEqual(action);
    }
  }
  expect(plays).toBeGreaterThan(2);
});

test('the example opens a table if it is not invited, and others can join and start', async () => {
  const code = await start(server.address);
  const guest = await Player.arrive(server.address, 'Guest');
  guest.watch(code);
  await guest.until(({ status }) => status.chairs[2]!.occupant.type === 'bot');
  expect(guest.table!.seen!.status.chairs[2]!.occupant).toEqual({
    type: 'bot',
    name: 'lowest',
    outside: true,
  });
  expect(await guest.command({ type: 'sit', chair: 0, name: '' })).toMatchObject({ ok: true });
  expect(await guest.command({ type: 'start' })).toMatchObject({ ok: true });
  await guest.until(({ status }) => status.stage === 'playing');
  guest.leave();
});
