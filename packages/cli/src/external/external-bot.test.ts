import { fileURLToPath } from 'node:url';
import { type Position, rulesFor, viewFor } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { openExternalBot } from './external-bot.ts';
import { isRunning } from './testing/processes.ts';

const STRANGE = fileURLToPath(new URL('./testing/strange-bot.mjs', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url));
const TIME = 150;

const commandOf = (file: string, ...args: string[]) => `"${process.execPath}" "${file}" ${args.join(' ')}`;

async function open(behaviour: string, time: number) {
  // The process id in the command line distinguishes this test's processes from others.
  const bot = await openExternalBot(commandOf(STRANGE, behaviour, String(process.pid)), { time });
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}

/** A position in which a seat has to act. */
const onTurn: Position = (() => {
  for (const { position } of walkMatch(rulesFor('nanjing'), 'turn')) {
    if (position.open.phase === 'play' && !position.open.window && position.open.turn >= 0) return position;
  }
  throw new Error('no such position');
})();
const seat = onTurn.open.turn;
const view = viewFor(onTurn, onTurn.open.players[seat]!);

const NO_FAULTS = { crash: 0, timeout: 0, 'not-json': 0, 'too-long': 0, illegal: 0 };

test.each([
  { behaviour: 'crash', faults: { crash: 3 } },
  { behaviour: 'silent', faults: { timeout: 3 } },
  { behaviour: 'deaf', faults: { timeout: 3 } },
  { behaviour: 'endless', faults: { timeout: 3 } },
  { behaviour: 'babble', faults: { 'not-json': 3 } },
  { behaviour: 'long', faults: { 'too-long': 3 } },
  { behaviour: 'illegal', faults: { illegal: 3 } },
  { behaviour: 'other-id', faults: { illegal: 3 } },
])('counts the faults of a bot that misbehaves, and ends it: $behaviour', async ({ behaviour, faults }) => {
  const bot = await open(behaviour, 'timeout' in faults ? TIME : 20_000);
  for (let times = 0; times < 3; times++) expect(await bot.ask(view, seat)).toMatchObject({ ok: false });
  expect(bot.faults).toEqual({ ...NO_FAULTS, ...faults });
  await bot.close();
  // The kernel takes a moment to remove the processes the shell had started.
  await expect.poll(() => isRunning(`${STRANGE} ${behaviour} ${process.pid}`)).toBe(false);
});

test('a late answer does not count as an answer to the next question', async () => {
  const bot = await open('belated', TIME);
  for (let times = 0; times < 4; times++) await bot.ask(view, seat);
  expect(bot.faults).toEqual({ ...NO_FAULTS, timeout: 4 });
  await bot.close();
});

test('reads what a bot wrote just before it exited', async () => {
  const bot = await open('parting', 20_000);
  expect(await bot.ask(view, seat)).toMatchObject({ ok: true });
  expect(await bot.ask(view, seat)).toMatchObject({ ok: false });
  expect(bot.faults).toEqual({ ...NO_FAULTS, crash: 1 });
  await bot.close();
});

test('a crash is noticed immediately, not at the timeout', async () => {
  const bot = await open('crash', 1_000_000);
  await bot.ask(view, seat);
  expect(bot.faults).toEqual({ ...NO_FAULTS, crash: 1 });
  await bot.close();
});

test('kills a bot that never answers, and another that never stops writing', async () => {
  const silent = await open('silent', 20);
  for (let times = 0; times < 13; times++) await silent.ask(view, seat);
  expect(silent.faults).toEqual({ ...NO_FAULTS, timeout: 10, crash: 3 });
  const flooding = await open('flood', 2000);
  await flooding.ask(view, seat);
  await expect
    .poll(async () => (await flooding.ask(view, seat)).ok || flooding.faults.crash)
    .toBeGreaterThan(0);
  await Promise.all([silent.close(), flooding.close()]);
});

test.each([
  ['quitter', 'ended without a hello'],
  ['rude', 'sent no hello within 500 ms'],
  ['modern', 'expected protocol version 2, got 3'],
  ['chatty', 'its first line is not JSON'],
])('refuses a process with an invalid greeting: %s', async (behaviour, problem) => {
  const startTime = behaviour === 'rude' ? 500 : 20_000;
  const answer = await openExternalBot(commandOf(STRANGE, behaviour), { time: TIME, startTime });
  expect(answer).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
});

test('reports a command that does not exist', async () => {
  const answer = await openExternalBot('no-such-program-anywhere 2>/dev/null', { time: TIME });
  expect(answer).toMatchObject({ ok: false, problem: expect.stringContaining('ended without a hello') });
});

test('the example answers, and a seat that cannot act is not asked', async () => {
  const answer = await openExternalBot(commandOf(EXAMPLE), { time: 20_000 });
  if (!answer.ok) throw new Error(answer.problem);
  const bot = answer.value;
  expect(bot.name).toBe('lowest');
  expect(await bot.ask(view, seat)).toMatchObject({ ok: true, value: { seat } });
  const nextSeat = (seat + 1) % 4;
  expect(await bot.ask(view, nextSeat)).toEqual({ ok: true, value: null });
  expect(bot.faults).toEqual(NO_FAULTS);
  await bot.close();
  expect(await bot.ask(view, seat)).toMatchObject({ ok: false });
});
