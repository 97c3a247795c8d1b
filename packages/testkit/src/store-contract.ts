import type { Row, Store } from '@schupf/runner';
import type { Clause } from './bot-contract.ts';
import { mustBeSame } from './same.ts';

/** An asynchronous clause. */
export interface StoreClause {
  readonly title: Clause['title'];
  readonly check: () => Promise<void>;
}

/** The contract of every store of a table's log. `make` gives an empty store each time, and a second way to open it. */
export function storeContract(
  make: () => Promise<{ store: Store; again: () => Promise<Store> }>,
): StoreClause[] {
  const clause = (title: string, keep: (store: Store, again: () => Promise<Store>) => Promise<void>) => ({
    title,
    check: async () => {
      const { store, again } = await make();
      await keep(store, again);
    },
  });
  return [
    clause('is empty at first', async (store) => {
      mustBeSame(await store.load(), [], 'an empty store');
    }),
    clause('gives back what it was given, in order', async (store) => {
      await mustAppend(store, [row(0), row(1)], true);
      await mustAppend(store, [row(2)], true);
      mustBeSame(await store.load(), [row(0), row(1), row(2)], 'the rows');
    }),
    clause('refuses a number that is taken, and keeps nothing of those rows', async (store) => {
      await mustAppend(store, [row(0), row(1)], true);
      await mustAppend(store, [row(1), row(2)], false);
      mustBeSame(await store.load(), [row(0), row(1)], 'the rows');
    }),
    clause('refuses a gap', async (store) => {
      await mustAppend(store, [row(1)], false);
      await mustAppend(store, [row(0), row(2)], false);
      mustBeSame(await store.load(), [], 'the rows');
    }),
    clause('lets one of two simultaneous appends win', async (store, again) => {
      const other = await again();
      const answers = await Promise.all([store.append([row(0), row(1)]), other.append([row(0)])]);
      mustBeSame([...answers].sort(), [false, true], 'the answers');
      const { length } = await store.load();
      mustBeSame(length, answers[0] ? 2 : 1, 'the number of rows');
    }),
    clause('is the same for everyone who opens it, now or later', async (store, again) => {
      const other = await again();
      await mustAppend(store, [row(0)], true);
      await mustAppend(other, [row(1)], true);
      for (const one of [store, other, await again()])
        mustBeSame(await one.load(), [row(0), row(1)], 'the rows');
    }),
    clause('keeps texts of any kind as they are', async (store) => {
      const texts = ['', '\n', "'; --", '\u0000', '\ud83c\udccf', '"\\"', 'ß'.repeat(5000)];
      const rows = texts.map(
        (id, seq): Row => ({
          seq,
          entry: { type: 'command', by: id, id, command: { type: 'ready' }, at: seq },
        }),
      );
      await mustAppend(store, rows, true);
      mustBeSame(await store.load(), rows, 'the rows');
    }),
    clause('is not changed through what it was given or gives back', async (store) => {
      const given = JSON.parse(JSON.stringify([row(0)])) as { seq: number; entry: { at: number } }[];
      await mustAppend(store, given as unknown as Row[], true);
      given[0]!.entry.at = 99;
      const [first] = (await store.load()) as unknown as typeof given;
      first!.entry.at = 98;
      mustBeSame(await store.load(), [row(0)], 'the rows');
    }),
    clause('takes many rows in one append', async (store) => {
      const rows = Array.from({ length: 2000 }, (_, seq) => row(seq));
      await mustAppend(store, rows, true);
      mustBeSame(await store.load(), rows, 'the rows');
    }),
  ];
}

function row(seq: number): Row {
  return { seq, entry: { type: 'wake', at: 1000 + seq } };
}

async function mustAppend(store: Store, rows: readonly Row[], expected: boolean): Promise<void> {
  const answer = await store.append(rows);
  if (answer !== expected) throw new Error(`append answers ${answer}`);
}
