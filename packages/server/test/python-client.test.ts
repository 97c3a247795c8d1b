import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SPEEDS } from '@schupf/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from './player.ts';
import { Relay } from './relay.ts';
import { TestServer } from './test-server.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/client.py', import.meta.url));
const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'club-1' };
/** Without clocks, no stand-in decides for a client that a busy machine has slowed down. */
const QUICK = {
  ...SPEEDS['no-clock'],
  reaction: 5,
  closing: 5,
  absence: null,
  botDelay: [0, 5] as [number, number],
};
/** Connections break often enough to lose replies, but rarely enough for the match to continue. */
const CHUNKS_PER_CONNECTION = 8;

let server: TestServer;
const clients = new Set<ChildProcess>();

beforeAll(async () => {
  const isRecent = 'import sys; sys.exit(sys.version_info < (3, 10))';
  if (spawnSync('python3', ['-c', isRecent]).status !== 0)
    throw new Error('This test needs Python 3.10 or newer: sudo apt-get install -y python3');
  server = await TestServer.start();
});

afterAll(async () => {
  for (const client of clients) client.kill();
  await server.close();
});

interface Ended {
  readonly status: number | null;
  readonly problems: string;
  readonly outcome: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Runs the example to the end of its match. */
async function play(...args: string[]): Promise<Ended> {
  // With -B, Python does not leave its caches in the repository.
  const client = spawn('python3', ['-B', EXAMPLE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  clients.add(client);
  let [output, problems] = ['', ''];
  client.stdout.on('data', (text: Buffer) => {
    output += String(text);
  });
  client.stderr.on('data', (text: Buffer) => {
    problems += String(text);
  });
  const status = await new Promise<number | null>((resolve) => client.on('close', resolve));
  clients.delete(client);
  const [outcome = '', summary = ''] = output.trim().split('\n').slice(-2);
  const counts = [...summary.matchAll(/(\w+) (\d+)/g)].map(([, name, count]) => [name!, Number(count)]);
  return { status, problems, outcome, counts: Object.fromEntries(counts) };
}

describe.concurrent('the example keeps up with a whole match from its events, and all of its actions are legal', () => {
  // The seats of the three-player and rank games change with every round.
  test.each([
    ['nanjing', 1],
    ['trichu', 3],
    ['wuwang', 3],
    ['tientsin', 1],
    ['grandseigneur', 2],
    ['let', 2],
  ])('%s', async (variant, rounds) => {
    const table = ['--variant', variant, '--rounds', `${rounds}`, '--speed', JSON.stringify(QUICK)];
    const { status, problems, outcome, counts } = await play(
      '--address',
      server.address,
      ...table,
      '--check',
    );
    expect(status, problems).toBe(0);
    expect(outcome).toMatch(/^the match is over \(played\)/);
    expect(counts).toMatchObject({ refused: 0, resumed: 0 });
    expect(counts['commands']).toBeGreaterThan(5 * rounds);
    // With `--check`, the example compares its view with a snapshot before every action and after every round, unless
    // something happens while it asks for the snapshot.
    expect(counts['compared']).toBeGreaterThan(0.8 * counts['commands']!);
  });
});

test('the example resumes after lost connections and repeats what was not answered', async () => {
  const relay = await Relay.start(server.port, CHUNKS_PER_CONNECTION);
  const table = ['--rounds', '1', '--speed', JSON.stringify(QUICK)];
  const { status, problems, outcome, counts } = await play('--address', relay.address, ...table);
  relay.close();
  expect(status, problems).toBe(0);
  expect(outcome).toMatch(/^the match is over \(played\)/);
  expect(counts['resumed']).toBeGreaterThan(1);
  expect(counts['resumed']).toBeLessThanOrEqual(relay.cuts);
  expect(counts['repeated']).toBeGreaterThan(0);
  expect(counts['refused']).toBe(0);
});

test('two examples join a table by its code and play with its host and a bot', async () => {
  const host = await Player.arrive(server.address, 'Host');
  const rules = { variant: 'nanjing' as const, options: { matchEnd: 'rounds' as const, rounds: 1 } };
  const code = await host.open({ rules, speed: QUICK, chairs: [null, EMPTY, BOT, EMPTY] });
  host.watch(code);
  const guests = ['Monty', 'Guido'].map((name) =>
    play('--address', server.address, '--code', code, '--name', name),
  );
  const people = ['Host', 'Guido', 'Monty'];
  await host.until(({ status }) =>
    people.every((name) =>
      status.chairs.some(({ occupant }) => occupant.type === 'person' && occupant.name === name),
    ),
  );
  host.play();
  expect(await host.command({ type: 'start' })).toMatchObject({ ok: true });
  for (const { status, problems, counts } of await Promise.all(guests)) {
    expect(status, problems).toBe(0);
    expect(counts['commands']).toBeGreaterThan(5);
    expect(counts['refused']).toBeLessThanOrEqual(1);
  }
  host.leave();
});
