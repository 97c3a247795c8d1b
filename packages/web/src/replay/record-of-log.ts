import type { GameRecord } from '@schupf/rules/notation';
import type { Row } from '@schupf/runner';
import { MatchRecorder, openLogged, replayEntry } from '@schupf/table';

/** The last match in a table's log. */
export function recordOfLog(rows: readonly Row[]): GameRecord | null {
  const opened = openLogged(rows[0]?.entry);
  if (!opened.ok) return null;
  const recorder = new MatchRecorder({ from: opened.table.config.from });
  let { table } = opened;
  for (const { entry } of rows) {
    if (entry.type === 'opened') continue;
    const next = replayEntry(table, entry);
    recorder.watch(entry, next);
    table = next.table;
  }
  return recorder.recordOf(table) ?? recorder.finished.at(-1) ?? null;
}
