import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROSTER } from '@schupf/bots';
import { Client, type ServerMessage } from '@schupf/protocol';
import { readView, writeAction } from '@schupf/protocol/bots';
import { rulesFor, xoshiro128 } from '@schupf/rules';
import { parseSeat } from '@schupf/rules/notation';
import { SPEEDS } from '@schupf/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../src/index.ts';
import { outsideAt, Player } from './player.ts';
import { Running } from './running.ts';
import { StoredTables } from './stored-tables.ts';

const NOBODY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const NANJING = { variant: 'nanjing' as const, options: { matchEnd: 'rounds' as const, rounds: 1 } };

let server: Running;

beforeAll(async () => {
  server = await Running.start();
});

afterAll(() => server.close());

function heard<Type extends ServerMessage['type']>(
  player: Player,
  type: Type,
): Extract<ServerMessage, { type: Type }>[] {
  const messages = player.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  return messages.filter(
    (message): message is Extract<ServerMessage, { type: Type }> => message.type === type,
  );
}

test('whoever watches sees what lies on the table, and no hand', async () => {
  const host = await Player.arrive(server.address, 'Host');
  const watcher = await Player.arrive(server.address, 'Watcher');
  const code = await host.open({
    rules: NANJING,
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsAtOnce: true,
  });
  for (const one of [host, watcher]) one.watch(code);
  host.play();
  await watcher.until(({ view }) => view.open.phase === 'play');
  expect(watcher.table!.seen!.view.observer).toBe('spectator');
  expect(watcher.table!.seen!.view.hands.every((hand) => hand === null)).toBe(true);
  await host.until(({ status }) => status.stage === 'over');
  await watcher.until(({ status }) => status.stage === 'over');
  expect(watcher.table!.say('well-played')).toBe(true);
  await expect.poll(() => heard(watcher, 'error')).toMatchObject([{ code: 'not-allowed', table: code }]);
  await expect.poll(() => heard(host, 'watching').at(-1)).toMatchObject({ spectators: 1 });
  for (const one of [host, watcher]) one.leave();
});

test('what is said is heard by everybody, later by who comes later, and text only where it may be', async () => {
  const host = await Player.arrive(server.address, 'Anna');
  const guest = await Player.arrive(server.address, 'Ben');
  const quiet = await host.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, NOBODY] });
  host.watch(quiet);
  await host.until(() => true);
  host.table!.say('hello');
  host.table!.write('<b>hands</b>');
  await expect.poll(() => heard(host, 'error')).toMatchObject([{ code: 'not-allowed' }]);
  guest.watch(quiet);
  await expect
    .poll(() => heard(guest, 'said'))
    .toMatchObject([{ by: { id: host.id, name: 'Anna' }, phrase: 'hello' }]);
  expect(heard(guest, 'wrote')).toEqual([]);
  for (const one of [host, guest]) one.leave();
});

test('two tabs on one seat see the same, and a command of either counts', async () => {
  const first = await Player.arrive(server.address, 'Two');
  const second = first.again();
  const code = await first.open({
    rules: NANJING,
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsAtOnce: true,
  });
  for (const one of [first, second]) one.watch(code);
  await Promise.all([first, second].map((one) => one.until(({ view }) => view.observer === 0)));
  first.play();
  second.play();
  await Promise.all([first, second].map((one) => one.until(({ status }) => status.stage === 'over')));
  expect(second.table!.seen!.view.open.totals).toEqual(first.table!.seen!.view.open.totals);
  for (const one of [first, second]) one.leave();
});

test('whoever goes is played for, and has his chair when he is back', async () => {
  const host = await Player.arrive(server.address, 'Gone');
  const code = await host.open({
    rules: NANJING,
    speed: { ...QUICK, absence: 50 },
    chairs: [null, BOT, BOT, BOT],
  });
  host.watch(code);
  await host.until(() => true);
  await host.table!.manage({ type: 'start' });
  await host.until(({ status }) => status.stage === 'playing');
  host.leave();
  const back = host.again();
  await new Promise((resolve) => setTimeout(resolve, 300));
  back.watch(code);
  await back.until(({ view, status }) => view.observer === 0 && status.chairs[0]!.present);
  back.play();
  await back.until(({ status }) => status.stage === 'over');
  back.leave();
});

test('whoever opened the table puts bots on chairs and takes people off them, nobody else', async () => {
  const host = await Player.arrive(server.address, 'Creator');
  const guest = await Player.arrive(server.address, 'Guest');
  const code = await host.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, NOBODY] });
  for (const one of [host, guest]) one.watch(code);
  await Promise.all([host, guest].map((one) => one.until(() => true)));
  await guest.command({ type: 'sit', chair: 2, name: '' });
  const place = { type: 'place' as const, chair: 2, occupant: BOT };
  expect(await guest.table!.manage(place)).toEqual({ ok: false, reason: 'not-yours' });
  expect(await host.table!.manage({ ...place, occupant: { type: 'bot', name: 'nobody-9' } })).toEqual({
    ok: false,
    reason: 'no-such-bot',
  });
  expect(await host.table!.manage({ ...place, chair: 7 })).toEqual({ ok: false, reason: 'no-such-chair' });
  expect(await host.table!.manage(place)).toEqual({ ok: true, token: null });
  await guest.until(
    ({ view, status }) => view.observer === 'spectator' && status.chairs[2]!.occupant.type === 'bot',
  );
  for (const one of [host, guest]) one.leave();
});

