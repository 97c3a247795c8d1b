import { formatRecord } from '@schupf/rules/notation';
import { chairOf, type MatchRecorder, type Table } from '@schupf/table';
import { ME } from '../client/worker-messages.ts';
import type { KeptTable, Standing } from '../storage/kept-table.ts';

/** Keeps the line about a table true: lists of matches are made of these lines, without reading any log. */
export class Line {
  private kept: KeptTable;
  private readonly scribe: MatchRecorder;
  private readonly keep: (table: KeptTable) => void;

  constructor(kept: KeptTable, scribe: MatchRecorder, keep: (table: KeptTable) => void) {
    this.kept = kept;
    this.scribe = scribe;
    this.keep = keep;
  }

  follow(table: Table, now: number): void {
    const next = table.stage === 'over' ? this.ended(table, now) : this.going(table, now);
    if (next === this.kept) return;
    this.kept = next;
    this.keep(next);
  }

  private going(table: Table, now: number): KeptTable {
    const going = standingOf(table);
    return isSame(this.kept.going, going) ? this.kept : { ...this.kept, changed: now, going };
  }

  private ended(table: Table, now: number): KeptTable {
    const { finished } = this.kept;
    const record = this.scribe.finished.at(-1);
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
