import type { Card, GameEvent, Observer, OpenState } from '@schupf/rules';
import type { Row } from '@schupf/runner';
import { lastSeqFor, openLogged, type Step, step, type Table } from '@schupf/table';

/** A set of cards as bits: card 3 has the value 8. */
export type Mask = bigint;

export function maskOf(cards: Iterable<number>): Mask {
  let mask = 0n;
  for (const card of cards) mask |= 1n << BigInt(card);
  return mask;
}

/** The cards each observer has seen in this round: by player, spectators last. */
type Seen = readonly Mask[];

/**
 * A table's log from its first row, with the cards each observer may know after each row. They are derived from the
 * events, not by the code that decides what is sent to whom.
 */
export class TableHistory {
  readonly tables: Table[] = [];
  /** The step of each row; null for the first, which opens the table. */
  readonly steps: (Step | null)[] = [];
  private readonly seen: Seen[] = [];

  constructor(rows: readonly Row[]) {
    for (const { entry } of rows) {
      if (entry.type === 'opened') {
        const opened = openLogged(entry);
        if (!opened.ok) throw new Error(opened.problem);
        this.add(opened.table, null, new Array(opened.table.rules.players + 1).fill(0n));
      } else {
        const next = step(this.tables.at(-1)!, entry);
        this.add(next.table, next, seenAfter(this.seen.at(-1)!, next));
      }
    }
  }

  get last(): number {
    return this.tables.length - 1;
  }

  /** The cards an observer may know after a row. */
  knownTo(observer: Observer, row: number): Mask {
    if (observer === 'omniscient') return -1n;
    const seen = this.seen[row]!;
    return observer === 'spectator' ? seen.at(-1)! : seen[observer]!;
  }

  /** The row that sent an observer the message with this number; the number of rows if there is none yet. */
  rowOf(observer: Observer, seq: number): number {
    return this.firstRow((table) => lastSeqFor(table, observer) >= seq);
  }

  /** The last row after which a snapshot could have this number. */
  lastRowOf(observer: Observer, seq: number): number {
    return this.firstRow((table) => lastSeqFor(table, observer) > seq) - 1;
  }

  private add(table: Table, next: Step | null, seen: Seen): void {
    this.tables.push(table);
    this.steps.push(next);
    this.seen.push(seen);
  }

  private firstRow(matches: (table: Table) => boolean): number {
    let [low, high] = [0, this.tables.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (matches(this.tables[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function seenAfter(before: Seen, { effects }: Step): Seen {
  let seen = before;
  for (const effect of effects) {
    if (effect.type !== 'tell') continue;
    const { update } = effect;
    if (update.type === 'match-began') seen = seen.map(() => 0n);
    if (update.type === 'game') seen = seenAfterEvent(seen, update.event, update.open);
  }
  return seen;
}

/** A second implementation of what observers may see. */
function seenAfterEvent(seen: Seen, event: GameEvent, open: OpenState): Seen {
  const all = (cards: readonly Card[]): Seen => seen.map((mask) => mask | maskOf(cards));
  const toPlayersOf = (before: Seen, seats: readonly number[], cards: readonly Card[]): Seen =>
    before.map((mask, player) =>
      seats.some((seat) => open.players[seat] === player) ? mask | maskOf(cards) : mask,
    );
  /** A dummy's player does not see its cards while they are being dealt. */
  const toOwner = (before: Seen, seat: number, cards: readonly Card[]): Seen =>
    seat === open.dummy ? before : toPlayersOf(before, [seat], cards);
  switch (event.type) {
    case 'dealt': {
      const aside: Seen = seen.map(() => maskOf(event.aside));
      return event.hands.reduce((known, cards, seat) => toOwner(known, seat, cards), aside);
    }
    case 'rest-dealt':
      return event.hands.reduce((known, cards, seat) => toOwner(known, seat, cards), seen);
    case 'took':
      return toOwner(seen, event.seat, [event.card]);
    case 'exchanged':
      return event.transfers.reduce(
        (known, { from, to, cards }) => toPlayersOf(known, [from, to], cards),
        seen,
      );
    case 'dummy-shown':
      return event.toAll ? all(event.cards) : toPlayersOf(seen, [event.seat], event.cards);
    case 'played':
      return all(event.play.cards);
    case 'round-ended':
      return all(event.hands.flat());
    // A push consists of cards that its player has seen already.
    case 'laid-out':
    case 'time-up':
    case 'took-back':
    case 'called':
    case 'decided':
    case 'calls-revealed':
    case 'withdrawn':
    case 'declined':
    case 'declined-tichu':
    case 'opened':
    case 'passed':
    case 'window-closed':
    case 'gathered':
    case 'gave':
      return seen;
  }
}
