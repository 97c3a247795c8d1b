import type { Observer, Position } from '@schupf/rules';
import { formatRecord, type GameRecord, parseRecord, replayRecord } from '@schupf/rules/notation';
import type { Row } from '@schupf/runner';
import {
  type Effect,
  lastSeqFor,
  MatchRecorder,
  openLogged,
  type Step,
  step,
  type Table,
  verifyDeals,
} from '@schupf/table';
import { freeze } from '../guard.ts';
import { misplacedCards } from '../places.ts';
import { mustBeSame } from '../same.ts';
import { newTally, type Tally } from './tally.ts';

/**
 * The content of a store, folded row by row from its text: the single source of truth about a table. Everything that
 * runners send and people see is compared with it. Problems are collected, not thrown, because runners call this code
 * through their ports and would mistake an exception for a failing port.
 */
export class Ledger {
  readonly rows: Row[] = [];
  /** The table after each row. */
  readonly tables: Table[] = [];
  readonly steps: (Step | null)[] = [];
  readonly problems: string[] = [];
  readonly tally: Tally = newTally();
  readonly recorder = new MatchRecorder();
  /** The held claims, by player and command. */
  private readonly held = new Set<string>();
  /** Claims by people who have left. They remain valid, but their outcome need not be reported. */
  private readonly orphaned = new Set<string>();

  get table(): Table {
    return this.tables.at(-1)!;
  }

  /** Runs a check and collects its failure. */
  attempt(what: string, check: () => void): void {
    try {
      check();
    } catch (error) {
      this.problems.push(`${what}, row ${this.rows.length - 1}: ${(error as Error).stack ?? String(error)}`);
    }
  }

  append(row: Row): void {
    const read = JSON.parse(JSON.stringify(row)) as Row;
    // Readers get this object itself and must not change it.
    freeze(read);
    this.attempt(`storing ${JSON.stringify(read.entry).slice(0, 300)}`, () => this.fold(read));
  }

  private fold(row: Row): void {
    const { entry } = row;
    this.rows.push(row);
    if (entry.type === 'opened') {
      const opened = openLogged(entry);
      if (!opened.ok) throw new Error(opened.problem);
      this.tables.push(opened.table);
      this.steps.push(null);
      return;
    }
    const before = this.table;
    mustNotWakeEarly(before);
    const next = step(before, entry);
    this.tables.push(next.table);
    this.steps.push(next);
    if (!next.accepted) throw new Error('an input was saved that the table does not accept');
    if (entry.at < before.at) throw new Error('time ran backwards');
    const { wakeAt, at } = next.table;
    if (wakeAt !== null && wakeAt <= at)
      throw new Error(`asks to be woken at ${wakeAt}, which is not after ${at}`);
    const misplaced = misplacedCards(next.table.position);
    if (misplaced !== null) throw new Error(misplaced);
    this.count(row, next);
    this.watchRecord(row, next);
  }

  private watchRecord({ entry }: Row, next: Step): void {
    if (entry.type === 'opened') return;
    const finished = this.recorder.finished.length;
    this.recorder.watch(entry, next);
    for (const record of this.recorder.finished.slice(finished)) {
      mustReplay(record, next.table.position);
      const verdict = verifyDeals(record);
      const expected = next.table.deals === null ? 'not-verifiable' : 'verified';
      if (verdict.type !== expected)
        throw new Error(`the deals are not ${expected}: ${JSON.stringify(verdict)}`);
    }
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
        if (this.held.size > 0) throw new Error(`lost claims: ${[...this.held]}`);
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
      case 'renamed':
      case 'agreed':
      case 'match-began':
      case 'conditional-pass':
      case 'deals':
        return;
    }
  }

  /** The row that sent an observer the message with this number; the number of rows if there is none yet. */
  rowOf(observer: Observer, seq: number): number {
    let [low, high] = [0, this.tables.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lastSeqFor(this.tables[middle]!, observer) < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Waking a table just before the time it asked for must have no effect. */
function mustNotWakeEarly(table: Table): void {
  const at = (table.wakeAt ?? Number.MAX_SAFE_INTEGER) - 1;
  if (at >= table.at && step(table, { type: 'wake', at }).accepted)
    throw new Error(`accepts a wake-up at ${at}, before ${table.wakeAt}`);
}

function mustReplay(record: GameRecord, position: Position): void {
  const { stopped, contradictions, position: replayed } = replayRecord(record);
  const problem = stopped ?? contradictions[0];
  if (problem !== undefined && problem !== null)
    throw new Error(`the record cannot be replayed: ${problem.problem}`);
  if (replayed === null) throw new Error('the record has no position');
  mustBeSame(replayed.open.totals, position.open.totals, 'the totals of the record');
  mustBeSame(replayed.hands, position.hands, 'the hands of the record');
  const read = parseRecord(formatRecord(record));
  if (!read.ok) throw new Error(`the record cannot be read: ${JSON.stringify(read)}`);
  mustBeSame(read.record, record, 'the record read back');
}
