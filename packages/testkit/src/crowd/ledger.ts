import type { Observer, Position } from '@schupf/rules';
import { formatRecord, type GameRecord, parseRecord, replayRecord } from '@schupf/rules/notation';
import type { Row } from '@schupf/runner';
import { type Effect, heardBy, MatchRecorder, openTable, type Step, step, type Table } from '@schupf/table';
import { freeze } from '../guard.ts';
import { misplacedCards } from '../places.ts';
import { mustBeSame } from '../same.ts';
import { newTally, type Tally } from './tally.ts';

/**
 * What a store holds, folded row by row: the only truth about a table. Everything that runners and people report is
 * compared with it. Problems are collected rather than thrown, because a port that throws counts as a failing store.
 */
export class Ledger {
  readonly rows: Row[] = [];
  /** The table after each row. */
  readonly tables: Table[] = [];
  readonly steps: (Step | null)[] = [];
  readonly problems: string[] = [];
  readonly tally: Tally = newTally();
  readonly recorder = new MatchRecorder();
  /** Claims that wait, by player and command. */
  private readonly held = new Set<string>();
  /** Claims of people who have left: they stand, but no one has to be informed of the outcome. */
  private readonly orphaned = new Set<string>();

  get table(): Table {
    return this.tables.at(-1)!;
  }

  /** Runs something that must not fail. */
  attempt(what: string, check: () => void): void {
    try {
      check();
    } catch (error) {
      this.problems.push(`${what}, row ${this.rows.length - 1}: ${(error as Error).stack ?? String(error)}`);
    }
  }

  append(row: Row): void {
    const read = JSON.parse(JSON.stringify(row)) as Row;
    // Loading returns this very row, and callers must not change it.
    freeze(read);
    this.attempt(`storing ${JSON.stringify(read.entry).slice(0, 300)}`, () => this.fold(read));
  }

  private fold(row: Row): void {
    const { entry } = row;
    this.rows.push(row);
    if (entry.type === 'opened') {
      const opened = openTable(entry.terms, entry.at);
      if (!opened.ok) throw new Error(opened.problem);
      this.tables.push(opened.table);
      this.steps.push(null);
      return;
    }
    const before = this.table;
    mustSleep(before);
    const next = step(before, entry);
    this.tables.push(next.table);
    this.steps.push(next);
    if (!next.accepted) throw new Error('an input that is not accepted was stored');
    if (entry.at < before.at) throw new Error('time ran backwards');
    const { wakeAt, at } = next.table;
    if (wakeAt !== null && wakeAt <= at) throw new Error(`woken at ${wakeAt}, which is not after ${at}`);
    const misplaced = misplacedCards(next.table.position);
    if (misplaced !== null) throw new Error(misplaced);
    this.count(row, next);
    this.watchRecord(row, next);
  }

  private watchRecord({ entry }: Row, next: Step): void {
    if (entry.type === 'opened') return;
    const written = this.recorder.finished.length;
    this.recorder.watch(entry, next);
    for (const record of this.recorder.finished.slice(written)) mustReplay(record, next.table.position);
  }

  private count({ entry }: Row, { effects, table }: Step): void {
    this.tally.inputs++;
    this.tally.hours = (table.at - this.tables[0]!.at) / 3_600_000;
    if (entry.type === 'command' && !effects.some(({ type }) => type === 'refuse')) this.tally.actions++;
    for (const effect of effects) {
      if (effect.type === 'did' && effect.action.type === 'deal') this.tally.rounds++;
      if (effect.type === 'tell') this.countUpdate(effect);
    }
  }

  private countUpdate({ to, update }: Extract<Effect, { type: 'tell' }>): void {
    switch (update.type) {
      case 'held':
        if (this.held.has(`${to} ${update.id}`)) throw new Error(`${update.id} is held twice`);
        this.held.add(`${to} ${update.id}`);
        this.tally.held++;
        return;
      case 'done':
      case 'returned': {
        const claim = `${to} ${update.id}`;
        if (!this.held.delete(claim) && !this.orphaned.delete(claim))
          throw new Error(`${update.id} is ${update.type}, but was not held`);
        this.tally[update.type]++;
        return;
      }
      case 'left':
        for (const claim of this.held) {
          if (!claim.startsWith(`${update.player} `)) continue;
          this.held.delete(claim);
          this.orphaned.add(claim);
        }
        return;
      case 'match-ended':
        this.tally.matches++;
        if (this.held.size > 0) throw new Error(`claims are lost: ${[...this.held]}`);
        return;
      case 'asked-to-hold':
        this.tally.holds++;
        return;
      case 'covered':
        this.tally.covered++;
        return;
      case 'game':
      case 'status':
      case 'sat-down':
      case 'agreed':
      case 'match-began':
        return;
    }
  }

  /** The row at which an observer had received this number of messages; the length when that is still to come. */
  rowOf(observer: Observer, seq: number): number {
    let [low, high] = [0, this.tables.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (heardBy(this.tables[middle]!, observer) < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A table must not wake before the time it named. */
function mustSleep(table: Table): void {
  const at = (table.wakeAt ?? Number.MAX_SAFE_INTEGER) - 1;
  if (at >= table.at && step(table, { type: 'wake', at }).accepted)
    throw new Error(`woken at ${at}, before ${table.wakeAt}`);
}

function mustReplay(record: GameRecord, position: Position): void {
  const { stopped, contradictions, position: replayed } = replayRecord(record);
  const problem = stopped ?? contradictions[0];
  if (problem !== undefined && problem !== null) throw new Error(`the record: ${problem.problem}`);
  if (replayed === null) throw new Error('the record has no position');
  mustBeSame(replayed.open.totals, position.open.totals, 'the totals of the record');
  mustBeSame(replayed.hands, position.hands, 'the hands of the record');
  const read = parseRecord(formatRecord(record));
  if (!read.ok) throw new Error(`the record cannot be read: ${JSON.stringify(read)}`);
  mustBeSame(read.record, record, 'the record read back');
}
