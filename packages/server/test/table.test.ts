import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROSTER } from '@schupf/bots';
import { Client, type ServerMessage, type SnapshotMessage, type UpdateMessage } from '@schupf/protocol';
import { readView, writeAction } from '@schupf/protocol/bots';
import { rulesFor, xoshiro128 } from '@schupf/rules';
import { parseSeat } from '@schupf/rules/notation';
import { SPEEDS } from '@schupf/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../src/index.ts';
import { eventually } from './eventually.ts';
import { environmentAt, Player } from './player.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const NANJING = { variant: 'nanjing' as const, options: { matchEnd: 'rounds' as const, rounds: 1 } };

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

function received<Type extends ServerMessage['type']>(
  player: Player,
  type: Type,
): Extract<ServerMessage, { type: Type }>[] {
  const messages = player.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  return messages.filter(
    (message): message is Extract<ServerMessage, { type: Type }> => message.type === type,
  );
}

test('shows spectators the open cards but no hands, and does not let them chat', async () => {
  const host = await Player.arrive(server.address, 'Host');
  const spectator = await Player.arrive(server.address, 'Spectator');
  const code = await host.open({
    rules: NANJING,
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
  });
  for (const player of [host, spectator]) player.watch(code);
  host.play();
  await spectator.until(({ view }) => view.open.phase === 'play');
  expect(spectator.table!.seen!.view.observer).toBe('spectator');
  expect(spectator.table!.seen!.view.hands.every((hand) => hand === null)).toBe(true);
  await host.until(({ status }) => status.stage === 'over');
  await spectator.until(({ status }) => status.stage === 'over');
  expect(spectator.table!.say('well-played')).toBe(true);
  await eventually(() => received(spectator, 'error')).toMatchObject([{ code: 'not-allowed', table: code }]);
  await eventually(() => received(host, 'watching').at(-1)).toMatchObject({ spectators: 1 });
  for (const player of [host, spectator]) player.leave();
});

test('sends chat to everyone, including people who join later, but free text only if it is allowed', async () => {
  const host = await Player.arrive(server.address, 'Anna');
  const guest = await Player.arrive(server.address, 'Ben');
  const quiet = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  host.watch(quiet);
  await host.until(() => true);
  host.table!.say('hello');
  host.table!.write('<b>hands</b>');
  await eventually(() => received(host, 'error')).toMatchObject([{ code: 'not-allowed' }]);
  guest.watch(quiet);
  await eventually(() => received(guest, 'said')).toMatchObject([
    { by: { id: host.id, name: 'Anna' }, phrase: 'hello' },
  ]);
  expect(received(guest, 'wrote')).toEqual([]);
  for (const player of [host, guest]) player.leave();
});

test('shows the same in both tabs of a player, and accepts commands from both', async () => {
  const first = await Player.arrive(server.address, 'Two');
  const second = first.anotherTab();
  const code = await first.open({
    rules: NANJING,
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
  });
  for (const player of [first, second]) player.watch(code);
  await Promise.all([first, second].map((player) => player.until(({ view }) => view.observer === 0)));
  first.play();
  second.play();
  await Promise.all([first, second].map((player) => player.until(({ status }) => status.stage === 'over')));
  expect(second.table!.seen!.view.open.totals).toEqual(first.table!.seen!.view.open.totals);
  for (const player of [first, second]) player.leave();
});

test('marks the updates that a player missed, but not those that follow', async () => {
  const host = await Player.arrive(server.address, 'Late');
  const code = await host.open({ rules: NANJING, speed: QUICK, chairs: [null, BOT, BOT, BOT] });
  host.watch(code);
  await host.until(() => true);
  await host.table!.manage({ type: 'start' });
  await host.until(({ status }) => status.stage === 'playing');
  const [{ seq, observer }] = received(host, 'snapshot') as [SnapshotMessage];
  const updates: UpdateMessage[] = [];
  const { cookie } = host;
  const { send, close } = environmentAt(server.address, { cookie }).connect({
    opened: () => send(JSON.stringify({ type: 'hello', client: 'test' })),
    received: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'welcome')
        send(JSON.stringify({ type: 'watch', table: code, since: { observer, seq } }));
      if (message.type === 'update') updates.push(message);
    },
    closed: () => {},
  });
  await eventually(() => updates.length > 0).toBe(true);
  expect(updates[0]).toMatchObject({ seq: seq + 1, missed: true });
  host.play();
  await eventually(() => updates.at(-1)!.missed).toBeUndefined();
  expect(received(host, 'update').some(({ missed }) => missed === true)).toBe(false);
  close();
  host.leave();
});

test('lets a stand-in play for an absent player, who gets their seat back', async () => {
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
  const spectator = await Player.arrive(server.address, 'Spectator');
  spectator.watch(code);
  host.leave();
  await spectator.until(({ view, status }) => !status.chairs[0]!.present && view.open.phase !== 'grand');
  const back = host.anotherTab();
  back.watch(code);
  await back.until(({ view, status }) => view.observer === 0 && status.chairs[0]!.present);
  back.play();
  await back.until(({ status }) => status.stage === 'over');
  for (const player of [back, spectator]) player.leave();
});

