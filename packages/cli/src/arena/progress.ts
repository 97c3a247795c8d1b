import process from 'node:process';
import { printable } from '../printable.ts';

const WIDTH = 30;
const REDRAW_MS = 100;
const ERASE = '\r\u001b[K';

/** A progress bar on stderr, shown only in a terminal. */
export class Progress {
  private readonly label: string;
  private readonly total: number;
  private readonly start = performance.now();
  private readonly isShown = process.stderr.isTTY === true;
  private lastDrawn = Number.NEGATIVE_INFINITY;

  constructor(label: string, total: number) {
    this.label = printable(label);
    this.total = total;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.isShown || now - this.lastDrawn < REDRAW_MS) return;
    this.lastDrawn = now;
    const full = Math.floor((WIDTH * done) / this.total);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    const left = Math.ceil(((now - this.start) / 1000 / done) * (this.total - done));
    process.stderr.write(`${ERASE}${this.label} ${bar} ${done}/${this.total} deals, ${left} s left`);
  }

  end(): void {
    if (this.isShown) process.stderr.write(ERASE);
  }
}
