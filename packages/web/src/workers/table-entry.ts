import { formatRecord } from '@schupf/rules/notation';
import { chairOf, type MatchRecorder, type Table } from '@schupf/table';
import { ME } from '../client/worker-messages.ts';
import type { SavedTable, Standing } from '../storage/kept-table.ts';

/** Keeps a table's entry in the list of matches up to date, so that the list need not read the log. */
export class TableEntry {
  private kept: SavedTable;
  private readonly recorder: MatchRecorder;
  private readonly keep: (table: SavedTable) => void;

  constructor(kept: SavedTable, recorder: MatchRecorder, keep: (table: SavedTable) => void) {
    this.kept = kept;
    this.recorder = recorder;
    this.keep = keep;
  }

  update(table: Table, now: number): void {
    const next = table.stage === 'over' ? this.ended(table, now) : this.going(table, now);
    if (next === this.kept) return;
    this.kept = next;
    this.keep(next);
  }

  private going(table: Table, now: number): SavedTable {
    const going = standingOf(table);
    return isSame(this.kept.going, going) ? this.kept : { ...this.kept, changed: now, going };
  }

  private ended(table: Table, now: number): SavedTable {
    const { finished } = this.kept;
    const record = this.recorder.finished.at(-1);
    if (finished.length >= table.match || table.outcome === null || record === undefined) return this.kept;
    const last = {
      ...standingOf(table),
      ended: now,
      outcome: table.outcome,
      record: formatRecord(record),
    };
    return { ...this.kept, changed: now, going: null, finished: [...finished, last] };
  }
}

function standingOf({ position, chairs }: Table): Standing {
  const { round, totals, phase } = position.open;
  const isRoundOver = phase === 'round-over' || phase === 'match-over';
  return { round, isRoundOver, totals, me: chairOf(chairs, ME) ?? 0 };
}

function isSame(one: Standing | null, other: Standing): boolean {
  return (
    one !== null &&
    one.round === other.round &&
    one.isRoundOver === other.isRoundOver &&
    one.me === other.me &&
    one.totals.every((points, column) => points === other.totals[column])
  );
}
