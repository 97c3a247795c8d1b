import { Client, DEFAULT_PROFILE } from '@schupf/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { environmentAt, Player } from './player.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

test('does not count people who let nobody see that they are here', async () => {
  const [anna, ben] = [
    await Player.arrive(server.address, 'Anna'),
    await Player.arrive(server.address, 'Ben'),
  ];
  await eventually(() => ben.client.state).toBe('open');
  const counts: number[] = [];
  const watching = new Client(
    environmentAt(server.address, { Cookie: anna.cookie }),
    { name: 'test' },
    { here: ({ people }) => counts.push(people) },
  );
  await eventually(() => watching.state).toBe('open');
  watching.lobby(true);
  await eventually(() => counts.at(-1)).toBe(2);
  const hide = await ben.fetch('/api/me/profile', 'PUT', { ...DEFAULT_PROFILE, presence: 'nobody' });
  expect(hide.status).toBe(200);
  await eventually(() => counts.at(-1)).toBe(1);
  ben.cut();
  await eventually(() => ben.frames.filter((frame) => frame.includes('"welcome"')).length).toBe(2);
  watching.lobby(false);
  watching.lobby(true);
  await eventually(() => counts.at(-1)).toBe(1);
  await ben.fetch('/api/me/profile', 'PUT', DEFAULT_PROFILE);
  await eventually(() => counts.at(-1)).toBe(2);
  for (const client of [anna.client, ben.client, watching]) client.close();
});

test('counts each connected person once and no bots, and tells subscribers of the lobby', async () => {
  const anna = await Player.arrive(server.address, 'Anna');
  const secondTab = anna.anotherTab();
  const ben = await Player.arrive(server.address, 'Ben');
  const code = await anna.open({ rules: { variant: 'nanjing' }, chairs: [null, EMPTY, BOT, BOT] });
  anna.watch(code);
  await anna.until(() => true);
  const invited = await anna.table!.manage({ type: 'invite-bot', chair: 1, name: 'Deep Dog' });
  const bot = new Client(environmentAt(server.address, {}), {
    name: 'a bot',
    token: invited.ok ? invited.token! : '',
  });
  const counts: number[] = [];
  const visitor = new Client(
    environmentAt(server.address, {}),
    { name: 'test' },
    { here: ({ people }) => counts.push(people) },
  );
  for (const client of [secondTab.client, ben.client, bot, visitor])
    await eventually(() => client.state).toBe('open');
  visitor.lobby(true);
  await eventually(() => counts).toEqual([3]);
  ben.leave();
  await eventually(() => counts).toEqual([3, 2]);
  secondTab.leave();
  visitor.lobby(false);
  expect(anna.frames.some((frame) => frame.includes('"type":"here"'))).toBe(false);
  for (const client of [anna.client, bot, visitor]) client.close();
});
