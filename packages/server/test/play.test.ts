import type { MatchSummary } from '@schupf/protocol';
import { VARIANT_FACTS, VARIANTS } from '@schupf/rules';
import { parseRecord, replayRecord } from '@schupf/rules/notation';
import { SPEEDS } from '@schupf/table';
import { shortMatch } from '@schupf/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from './player.ts';
import { TestServer } from './test-server.ts';

/** Short pauses, but still a moment in which to bomb. */
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

test.each(VARIANTS)('people and bots play a whole match of %s over sockets', async (variant) => {
  const { min } = VARIANT_FACTS[variant].players;
  const host = await Player.arrive(server.address, `${variant} host`);
  const guest = await Player.arrive(server.address, `${variant} guest`);
  const bots = Array.from({ length: min - 2 }, () => ({ type: 'bot' as const, name: 'club-1' }));
  const code = await host.open({
    rules: { variant, options: shortMatch(variant) },
    speed: QUICK,
    chairs: [null, { type: 'nobody' }, ...bots],
  });
  for (const player of [host, guest]) player.watch(code);
  await guest.until(() => true);
  expect(await guest.command({ type: 'sit', chair: 1, name: 'Someone else' })).toMatchObject({ ok: true });
  await host.until(({ status }) => status.chairs[1]!.occupant.type === 'person');
  expect(await guest.command({ type: 'start' })).toMatchObject({ ok: false, refusal: { code: 'not-host' } });
  for (const player of [host, guest]) player.play();
  expect(await host.table!.manage({ type: 'start' })).toEqual({ ok: true, token: null });
  await Promise.all([host, guest].map((player) => player.until(({ status }) => status.stage === 'over')));

  const { matches } = (await (await guest.fetch('/api/matches')).json()) as {
    matches: MatchSummary[];
  };
  expect(matches).toMatchObject([{ variant, rounds: shortMatch(variant).rounds, outcome: 'played' }]);
  expect(matches[0]!.players).toContainEqual({ name: `${variant} guest`, isBot: false, id: guest.id });
  const text = await (await host.fetch(`/api/matches/${matches[0]!.id}`)).text();
  const record = parseRecord(text);
  if (!record.ok) throw new Error('the record cannot be read');
  expect(replayRecord(record.record, () => {})).toMatchObject({ stopped: null, contradictions: [] });
  for (const player of [host, guest]) player.leave();
});

test('the summary of a finished match says who was a bot', async () => {
  const host = await Player.arrive(server.address, 'Robin');
  const bots = Array.from({ length: 3 }, () => ({ type: 'bot' as const, name: 'random' }));
  const code = await host.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: QUICK,
    chairs: [null, ...bots],
  });
  host.watch(code);
  await host.until(() => true);
  host.play();
  expect(await host.table!.manage({ type: 'start' })).toMatchObject({ ok: true });
  await host.until(({ status }) => status.stage === 'over');
  const { matches } = (await (await host.fetch('/api/matches')).json()) as { matches: MatchSummary[] };
  const bot = { name: 'random', isBot: true };
  expect(matches[0]!.players).toEqual([{ name: 'Robin', isBot: false, id: host.id }, bot, bot, bot]);
  const summary = await (await host.fetch(`/api/matches/${matches[0]!.id}/summary`)).json();
  expect(summary).toEqual({ ...matches[0], isTableOpen: true });
  host.leave();
});
