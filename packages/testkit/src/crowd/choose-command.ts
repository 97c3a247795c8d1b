import {
  asciiBytes,
  type Bits,
  below,
  choicesFor,
  hexOf,
  legalActions,
  type Offer,
  offersOf,
  type Player,
  RANKS,
  type SeatAction,
  sha256,
  type View,
} from '@schupf/rules';
import {
  AGREEMENT_KINDS,
  type Command,
  type DealsView,
  type PassUntil,
  REMATCH_SEATS,
  type Status,
  saltHashOf,
  type TableView,
} from '@schupf/table';
import { pick, pickByWeight, unit } from '../chance.ts';
import { corrupted } from '../garbage.ts';
import { randomActionFor } from '../walk.ts';

/** How a person behaves. */
export interface Temperament {
  /** How long they think, as a multiple of what is usual at the table. */
  readonly pace: number;
  /** The probability of a command that is not a move: a proposal, a request for time, nonsense. */
  readonly restless: number;
  /** The probability of agreeing to a proposal. */
  readonly agreeable: number;
  /** The weights of bombing, passing and calling. Most other actions have a weight of 2. */
  readonly bomb: number;
  readonly pass: number;
  readonly call: number;
  /** The probability of leaving the chair. */
  readonly fickle: number;
}

export function randomTemperament(bits: Bits): Temperament {
  return {
    pace: pick([0.2, 0.6, 1, 1, 1, 3, 12], bits),
    restless: pick([0, 0.02, 0.05, 0.2], bits),
    agreeable: pick([0.2, 0.6, 0.95], bits),
    bomb: pick([0.1, 2, 10], bits),
    pass: pick([0.3, 1, 3], bits),
    call: pick([0.02, 0.1, 1], bits),
    fickle: pick([0, 0, 0.002, 0.02], bits),
  };
}

/** What a person does when they see this; null for nothing. A person without a chair may want to sit down. */
export function chooseCommand(seen: TableView, temperament: Temperament, bits: Bits): Command | null {
  const me = seen.view.observer;
  const { status } = seen;
  if (typeof me !== 'number') return chooseChair(status, bits);
  if (unit(bits) < temperament.fickle) return { type: 'leave' };
  if (unit(bits) < temperament.restless) return whim(seen, me, bits);
  const proposed = status.agreements.find(({ players }) => !players.includes(me));
  if (proposed !== undefined && below(3, bits) > 0) {
    const { what, seats, target } = proposed;
    // No one agrees to their own removal.
    if (target === me) return null;
    const about = { what, ...(target === undefined ? {} : { target }) };
    return unit(bits) < temperament.agreeable
      ? { type: 'propose', ...about, seats }
      : { type: 'decline', ...about };
  }
  switch (status.stage) {
    case 'seating':
      return below(4, bits) === 0 ? { type: 'start' } : null;
    case 'drawing':
      return seen.deals === null || below(6, bits) === 0 ? null : contribute(seen.deals, me);
    case 'playing':
      if (status.pausedUntil !== null) return below(3, bits) > 0 ? null : { type: 'propose', what: 'resume' };
      return status.nextRoundAt !== null || seen.view.open.phase === 'round-over'
        ? getReady(status, me, bits)
        : chooseAction(seen, me, temperament, bits);
    case 'over':
      return below(2, bits) === 0
        ? { type: 'propose', what: 'rematch', seats: pick(REMATCH_SEATS, bits) }
        : null;
  }
}

/** A player who answers in time has always the same salt, so that they can reveal it without remembering it. */
function contribute({ table, match, stage, commitment }: DealsView, me: Player): Command | null {
  const salt = hexOf(sha256(asciiBytes(`${table} ${match} ${me}`))).slice(0, 32);
  switch (stage) {
    case 'hashes':
      return { type: 'commit-salt', match, hash: saltHashOf(commitment, salt) };
    case 'salts':
      return { type: 'reveal-salt', match, salt };
    case 'fixed':
    case 'shown':
      return null;
  }
}

function getReady({ ready }: Status, me: Player, bits: Bits): Command | null {
  return ready.includes(me) || below(4, bits) === 0 ? null : { type: 'ready' };
}

