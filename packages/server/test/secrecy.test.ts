import type { ServerMessage, SnapshotMessage, UpdateMessage } from '@schupf/protocol';
import { VARIANT_FACTS, VARIANTS } from '@schupf/rules';
import { parseRecord } from '@schupf/rules/notation';
import { SPEEDS, verifyDeals } from '@schupf/table';
import { type Frame, leaksIn, type Receiver, shortMatch, TableHistory } from '@schupf/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from './player.ts';
import { StoredTables } from './stored-tables.ts';
import { TestServer } from './test-server.ts';

const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

function framesOf({ frames }: Player): Frame[] {
  return frames.map((text) => ({ at: Date.now(), text }));
}

function asPerson({ id }: Player): Receiver {
  return { type: 'person', id };
}

/** Plays a round with bots, a spectator and two people: one joins later, the other has two tabs. */
async function playRound(variant: (typeof VARIANTS)[number]) {
  const [host, guest, spectator] = await Promise.all(
    ['host', 'guest', 'spectator'].map((name) => Player.arrive(server.address, `${variant} ${name}`)),
  );
  const bot = { type: 'bot' as const, name: 'club-1' };
  const code = await host!.open({
    rules: { variant, options: shortMatch(variant) },
    speed: QUICK,
    chairs: [null, ...Array.from({ length: VARIANT_FACTS[variant].players.min - 1 }, () => bot)],
    startsImmediately: true,
  });
  const all = [host!, guest!, spectator!];
  for (const player of all) player.watch(code);
  await guest!.until(() => true);
  await guest!.command({ type: 'sit', chair: 1, name: '' });
  for (const player of [host!, guest!]) player.play();
  await host!.until(({ view }) => view.open.phase === 'play');
  host!.cut();
  const second = host!.anotherTab();
  second.watch(code);
  all.push(second);
  await Promise.all(all.map((player) => player.until(({ status }) => status.stage === 'over')));
  for (const player of all) player.leave();
  const stored = new StoredTables(server.data);
  const history = new TableHistory(stored.log(code));
  stored.close();
  return { code, host: host!, second, guest: guest!, spectator: spectator!, history };
}

test.each(VARIANTS)('never sends anyone a card they may not know: %s', async (variant) => {
  const { code, host, second, guest, spectator, history } = await playRound(variant);
  for (const player of [host, second, guest, spectator]) {
    expect(player.frames.length).toBeGreaterThan(5);
    expect(leaksIn(history, code, asPerson(player), framesOf(player))).toEqual([]);
  }
  // The host took part in the deals, and everyone can check them now.
  const { deals } = history.tables.at(-1)!;
  expect(deals?.stage).toBe('shown');
  expect(deals?.contributions[0]?.salt).toMatch(/^[0-9a-f]{32}$/);
  const record = parseRecord(await (await host.fetch(`/api/matches/${code}-1`)).text());
  expect(record.ok && verifyDeals(record.record)).toMatchObject({ type: 'verified' });
});

test('the seed of the bots’ delays has 256 bits and stays on the server', async () => {
  const { code, host, second, guest, spectator, history } = await playRound('nanjing');
  const key = history.tables[0]!.config.pace.replace('chacha20:', '');
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const match = await host.fetch(`/api/matches/${code}-1`);
  expect(match.status).toBe(200);
  const info = await host.fetch(`/api/tables/${code}`);
  const seen = [host, second, guest, spectator].flatMap(({ frames }) => frames);
  for (const text of [...seen, await match.text(), await info.text()]) expect(text).not.toContain(key);
});

