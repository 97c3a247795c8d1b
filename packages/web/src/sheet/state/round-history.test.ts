import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { newMatch, type OpenState, type Position, viewFor } from '@schupf/rules';
import { parseRecord, replayRecord } from '@schupf/rules/notation';
import type { TableView } from '@schupf/table';
import { expect, test, vi } from 'vitest';
import type { AppliedUpdate, TableClient } from '../../client/table-client.ts';
import { historyOf } from './round-history.ts';

const TEXT = readFileSync(new URL('../../../../../games/nanjing.schupf', import.meta.url), 'utf8');

/** A recorded match played at a table, as seen by the first player. */
class PlayedMatch {
  private readonly listeners: ((applied: AppliedUpdate) => void)[] = [];
  readonly seen = signal<TableView | null>(null);
  recordReads = 0;
  readonly client = {
    seen: this.seen,
    onUpdate: (listener: (applied: AppliedUpdate) => void) => {
      this.listeners.push(listener);
      return () => {};
    },
    record: async () => {
      this.recordReads++;
      return TEXT;
    },
  } as unknown as TableClient;

  show(position: Position): TableView {
    const view = { view: viewFor(position, 0), held: [] } as unknown as TableView;
    this.seen.value = view;
    return view;
  }

  emit(update: AppliedUpdate['update'], after: TableView): void {
    for (const listener of this.listeners) listener({ update, before: after, after, isMissed: false });
  }
}

function roundEnds(): Position[] {
  const answer = parseRecord(TEXT);
  if (!answer.ok) throw new Error(answer.problem);
  const ended: Position[] = [];
  replayRecord(answer.record, ({ events, after }) => {
    if (events.some(({ type }) => type === 'round-ended')) ended.push(after);
  });
  return ended;
}

const numbers = (rounds: readonly OpenState[]) => rounds.map(({ round }) => round);
const ROUND_ENDED = { type: 'game', event: { type: 'round-ended', hands: [], violation: null } } as const;

test('collects rounds as they end, without reading the record', () => {
  const played = new PlayedMatch();
  const all = roundEnds();
  played.show(newMatch(all[0]!.rules, 0));
  const rounds = historyOf(played.client);
  for (const position of all) played.emit(ROUND_ENDED, played.show(position));
  expect(numbers(rounds.value)).toEqual(all.map(({ open }) => open.round));
  expect(rounds.value.at(-1)!.totals).toEqual(all.at(-1)!.open.totals);
  expect(played.recordReads).toBe(0);
  expect(historyOf(played.client)).toBe(rounds);
});

test('restores earlier rounds after a reload', async () => {
  const played = new PlayedMatch();
  const all = roundEnds();
  const rounds = historyOf(played.client);
  expect(rounds.value).toEqual([]);
  played.show(all.at(-1)!);
  await vi.waitFor(() => expect(numbers(rounds.value)).toEqual(all.map(({ open }) => open.round)));
  expect(played.recordReads).toBe(1);
});

test('starts a new match with an empty sheet', () => {
  const played = new PlayedMatch();
  const [first] = roundEnds();
  const rounds = historyOf(played.client);
  played.emit(ROUND_ENDED, played.show(first!));
  played.emit({ type: 'match-began', dealer: 0 }, played.show(newMatch(first!.rules, 0)));
  expect(rounds.value).toEqual([]);
});
