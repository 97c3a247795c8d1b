import type { AppendResult, Row, Store } from '@schupf/runner';
import type { Clause } from './bot-contract.ts';
import { mustBeSame } from './same.ts';

/** A requirement for every store. `check` throws if the store violates it. */
export interface StoreClause {
  readonly title: Clause['title'];
  readonly check: () => Promise<void>;
}

/** The contract of every store for a table's log. `make` returns a new empty store and a function that reopens it. */
export function storeContract(
  make: () => Promise<{ store: Store; reopen: () => Promise<Store> }>,
): StoreClause[] {
  const clause = (title: string, verify: (store: Store, reopen: () => Promise<Store>) => Promise<void>) => ({
    title,
    check: async () => {
      const { store, reopen } = await make();
      await verify(store, reopen);
    },
  });
  return [
    clause('is empty at first', async (store) => {
      mustBeSame(await store.load(), [], 'an empty store');
    }),
    clause('returns the rows it was given, in order', async (store) => {
      await mustAppend(store, [row(0), row(1)], 'stored');
      await mustAppend(store, [row(2)], 'stored');
      mustBeSame(await store.load(), [row(0), row(1), row(2)], 'the rows');
    }),
    clause('refuses a row number that is taken, and stores none of those rows', async (store) => {
      await mustAppend(store, [row(0), row(1)], 'stored');
      await mustAppend(store, [row(1), row(2)], 'behind');
      mustBeSame(await store.load(), [row(0), row(1)], 'the rows');
    }),
    clause('refuses a gap', async (store) => {
      await mustAppend(store, [row(1)], 'behind');
      await mustAppend(store, [row(0), row(2)], 'behind');
      mustBeSame(await store.load(), [], 'the rows');
    }),
    clause('lets one of two simultaneous appends win', async (store, reopen) => {
      const other = await reopen();
      const answers = await Promise.all([store.append([row(0), row(1)]), other.append([row(0)])]);
      mustBeSame([...answers].sort(), ['behind', 'stored'], 'the answers');
      const { length } = await store.load();
      mustBeSame(length, answers[0] === 'stored' ? 2 : 1, 'the number of rows');
    }),
    clause('has the same rows for everyone who opens it, now or later', async (store, reopen) => {
      const other = await reopen();
      await mustAppend(store, [row(0)], 'stored');
      await mustAppend(other, [row(1)], 'stored');
      for (const opened of [store, other, await reopen()])
        mustBeSame(await opened.load(), [row(0), row(1)], 'the rows');
    }),
    clause('stores any text unchanged', async (store) => {
      const texts = ['', '\n', "'; --", '\u0000', '\ud83c\udccf', '"\\"', 'ß'.repeat(5000)];
      const rows = texts.map(
        (id, seq): Row => ({
          seq,
          entry: { type: 'command', by: id, id, command: { type: 'ready' }, at: seq },
        }),
      );
      await mustAppend(store, rows, 'stored');
      mustBeSame(await store.load(), rows, 'the rows');
    }),
    clause('is not affected by changes to rows it was given or has returned', async (store) => {
      const given = JSON.parse(JSON.stringify([row(0)])) as { seq: number; entry: { at: number } }[];
      await mustAppend(store, given as unknown as Row[], 'stored');
      given[0]!.entry.at = 99;
      const [first] = (await store.load()) as unknown as typeof given;
      first!.entry.at = 98;
      mustBeSame(await store.load(), [row(0)], 'the rows');
    }),
    clause('accepts many rows in one append', async (store) => {
      const rows = Array.from({ length: 2000 }, (_, seq) => row(seq));
      await mustAppend(store, rows, 'stored');
      mustBeSame(await store.load(), rows, 'the rows');
    }),
  ];
}

function row(seq: number): Row {
  return { seq, entry: { type: 'wake', at: 1000 + seq } };
}

async function mustAppend(store: Store, rows: readonly Row[], expected: AppendResult): Promise<void> {
  const answer = await store.append(rows);
  if (answer !== expected) throw new Error(`append returned ${answer}`);
}