describe('the leak finder finds', () => {
  let round: Awaited<ReturnType<typeof playRound>>;
  beforeAll(async () => {
    round = await playRound('nanjing');
  });

  function leaksOf(
    who: 'host' | 'second' | 'guest' | 'spectator',
    change: (message: ServerMessage) => ServerMessage,
  ) {
    const { code, history } = round;
    const frames = framesOf(round[who]).map(({ at, text }) => ({
      at,
      text: JSON.stringify(change(JSON.parse(text) as ServerMessage)),
    }));
    return leaksIn(history, code, asPerson(round[who]), frames);
  }

  /** All hands at the time of a snapshot. */
  function handsAt({ observer, seq }: SnapshotMessage): number[][] {
    const { history } = round;
    return history.tables[history.lastRowOf(observer, seq)]!.position.hands.map((hand) => hand.toArray());
  }

  function inSnapshots(change: (message: SnapshotMessage) => SnapshotMessage) {
    return (message: ServerMessage) =>
      message.type === 'snapshot' && message.view.open.phase === 'play' ? change(message) : message;
  }

  function inUpdates(change: (update: Record<string, unknown>) => Record<string, unknown>) {
    return (message: ServerMessage) =>
      message.type === 'update'
        ? ({
            ...message,
            updates: message.updates.map((update) => change({ ...update })),
          } as unknown as UpdateMessage)
        : message;
  }

  test('nothing in unchanged messages', () => {
    expect(leaksOf('host', (message) => message)).toEqual([]);
  });

  test('the hands of others in a snapshot', () => {
    const leaks = leaksOf(
      'second',
      inSnapshots((message) => {
        return {
          ...message,
          view: { ...message.view, hands: handsAt(message) },
        } as unknown as SnapshotMessage;
      }),
    );
    expect(leaks[0]).toMatch(/card \d+ in hands/);
  });

  test('a single card in an update', () => {
    const { history, host } = round;
    const chair = history.tables
      .at(-1)!
      .chairs.findIndex(({ occupant }) => occupant.type === 'person' && occupant.id === host.id);
    const isOpened = (row: number): boolean =>
      history.steps[row]?.effects.some(
        (effect) =>
          effect.type === 'tell' && effect.update.type === 'game' && effect.update.event.type === 'opened',
      ) ?? false;
    const row = history.tables.findIndex((_, index) => isOpened(index));
    const known = history.knownTo(chair, row);
    const hidden = Array.from({ length: 56 }, (_, card) => card).filter(
      (card) => !((known >> BigInt(card)) & 1n),
    );
    for (const card of hidden) {
      const leaks = leaksOf(
        'host',
        inUpdates((update) => {
          const event = update['event'] as { type: string } | undefined;
          return event?.type === 'opened' ? { ...update, event: { ...event, card } } : update;
        }),
      );
      expect(leaks).toHaveLength(1);
      expect(leaks[0]).toMatch(`card ${card} in card`);
    }
    expect(hidden.length).toBeGreaterThan(30);
  });

  test('an unknown field', () => {
    const leaks = leaksOf(
      'spectator',
      inUpdates((update) => ({ ...update, pack: [1, 2, 3] })),
    );
    expect(leaks[0]).toMatch(/an unknown field: pack/);
  });

  test('the secret of the match, in a snapshot or an update', () => {
    const { secret } = round.history.tables.at(-1)!.deals!;
    const inSnapshot = inSnapshots((message) => ({ ...message, secret }) as unknown as SnapshotMessage);
    expect(leaksOf('second', inSnapshot).join()).toMatch(/what the deals of the match follow from/);
    const inUpdate = inUpdates((update) =>
      update['type'] === 'match-began' ? { ...update, secret } : update,
    );
    expect(leaksOf('host', inUpdate).join()).toMatch(/what the deals of the match follow from/);
  });

  test('a conditional pass of someone else', () => {
    const conditionalPasses = [0, 1, 2, 3].map((seat) => ({ seat, until: { type: 'trick-end' } as const }));
    const leaks = leaksOf(
      'second',
      inSnapshots((message) => ({ ...message, conditionalPasses })),
    );
    expect(leaks.join()).toMatch(/a conditional pass of seat 1/);
    expect(leaks.join()).toMatch(/a conditional pass of seat 3/);
  });

  test('messages for someone else', () => {
    const { code, history, host, guest, spectator } = round;
    expect(leaksIn(history, code, asPerson(guest), framesOf(host))[0]).toMatch(/is for someone else/);
    expect(leaksIn(history, code, asPerson(spectator), framesOf(host)).join()).toMatch(
      /does not sit in chair/,
    );
  });

  test('an update that is not in the log', () => {
    const leaks = leaksOf('guest', (message) =>
      message.type === 'update' ? { ...message, seq: message.seq + 100_000 } : message,
    );
    expect(leaks[0]).toMatch(/this is not in the log/);
  });

  test('all hands shown too early', () => {
    const { code, history, spectator } = round;
    const frames = framesOf(spectator).map(({ at, text }) => ({
      at,
      text: text.replaceAll('"observer":"spectator"', '"observer":"omniscient"'),
    }));
    expect(leaksIn(history, code, asPerson(spectator), frames)[0]).toMatch(/all hands too early/);
    const lateFrames = frames.map(({ at, text }) => ({ at: at + 600_000, text }));
    expect(leaksIn(history, code, asPerson(spectator), lateFrames, 600_000)).toEqual([]);
  });
});
