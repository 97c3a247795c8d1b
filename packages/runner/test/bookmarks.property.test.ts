import { type Observer, xoshiro128 } from '@schupf/rules';
import { lastSeqFor, observerOf } from '@schupf/table';
import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message, TableRunner } from '../src/index.ts';
import { MemoryStore } from '../src/memory/index.ts';
import { begun, opened, portsWith } from './support.ts';

/** Resuming is tested from each of the last 20 messages, and from every 20th of the older ones. */
const SAMPLE_EVERY = 20;
const PEOPLE = ['ada', 'ben', 'cem', 'dia', null] as const;

test('sends a returning viewer exactly the missed messages or a snapshot, even after a restart', async () => {
  const property = fc.asyncProperty(fc.string(), fc.integer({ min: 100, max: 500 }), async (seed, moves) => {
    const ports = portsWith(new MemoryStore());
    const runner = await begun(ports);
    const received = PEOPLE.map((who) => listen(runner, who));
    await play(runner, ports.clock, seed, moves);
    const kinds = new Set(
      received.flatMap((messages, index) => checkResume(runner, PEOPLE[index]!, messages)),
    );
    expect([...kinds]).toContain('update');
    runner.close();
    const again = await opened(ports);
    const later = PEOPLE.map((who, index) => [
      ...received[index]!,
      ...since(again, who, received[index]!.at(-1)!.seq),
    ]);
    for (const [index, messages] of later.entries()) checkResume(again, PEOPLE[index]!, messages);
  });
  await fc.assert(property, runs(3));
});

function listen(runner: TableRunner, who: string | null): Message[] {
  const messages: Message[] = [];
  runner.watch(who, (message) => messages.push(message));
  return messages;
}

function since(runner: TableRunner, who: string | null, seq: number): Message[] {
  const messages: Message[] = [];
  const observer: Observer = observerOf(runner.table, who);
  runner.watch(who, (message) => messages.push(message), { observer, seq })();
  return messages;
}

/** Resumes from each message and checks the result. Returns the types of the messages received. */
function checkResume(
  runner: TableRunner,
  who: string | null,
  messages: readonly Message[],
): Message['type'][] {
  const last = lastSeqFor(runner.table, observerOf(runner.table, who));
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => messages[0]!.seq + index));
  expect(messages.at(-1)!.seq).toBe(last);
  const kinds = messages.flatMap(({ seq }, index) => {
    if (index % SAMPLE_EVERY > 0 && index < messages.length - SAMPLE_EVERY) return [];
    const missed = since(runner, who, seq);
    if (missed[0]?.type === 'snapshot') expect(missed).toMatchObject([{ seq: last }]);
    else expect(missed).toEqual(messages.slice(index + 1));
    return missed.map(({ type }) => type);
  });
  // A bookmark from the future must come from another table or another log.
  expect(since(runner, who, last + 1)).toMatchObject([{ type: 'snapshot', seq: last }]);
  return kinds;
}

/** Stand-ins play, while people pass on their turn or hold now and then. */
async function play(
  runner: TableRunner,
  clock: ReturnType<typeof portsWith>['clock'],
  seed: string,
  moves: number,
): Promise<void> {
  const bits = xoshiro128(seed);
  for (let move = 0; move < moves && runner.table.stage === 'playing' && clock.moveOn(); move++) {
    await runner.settled();
    const { position, turn } = runner.table;
    const who = PEOPLE[(bits() >>> 0) % 4]!;
    const player = position.open.players[position.open.turn];
    const id = `${move}`;
    if (player !== undefined && move % 2 === 0)
      await runner.command(PEOPLE[player]!, id, {
        type: 'act',
        action: { type: 'pass', seat: position.open.turn },
        turn,
      });
    else if (move % 7 === 0) await runner.command(who, id, { type: 'hold' });
  }
}
