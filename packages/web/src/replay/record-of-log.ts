import type { GameRecord } from '@schupf/rules/notation';
import type { Row } from '@schupf/runner';
import { MatchRecorder, openTable, step } from '@schupf/table';

/** The last match in a table's log. */
export function recordOfLog(rows: readonly Row[]): GameRecord | null {
  const first = rows[0]?.entry;
  if (first?.type !== 'opened') return null;
  const opened = openTable(first.terms, first.at);
  if (!opened.ok) return null;
  const scribe = new MatchRecorder();
  let { table } = opened;
  for (const { entry } of rows) {
    if (entry.type === 'opened') continue;
    const next = step(table, entry);
    scribe.watch(entry, next);
    table = next.table;
  }
  return scribe.recordOf(table) ?? scribe.finished.at(-1) ?? null;
}
