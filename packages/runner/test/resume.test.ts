import type { Observer } from '@schupf/rules';
import { lastSeqFor, observerOf } from '@schupf/table';
import { expect, test } from 'vitest';
import { type Message, OMNISCIENT, type TableRunner, type Viewer } from '../src/index.ts';
import { MemoryStore, SeededChance } from '../src/memory/index.ts';
import { begun, FOUR, portsWith } from './support.ts';

const PEOPLE = ['ada', 'ben', 'cem', 'dia'] as const;
const VIEWERS: readonly Viewer[] = [...PEOPLE, null, OMNISCIENT];

function observerFor(runner: TableRunner, viewer: Viewer): Observer {
  return viewer === OMNISCIENT ? 'omniscient' : observerOf(runner.table, viewer);
}

/** What a viewer is sent who comes back with this bookmark. */
function resume(runner: TableRunner, viewer: Viewer, observer: Observer, seq: number): Message[] {
  const messages: Message[] = [];
  runner.watch(viewer, (message) => messages.push(message), { observer, seq })();
  return messages;
}

/** The number of the last message to a viewer. */
function lastSeq(runner: TableRunner, viewer: Viewer): number {
  return lastSeqFor(runner.table, observerFor(runner, viewer));
}

/** Everyone takes their cards, so that each viewer is told something different. */
async function takeCards(runner: TableRunner): Promise<void> {
  for (const [seat, name] of PEOPLE.entries())
    await runner.command(name, `take ${runner.table.match} ${seat}`, {
      type: 'act',
      action: { type: 'take', seat },
      turn: runner.table.turn,
    });
}

test('sends everyone who comes back exactly what they have missed', async () => {
  const ports = portsWith(new MemoryStore());
  const runner = await begun(ports);
  const received = VIEWERS.map((viewer) => {
    const messages: Message[] = [];
    runner.watch(viewer, (message) => messages.push(message));
    return messages;
  });
  await takeCards(runner);
  await runner.command('cem', 'hold', { type: 'hold' });
  for (const [index, viewer] of VIEWERS.entries()) {
    const [snapshot, ...updates] = received[index]!;
    expect(updates.length).toBeGreaterThan(3);
    expect(resume(runner, viewer, observerFor(runner, viewer), snapshot!.seq)).toEqual(updates);
  }
  const hands = received.map((messages) => JSON.stringify(messages.slice(1)));
  expect(new Set(hands).size).toBe(VIEWERS.length);
});

test('sends the updates of the last minute and a half, and a snapshot to those who missed more', async () => {
  const ports = portsWith(new MemoryStore());
  const runner = await begun(ports, { config: { ...FOUR, speed: 'no-clock' } });
  const propose = async (id: string, after: number): Promise<number> => {
    const before = lastSeq(runner, null);
    ports.clock.moveTo(ports.clock.now() + after);
    await runner.command('ada', id, { type: id.startsWith('+') ? 'propose' : 'decline', what: 'pause' });
    return before;
  };
  const tooOld = await propose('+1', 1000);
  const oldest = await propose('-1', 50_000);
  const later = await propose('+2', 50_000);
  await propose('-2', 40_000);
  expect(resume(runner, null, 'spectator', tooOld)).toMatchObject([{ type: 'snapshot' }]);
  expect(resume(runner, null, 'spectator', oldest).map(({ type }) => type)).toEqual(
    Array.from({ length: lastSeq(runner, null) - oldest }, () => 'update'),
  );
  expect(resume(runner, null, 'spectator', later)).toMatchObject([{ type: 'update' }, { type: 'update' }]);
  expect(resume(runner, null, 'spectator', lastSeq(runner, null))).toEqual([]);
});

test('does not keep more than 200 steps, however fast they follow', async () => {
  const runner = await begun(portsWith(new MemoryStore()));
  const first = lastSeq(runner, null);
  for (let number = 0; number < 100; number++) {
    await runner.command('ada', `+${number}`, { type: 'propose', what: 'pause' });
    await runner.command('ada', `-${number}`, { type: 'decline', what: 'pause' });
  }
  expect(resume(runner, null, 'spectator', first)).toHaveLength(200);
  await runner.command('ada', 'one more', { type: 'propose', what: 'pause' });
  expect(resume(runner, null, 'spectator', first)).toMatchObject([{ type: 'snapshot' }]);
});

test('does not send a player what was told to someone else who had their number for one match', async () => {
  const seeded = new SeededChance('xoshiro128:numbers');
  const lots = [[0, 1, 2, 3], ...Array(2).fill([1, 0, 2, 3])];
  const chance = {
    draw: () => ({ dealer: 0, lot: lots.shift()! }),
    shuffle: seeded.shuffle.bind(seeded),
  };
  const runner = await begun({ ...portsWith(new MemoryStore()), chance });
  expect(observerOf(runner.table, 'ada')).toBe(0);
  const seq = lastSeq(runner, 'ada');
  for (let match = 2; match <= 3; match++) {
    for (const name of PEOPLE) await runner.command(name, `stop ${match}`, { type: 'propose', what: 'stop' });
    for (const name of PEOPLE)
      await runner.command(name, `again ${match}`, { type: 'propose', what: 'rematch', seats: 'drawn' });
    await runner.settled();
  }
  expect(runner.table).toMatchObject({ match: 3, stage: 'playing' });
  expect(observerOf(runner.table, 'ada')).toBe(0);
  expect(resume(runner, 'ada', 0, seq)).toMatchObject([{ type: 'snapshot' }]);
});
