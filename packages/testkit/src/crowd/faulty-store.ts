import { type Bits, below } from '@schupf/rules';
import type { AppendResult, Clock, Row, Store } from '@schupf/runner';
import { unit } from '../chance.ts';
import type { Ledger } from './ledger.ts';

/** The probability of each fault of a store. */
export interface StoreFaults {
  readonly throwsBefore: number;
  readonly throwsAfter: number;
  readonly loadThrows: number;
  readonly slow: number;
}

export const RELIABLE_STORE: StoreFaults = { throwsBefore: 0, throwsAfter: 0, loadThrows: 0, slow: 0 };

/** The longest delay of a slow store, in milliseconds. */
export const MAX_STORE_DELAY = 300;

/** A store that keeps its rows in a ledger. It may be slow, and may fail before or after it has saved something. */
export class FaultyStore implements Store {
  private readonly ledger: Ledger;
  private readonly clock: Clock;
  private readonly bits: Bits;
  private readonly faults: StoreFaults;

  constructor(ledger: Ledger, clock: Clock, bits: Bits, faults: StoreFaults) {
    this.ledger = ledger;
    this.clock = clock;
    this.bits = bits;
    this.faults = faults;
  }

  async load(from = 0, limit = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    await this.takeTime();
    this.fail(this.faults.loadThrows);
    return this.ledger.rows.slice(from, from + limit);
  }

  async append(rows: readonly Row[]): Promise<AppendResult> {
    await this.takeTime();
    this.fail(this.faults.throwsBefore);
    const { length } = this.ledger.rows;
    if (rows.some(({ seq }, index) => seq !== length + index)) {
      this.ledger.tally.overtaken++;
      return 'behind';
    }
    for (const row of rows) this.ledger.append(row);
    await this.takeTime();
    this.fail(this.faults.throwsAfter);
    return 'stored';
  }

  private fail(probability: number): void {
    if (unit(this.bits) >= probability) return;
    this.ledger.tally.storeFaults++;
    throw new Error('the store has failed');
  }

  private async takeTime(): Promise<void> {
    if (unit(this.bits) >= this.faults.slow) return;
    await delay(this.clock, below(MAX_STORE_DELAY, this.bits));
  }
}

/** Resolves after this many milliseconds. */
export function delay(clock: Clock, time: number): Promise<void> {
  return new Promise((resolve) => {
    clock.wake(clock.now() + time, resolve);
  });
}
