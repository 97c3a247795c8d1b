import { type Row, type Store, TableRunner } from '@schupf/runner';
import { type FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import type { Reply } from '@schupf/table';
import { mustBeSame } from '../same.ts';
import type { Ledger } from './ledger.ts';
import type { SentCommand } from './person.ts';

/** A runner must recognise repetitions of the commands in at least this many of the last rows. */
const RECENT_ROWS = 100;

/** Checks that every command was answered, and that accepted commands are in the log exactly once. */
export function mustBeAnswered(
  rows: readonly Row[],
  sent: readonly SentCommand[],
  isOneRunner: boolean,
): void {
  const stored = new Map<string, number>();
  for (const { entry } of rows) {
    if (entry.type !== 'command') continue;
    const key = keyOf(entry);
    stored.set(key, (stored.get(key) ?? 0) + 1);
  }
  for (const command of sent) {
    const text = JSON.stringify(command);
    if (command.open > 0) throw new Error(`never answered: ${text}`);
    const times = stored.get(keyOf(command)) ?? 0;
    if (times > 1) throw new Error(`in the log ${times} times: ${text}`);
    const answers = command.replies.filter(isAnswer);
    const done = answers.filter(({ ok }) => ok);
    if (done.length > 0 && times === 0) throw new Error(`done, but not in the log: ${text}`);
    // A refused command is not in the log, so another runner, or the same one after a restart, decides on it again.
    const [first, ...others] = isOneRunner ? answers : done;
    for (const other of others) mustBeSame(other, first, `a later reply to ${text}`);
  }
}

/** Checks that a runner that opens the same log later gives the same replies and repeats nothing. */
export async function mustBeRemembered(
  ledger: Ledger,
  clock: FakeClock,
  sent: readonly SentCommand[],
): Promise<void> {
  const store: Store = new MemoryStore();
  await store.append(ledger.rows);
  const ports = { store, clock, chance: new SeededChance('xoshiro128:later'), bots: { decide: () => null } };
  const answer = await TableRunner.open(ports, {});
  if (!answer.ok) throw new Error(answer.problem);
  const { runner } = answer;
  await runner.settled();
  // Opening adds rows: the restart, and the start of a rematch if one was agreed on.
  const opened = await store.load();
  if (opened[ledger.rows.length]?.entry.type !== 'restarted')
    throw new Error('a reopened table did not record the restart');
  const recent = new Set(
    ledger.rows.slice(-RECENT_ROWS).flatMap(({ entry }) => (entry.type === 'command' ? [keyOf(entry)] : [])),
  );
  for (const command of sent) {
    const done = command.replies.find(({ ok }) => ok);
    if (done === undefined || !recent.has(keyOf(command))) continue;
    const reply = await runner.command(command.by, command.id, command.command);
    mustBeSame(reply, done, `the later reply to ${JSON.stringify(command)}`);
  }
  if ((await store.load()).length !== opened.length) throw new Error('something was done a second time');
  runner.close();
}

function isAnswer(reply: Reply): boolean {
  return reply.ok || reply.refusal !== null;
}

function keyOf({ by, id }: { readonly by: string; readonly id: string }): string {
  return JSON.stringify([by, id]);
}
