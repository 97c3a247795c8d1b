import type { Seat } from '../../seat.ts';
import type { TchPlayer, TchRound } from './log.ts';

/** A seat has a new handle from this line onwards, because a substitute has taken over. */
export interface HandleChange {
  readonly line: number;
  readonly seat: Seat;
  readonly handle: string;
}

/** Tracks the handle of each seat from line to line. A line without a handle changes nothing. */
export class Handles {
  /** The first handle of each seat; '' until there is one. */
  readonly first: string[];
  private readonly current: string[];

  constructor(seats: number) {
    this.first = new Array(seats).fill('');
    this.current = new Array(seats).fill('');
  }

  /** Reads the next round. Returns the handles at its start, and all changes since the previous round. */
  follow(round: TchRound): {
    readonly handles: readonly string[];
    readonly changes: readonly HandleChange[];
  } {
    const changes: HandleChange[] = [];
    for (const { line, seat, handle } of round.first) this.notice(line, seat, handle, changes);
    const handles = [...this.current];
    for (const { line, seat, handle } of laterLines(round)) this.notice(line, seat, handle, changes);
    return { handles, changes };
  }

  private notice(line: number, seat: Seat, handle: string, changes: HandleChange[]): void {
    if (handle === '' || handle === this.current[seat]) return;
    if (this.first[seat] === '') this.first[seat] = handle;
    else changes.push({ line, seat, handle });
    this.current[seat] = handle;
  }
}

function* laterLines(round: TchRound): Generator<TchPlayer & { readonly line: number }> {
  yield* round.start;
  yield* round.calls;
  yield* round.pushes;
  for (const event of round.events) if (event.type !== 'wish') yield event;
}