test('a program from outside plays on its chair, marked as one', async () => {
  const host = await Player.arrive(server.address, 'Inviter');
  const code = await host.open({ rules: NANJING, speed: QUICK, chairs: [null, NOBODY, BOT, BOT] });
  host.watch(code);
  await host.until(() => true);
  const invited = await host.table!.manage({ type: 'invite-bot', chair: 1, name: 'Deep Dog' });
  expect(invited).toMatchObject({ ok: true });
  const rules = rulesFor('nanjing', NANJING.options);
  const bot = ROSTER['beginner-1']!.make();
  let asked = 0;
  const program: Client = new Client(
    outsideAt(server.address, {}),
    { name: 'a program', token: invited.ok ? invited.token! : '' },
    {
      asked: (question) => {
        asked++;
        const help = { random: xoshiro128('outside'), outOfTime: () => false };
        const view = readView(question.view, rules);
        if (!view.ok) throw new Error(view.problem);
        const choice = bot.choose(view.value, parseSeat(question.seat)!, help);
        program.answer(question, { action: choice === null ? null : writeAction(choice.action) });
      },
    },
  );
  program.watch(code, {});
  await host.until(({ status }) => {
    const { occupant } = status.chairs[1]!;
    return occupant.type === 'bot' && occupant.outside && occupant.name === 'Deep Dog';
  });
  host.play();
  await host.table!.manage({ type: 'start' });
  await host.until(({ status }) => status.stage === 'over');
  expect(asked).toBeGreaterThan(10);
  program.close();
  host.leave();
});

test('a bot whose answers are shown at once takes its time all the same', async () => {
  const host = await Player.arrive(server.address, 'Timer');
  const speed = { ...QUICK, botDelay: [0, 0] as [number, number] };
  const code = await host.open({ rules: NANJING, speed, chairs: [null, BOT, BOT, BOT] });
  host.watch(code);
  await host.until(() => true);
  host.play();
  await host.table!.manage({ type: 'start' });
  await host.until(({ view }) => view.open.phase === 'play');
  const kept = new StoredTables(server.data);
  const entries = kept.log(code).map(({ entry }) => entry);
  kept.close();
  const dealt = entries.find(({ type }) => type === 'shuffled')!;
  const answered = entries.find(({ type }) => type === 'answers')!;
  expect(answered.at - dealt.at).toBeGreaterThanOrEqual(20);
  host.leave();
});

test('open tables are in the lobby, private ones are not, and play now finds a place', async () => {
  const host = await Player.arrive(server.address, 'Open');
  const guest = await Player.arrive(server.address, 'Seeker');
  const chairs = [null, BOT, BOT, BOT];
  const open = await host.open({
    rules: { variant: 'nanjing' },
    chairs,
    visibility: 'open',
    startsAtOnce: true,
  });
  const closed = await host.open({ rules: { variant: 'nanjing' }, chairs });
  const lobby: string[] = [];
  const seeker = new Client(
    outsideAt(server.address, { cookie: guest.cookie }),
    { name: 'test' },
    { lobby: (tables) => lobby.splice(0, lobby.length, ...tables.map(({ code }) => code)) },
  );
  seeker.lobby(true);
  await expect.poll(() => lobby).toContain(open);
  expect(lobby).not.toContain(closed);
  const found = await guest.fetch('/api/play', 'POST', { variant: 'nanjing' });
  expect(await found.json()).toEqual({ code: open });
  const made = (await (await guest.fetch('/api/play', 'POST', { variant: 'tientsin' })).json()) as {
    code: string;
  };
  guest.watch(made.code);
  await guest.until(({ status, view }) => status.stage === 'playing' && view.observer === 0);
  seeker.close();
  for (const one of [host, guest]) one.leave();
});

test('a server that stops tells everybody, and on the same folder everything goes on', async () => {
  const first = await Running.start();
  const host = await Player.arrive(first.address, 'Survivor');
  const code = await host.open({
    rules: NANJING,
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsAtOnce: true,
  });
  host.watch(code);
  await host.until(({ view }) => view.observer === 0 && view.open.phase === 'grand');
  const { round } = host.table!.seen!.view.open;
  const second = await first.restart();
  expect(heard(host, 'welcome')).toHaveLength(1);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  expect(host.table!.seen!.view.open.round).toBe(round);
  expect(heard(host, 'welcome').length).toBeGreaterThan(1);
  host.leave();
  await second.close();
});

test('whoever watched a match later sees its end, though it has been over for long', async () => {
  const data = mkdtempSync(join(tmpdir(), 'schupf-late-'));
  const { tables, ...others } = await openFolder(data);
  const find: typeof tables.find = async (code) => {
    const row = await tables.find(code);
    return row && { ...row, info: { ...row.info, handsAfter: 2 } };
  };
  const hasty = new Proxy(tables, {
    get: (target, name) => (name === 'find' ? find : Reflect.get(target, name).bind(target)),
  });
  const late = await Running.start({ data, storage: { ...others, tables: hasty } });
  const host = await Player.arrive(late.address, 'Host');
  const watcher = await Player.arrive(late.address, 'Watcher');
  const chairs = [null, BOT, BOT, BOT];
  const code = await host.open({ rules: NANJING, speed: QUICK, chairs, handsAfter: 600, startsAtOnce: true });
  for (const one of [host, watcher]) one.watch(code);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  const sights = new Set<string>();
  await watcher.until(({ view, status }) => {
    sights.add(`${view.observer} ${view.open.phase}`);
    return status.stage === 'over' && view.observer === 'spectator';
  });
  expect(sights).toContain('omniscient play');
  expect(sights).toContain('omniscient match-over');
  for (const one of [host, watcher]) one.leave();
  await late.close();
  rmSync(data, { recursive: true, force: true });
}, 60_000);
