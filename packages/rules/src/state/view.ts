import type { Cards } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import type { Player, Seat } from '../seat.ts';
import type { Gift } from './action.ts';
import { emptySeats } from './empty-seats.ts';
import type { Transfer } from './event.ts';
import type { OpenState } from './open.ts';
import type { Position } from './position.ts';

/** Who a view is made for: a player by number, a spectator, or the record, which sees everything. */
export type Observer = Player | 'spectator' | 'omniscient';

/** Everything an observer may know. It is built from scratch, so it does not contain anything hidden from them. */
export interface View {
  readonly observer: Observer;
  readonly rules: Rules;
  /** Shared with the position it was made from; must not be changed. */
  readonly open: OpenState;
  /** Hands the observer sees; null for the others, whose sizes are in `open.counts`. */
  readonly hands: readonly (Cards | null)[];
  /** What the observer has laid out for the push, by seat. */
  readonly laid: readonly (readonly Gift[] | null)[];
  /** The observer's own hidden Grand Tichu decisions, by seat. */
  readonly decisions: readonly (boolean | null)[];
  /** Cards the observer gave or received in this round's exchange. */
  readonly transfers: readonly Transfer[];
}

/**
 * A view of a position. It shares the open state, so make it from a position returned by `apply` or from a copy: if
 * search changed the position in place, the view would change with it.
 */
export function viewFor(position: Position, observer: Observer): View {
  const { open, rules } = position;
  const hands = seenHands(open, observer, position.hands);
  const laid = ownOnly(open, observer, position.laid);
  const decisions = ownOnly(open, observer, position.decisions);
  const transfers = seenTransfers(open, observer, position.transfers);
  return { observer, rules, open, hands, laid, decisions, transfers };
}

const NO_TRANSFERS: readonly Transfer[] = [];
const transfersSeen = new WeakMap<readonly Transfer[], Map<Observer, readonly Transfer[]>>();
/**
 * The lookup for the latest round. Views are often made in a row for the same round, and a lookup in the weak map would
 * take longer than the rest of the work.
 */
let latest = { transfers: NO_TRANSFERS, byObserver: new Map<Observer, readonly Transfer[]>() };

/** The exchange as an observer knows it. It does not change during a round, so it is computed once per observer. */
function seenTransfers(
  open: OpenState,
  observer: Observer,
  transfers: readonly Transfer[],
): readonly Transfer[] {
  if (transfers.length === 0) return NO_TRANSFERS;
  if (transfers !== latest.transfers) latest = { transfers, byObserver: seenByObserver(transfers) };
  const { byObserver } = latest;
  let seen = byObserver.get(observer);
  if (seen === undefined) {
    seen = transfers.filter(({ from, to }) => seesTransfer(open, observer, from, to));
    byObserver.set(observer, seen);
  }
  return seen;
}

function seenByObserver(transfers: readonly Transfer[]): Map<Observer, readonly Transfer[]> {
  let byObserver = transfersSeen.get(transfers);
  if (byObserver === undefined) {
    byObserver = new Map();
    transfersSeen.set(transfers, byObserver);
  }
  return byObserver;
}

/** Whether the observer plays for this seat, and so sees its decisions. */
export function actsFor(open: OpenState, observer: Observer, seat: Seat): boolean {
  return observer === 'omniscient' || open.players[seat] === observer;
}

/** The items of the seats the observer plays for, and null for the others. */
function ownOnly<Item>(
  open: OpenState,
  observer: Observer,
  items: readonly (Item | null)[],
): readonly (Item | null)[] {
  const nothing = emptySeats(open.rules);
  if (items === nothing) return nothing;
  return nothing.map((_, seat) => (actsFor(open, observer, seat) ? items[seat]! : null));
}

/** Cards given away are known to the giver and the recipient. */
export function seesTransfer(open: OpenState, observer: Observer, from: Seat, to: Seat): boolean {
  return actsFor(open, observer, from) || actsFor(open, observer, to);
}

/**
 * The hands an observer sees: their own; the dummy's, for the soloist once all cards are dealt and for everyone during
 * play; and all hands when the round is over.
 */
function seenHands(open: OpenState, observer: Observer, hands: readonly Cards[]): (Cards | null)[] {
  if (observer === 'omniscient' || isOver(open)) return hands.slice();
  const { players, dummy } = open;
  const seen: (Cards | null)[] = emptySeats(open.rules).slice();
  for (let seat = 0; seat < seen.length; seat++) {
    if (seat === dummy ? seesDummy(open, observer) : players[seat] === observer) seen[seat] = hands[seat]!;
  }
  return seen;
}

function isOver({ phase }: OpenState): boolean {
  return phase === 'round-over' || phase === 'match-over';
}

function seesDummy(open: OpenState, observer: Observer): boolean {
  switch (open.phase) {
    case 'start':
    case 'grand':
    case 'take':
      return false;
    case 'tichu':
    case 'push':
      return actsFor(open, observer, open.dummy);
    case 'play':
    case 'gift':
    case 'settle':
    case 'round-over':
    case 'match-over':
      return true;
  }
}
