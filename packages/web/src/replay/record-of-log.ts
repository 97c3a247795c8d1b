import type { GameRecord } from '@schupf/rules/notation';
import type { Row } from '@schupf/runner';
import { MatchRecorder, openTable, replayInput } from '@schupf/table';

/** The last match in a table's log. */
export function recordOfLog(rows: readonly Row[]): GameRecord | null {
  const first = rows[0]?.entry;
  if (first?.type !== 'opened') return null;
  const opened = openTable(first.terms, first.at);
  if (!opened.ok) return null;
  const recorder = new MatchRecorder();
  let { table } = opened;
  for (const { entry } of rows) {
    if (entry.type === 'opened') continue;
    const next = replayInput(table, entry);
    recorder.watch(entry, next);
    table = next.table;
  }
  return recorder.recordOf(table) ?? recorder.finished.at(-1) ?? null;
}
