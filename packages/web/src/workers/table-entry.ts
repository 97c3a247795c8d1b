import { formatRecord } from '@schupf/rules/notation';
import { chairOf, type MatchRecorder, type Table } from '@schupf/table';
import { ME } from '../client/worker-messages.ts';
import { callsBy } from '../storage/own-calls.ts';
import type { SavedTable, Standing } from '../storage/saved-table.ts';

/** Keeps a table's entry in the list of matches up to date, so that the list does not have to read the log. */
export class TableEntry {
  private entry: SavedTable;
  private readonly recorder: MatchRecorder;
  private readonly save: (table: SavedTable) => void;

  constructor(entry: SavedTable, recorder: MatchRecorder, save: (table: SavedTable) => void) {
    this.entry = entry;
    this.recorder = recorder;
    this.save = save;
  }

  update(table: Table, now: number): void {
    const next = table.stage === 'over' ? this.withResult(table, now) : this.withStanding(table, now);
    if (next === this.entry) return;
    this.entry = next;
    this.save(next);
  }

  private withStanding(table: Table, now: number): SavedTable {
    const standing = standingOf(table);
    if (isSame(this.entry.inProgress, standing)) return this.entry;
    return { ...this.entry, changed: now, inProgress: standing };
  }

  private withResult(table: Table, now: number): SavedTable {
    const { finished } = this.entry;
    const record = this.recorder.finished.at(-1);
    if (finished.length >= table.match || table.outcome === null || record === undefined) return this.entry;
    const standing = standingOf(table);
    const last = {
      ...standing,
      ended: now,
      outcome: table.outcome,
      record: formatRecord(record),
      calls: callsBy(standing.me, record),
    };
    return { ...this.entry, changed: now, inProgress: null, finished: [...finished, last] };
  }
}

function standingOf({ position, chairs }: Table): Standing {
  const { round, totals, phase } = position.open;
  const isRoundOver = phase === 'round-over' || phase === 'match-over';
  return { round, isRoundOver, totals, me: chairOf(chairs, ME) ?? 0 };
}

function isSame(a: Standing | null, b: Standing): boolean {
  return (
    a !== null &&
    a.round === b.round &&
    a.isRoundOver === b.isRoundOver &&
    a.me === b.me &&
    a.totals.every((points, column) => points === b.totals[column])
  );
}
