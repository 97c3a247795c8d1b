import { type Row, type Store, TableRunner } from '@schupf/runner';
import { type FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import type { Reply } from '@schupf/table';
import { mustBeSame } from '../same.ts';
import type { Ledger } from './ledger.ts';
import type { Sent } from './person.ts';

/** How many recent commands a table recognises when they are repeated. */
const KNOWN = 100;

/** Each command was answered. The log contains an accepted command exactly once and a refused one never. */
export function mustBeAnswered(rows: readonly Row[], sent: readonly Sent[], isOneRunner: boolean): void {
  const stored = new Map<string, number>();
  for (const { entry } of rows) {
    if (entry.type !== 'command') continue;
    const key = keyOf(entry);
    stored.set(key, (stored.get(key) ?? 0) + 1);
  }
  for (const one of sent) {
    const text = JSON.stringify(one);
    if (one.open > 0) throw new Error(`never answered: ${text}`);
    const times = stored.get(keyOf(one)) ?? 0;
    if (times > 1) throw new Error(`in the log ${times} times: ${text}`);
    const answers = one.replies.filter(isAnswer);
    const done = answers.filter(({ ok }) => ok);
    if (done.length > 0 && times === 0) throw new Error(`done, but not in the log: ${text}`);
    // A refused command is not in the log, so another runner, or the same one after a restart, judges it again.
    const [first, ...others] = isOneRunner ? answers : done;
    for (const other of others) mustBeSame(other, first, `a reply given again to ${text}`);
  }
}

/** A runner that opens the same log later gives the same answers and repeats nothing. */
export async function mustBeRemembered(
  ledger: Ledger,
  clock: FakeClock,
  sent: readonly Sent[],
): Promise<void> {
  const store: Store = new MemoryStore();
  await store.append(ledger.rows);
  const ports = { store, clock, chance: new SeededChance('xoshiro128:later'), bots: { decide: () => null } };
  const answer = await TableRunner.open(ports, {});
  if (!answer.ok) throw new Error(answer.problem);
  const { runner } = answer;
  await runner.settled();
  // If a rematch was agreed on, it begins now.
  const known = await store.load();
  if (known[ledger.rows.length]?.entry.type !== 'restarted')
    throw new Error('a table that is opened again does not report the restart');
  const recent = new Set(
    ledger.rows.slice(-KNOWN).flatMap(({ entry: one }) => (one.type === 'command' ? [keyOf(one)] : [])),
  );
  for (const one of sent) {
    const done = one.replies.find(({ ok }) => ok);
    if (done === undefined || !recent.has(keyOf(one))) continue;
    mustBeSame(
      await runner.command(one.by, one.id, one.command),
      done,
      `the reply to ${JSON.stringify(one)}, later`,
    );
  }
  if ((await store.load()).length !== known.length) throw new Error('something was done a second time');
  runner.close();
}

function isAnswer(reply: Reply): boolean {
  return reply.ok || reply.refusal !== null;
}

function keyOf({ by, id }: { readonly by: string; readonly id: string }): string {
  return JSON.stringify([by, id]);
}