test('refuses a bot in a game it has no networks for', async () => {
  const host = await Player.arrive(server.address, 'Creator');
  const code = await host.open({ rules: { variant: 'trichu' }, chairs: [null, EMPTY, EMPTY] });
  host.watch(code);
  await host.until(() => true);
  const seat = (name: string) =>
    host.table!.manage({ type: 'place', chair: 1, occupant: { type: 'bot', name } });
  expect(await seat('net-1-deep')).toEqual({ ok: false, reason: 'no-such-bot' });
  expect(await seat('expert-1')).toMatchObject({ ok: true });
});

test('lets only the host put bots in chairs and remove people from them', async () => {
  const host = await Player.arrive(server.address, 'Creator');
  const guest = await Player.arrive(server.address, 'Guest');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  for (const player of [host, guest]) player.watch(code);
  await Promise.all([host, guest].map((player) => player.until(() => true)));
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
  for (const player of [host, guest]) player.leave();
});

test('lets an external bot play for its chair, and marks it as external', async () => {
  const host = await Player.arrive(server.address, 'Inviter');
  const code = await host.open({ rules: NANJING, speed: QUICK, chairs: [null, EMPTY, BOT, BOT] });
  host.watch(code);
  await host.until(() => true);
  const invited = await host.table!.manage({ type: 'invite-bot', chair: 1, name: 'Deep Dog' });
  expect(invited).toMatchObject({ ok: true });
  const rules = rulesFor('nanjing', NANJING.options);
  const localBot = ROSTER['beginner-1']!.make();
  let asked = 0;
  const bot: Client = new Client(
    environmentAt(server.address, {}),
    { name: 'a bot', token: invited.ok ? invited.token! : '' },
    {
      asked: (question) => {
        asked++;
        const context = { random: xoshiro128('external'), outOfTime: () => false };
        const view = readView(question.view, rules);
        if (!view.ok) throw new Error(view.problem);
        const choice = localBot.choose(view.value, parseSeat(question.seat)!, context);
        bot.answer(question, { action: choice === null ? null : writeAction(choice.action) });
      },
    },
  );
  bot.watch(code, {});
  await host.until(({ status }) => {
    const { occupant } = status.chairs[1]!;
    return occupant.type === 'bot' && occupant.outside && occupant.name === 'Deep Dog';
  });
  host.play();
  await host.table!.manage({ type: 'start' });
  await host.until(({ status }) => status.stage === 'over');
  // At least Grand Tichu, the push and a few turns; how many depends on the cards.
  expect(asked).toBeGreaterThan(4);
  bot.close();
  host.leave();
});

test('lists open but not private tables in the lobby', async () => {
  const host = await Player.arrive(server.address, 'Open');
  const guest = await Player.arrive(server.address, 'Seeker');
  const chairs = [null, BOT, BOT, BOT];
  const listed = await host.open({
    rules: { variant: 'nanjing' },
    chairs,
    visibility: 'open',
    startsImmediately: true,
  });
  host.watch(listed);
  await host.until(({ status }) => status.chairs[0]!.present);
  const unlisted = await host.open({ rules: { variant: 'nanjing' }, chairs });
  const lobby: string[] = [];
  const seeker = new Client(
    environmentAt(server.address, { cookie: guest.cookie }),
    { name: 'test' },
    { lobby: (tables) => lobby.splice(0, lobby.length, ...tables.map(({ code }) => code)) },
  );
  seeker.lobby(true);
  await eventually(() => lobby).toContain(listed);
  expect(lobby).not.toContain(unlisted);
  seeker.close();
  for (const player of [host, guest]) player.leave();
});

test('tells everyone when the server stops, and resumes the match when it restarts on the same folder', async () => {
  const first = await TestServer.start();
  const host = await Player.arrive(first.address, 'Survivor');
  const code = await host.open({
    rules: NANJING,
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
  });
  host.watch(code);
  await host.until(({ view }) => view.observer === 0 && view.open.phase === 'grand');
  const { round } = host.table!.seen!.view.open;
  const second = await first.restart();
  expect(received(host, 'welcome')).toHaveLength(1);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  expect(host.table!.seen!.view.open.round).toBe(round);
  expect(received(host, 'welcome').length).toBeGreaterThan(1);
  host.leave();
  await second.close();
});

test('delayed spectators still see the end of a match that is already over', async () => {
  const data = mkdtempSync(join(tmpdir(), 'schupf-delayed-'));
  const { tables, ...others } = await openFolder(data);
  const find: typeof tables.find = async (code) => {
    const row = await tables.find(code);
    return row && { ...row, info: { ...row.info, handsAfter: 2 } };
  };
  const withShortDelay = new Proxy(tables, {
    get: (target, name) => (name === 'find' ? find : Reflect.get(target, name).bind(target)),
  });
  const delayed = await TestServer.start({ data, storage: { ...others, tables: withShortDelay } });
  const host = await Player.arrive(delayed.address, 'Host');
  const spectator = await Player.arrive(delayed.address, 'Spectator');
  const chairs = [null, BOT, BOT, BOT];
  const code = await host.open({
    rules: NANJING,
    speed: QUICK,
    chairs,
    handsAfter: 600,
    startsImmediately: true,
  });
  for (const player of [host, spectator]) player.watch(code);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  const phases = new Set<string>();
  await spectator.until(({ view, status }) => {
    phases.add(`${view.observer} ${view.open.phase}`);
    return status.stage === 'over' && view.observer === 'spectator';
  });
  expect(phases).toContain('omniscient play');
  expect(phases).toContain('omniscient match-over');
  for (const player of [host, spectator]) player.leave();
  await delayed.close();
  rmSync(data, { recursive: true, force: true });
});