function chooseChair({ chairs }: Status, bits: Bits): Command | null {
  const free = [...chairs.keys()].filter((chair) => chairs[chair]!.occupant.type !== 'person');
  if (free.length === 0 || below(12, bits) > 0) return null;
  const chair = below(3, bits) === 0 ? null : pick(free, bits);
  return { type: 'sit', chair, name: `substitute ${below(100, bits)}` };
}

/** A command that is not a move, mostly at the wrong time. */
function whim(seen: TableView, me: Player, bits: Bits): Command {
  const { status } = seen;
  const what = pick(AGREEMENT_KINDS, bits);
  const target = below(status.chairs.length, bits);
  const seat = below(seen.view.rules.seats, bits);
  const whims: Command[] = [
    { type: 'hold' },
    { type: 'hold' },
    { type: 'end-hold' },
    { type: 'ready' },
    { type: 'start' },
    { type: 'sit', chair: below(status.chairs.length + 2, bits), name: 'wanderer' },
    { type: 'sit', chair: null, name: 'wanderer' },
    { type: 'swap', chair: target },
    { type: 'rename', name: `renamed ${below(100, bits)}` },
    { type: 'propose', what: 'pause' },
    { type: 'propose', what: 'remove', target },
    { type: 'propose', what, seats: pick(REMATCH_SEATS, bits), target },
    { type: 'decline', what, target },
    { type: 'pass-until', seat, until: randomUntil(bits), turn: status.turn },
    { type: 'withdraw-pass', seat },
    { type: 'act', action: nonsense(seen, me, bits), turn: status.turn - below(2, bits) },
    { type: 'act', action: nonsense(seen, me, bits), turn: status.turn },
  ];
  return pick(whims, bits);
}

/** Until when someone might pass. */
export function randomUntil(bits: Bits): PassUntil {
  return pick<PassUntil>(
    [
      { type: 'trick-end' },
      { type: 'opponent' },
      { type: 'points', points: 5 * (1 + below(8, bits)) },
      { type: 'higher', than: pick(RANKS, bits) },
    ],
    bits,
  );
}

function nonsense({ view }: TableView, me: Player, bits: Bits): SeatAction {
  const seat = view.open.players.indexOf(me);
  const action = pickAction(view, me, () => 1, bits) ?? { type: 'pass', seat };
  const junk = pick<unknown>([null, undefined, -1, 0.5, 77, '', 'seat', [], {}, [0, 0], Number.NaN], bits);
  const candidates = [junk, damaged(action, junk, bits), damaged(action, junk, bits)];
  return pick<unknown>(candidates, bits) as SeatAction;
}

/** Adds no unknown fields, because the table ignores them. */
function damaged(action: SeatAction, junk: unknown, bits: Bits): unknown {
  const fields = Object.entries(corrupted(action, junk, bits) as object);
  return Object.fromEntries(fields.filter(([name]) => name in action));
}

function chooseAction(seen: TableView, me: Player, temperament: Temperament, bits: Bits): Command | null {
  const weightOf = ({ type }: Offer): number => {
    switch (type) {
      case 'bomb':
      case 'pass':
      case 'call':
        return temperament[type];
      case 'withdraw':
      case 'take-back':
        return 0.1;
      case 'take':
      case 'decline':
      case 'push':
      case 'play':
      case 'give':
        return 2;
    }
  };
  const action = pickAction(seen.view, me, weightOf, bits);
  return action === null ? null : { type: 'act', action, turn: seen.status.turn };
}

/** A legal action, or a play that becomes legal when the window closes: the table holds it until then. */
function pickAction(
  view: View,
  me: Player,
  weightOf: (offer: Offer) => number,
  bits: Bits,
): SeatAction | null {
  const { open } = view;
  const seats = [...open.players.keys()].filter((seat) => open.players[seat] === me);
  const offers = seats.flatMap((seat) => legalActions(view, seat));
  if (seats.includes(open.turn)) {
    const { afterWindow } = choicesFor(view, open.turn);
    if (afterWindow !== null) offers.push(...offersOf(afterWindow));
  }
  if (offers.length === 0) return null;
  const types = [...new Map(offers.map((offer) => [offer.type, offer])).values()];
  // A player who can only call or take back usually does nothing.
  if (types.every(({ type }) => type === 'call' || type === 'take-back') && below(8, bits) > 0) return null;
  const { type } = pickByWeight(types, weightOf, bits);
  return randomActionFor(
    pick(
      offers.filter((offer) => offer.type === type),
      bits,
    ),
    bits,
  );
}
