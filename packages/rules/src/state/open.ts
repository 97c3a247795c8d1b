import { CardSet, type Cards, NO_CARDS } from '../card-set.ts';
import { Combination } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { MAX_SEATS, NOBODY, type Player, rightOf, type Seat } from '../seat.ts';
import type { Call } from './action.ts';
import type { SeenEvent } from './event.ts';
import type { RoundResult } from './result.ts';

export const PHASES = [
  /** Before the first deal. */
  'start',
  /** The first part is dealt; every seat calls Grand Tichu or takes the rest. */
  'grand',
  /** Cards are taken one by one. */
  'take',
  'push',
  'play',
  /** The Dragon won; its player gives the trick away. */
  'gift',
  /** No card can be played any more; the remaining hands are about to be shown. */
  'settle',
  'round-over',
  'match-over',
] as const;
export type Phase = (typeof PHASES)[number];

/** An event and those before it. Positions that follow from one another share the older part. */
export interface Past {
  readonly event: SeenEvent;
  readonly before: Past | null;
}

/**
 * The half of a position that everyone sees. A view shares it with the position it was made from, and the same
 * functions advance both, so a view that only follows events cannot drift away from the table.
 *
 * Lists and piles that rarely change are readonly and replaced as a whole, so that copies share them.
 */
export class OpenState {
  readonly rules: Rules;
  phase: Phase;

  // the match
  round: number;
  /** Player at each seat; the dummy's seat shows the soloist, who plays for it. */
  players: readonly Player[];
  /** Points by column: team, player (and the dummy last), or player. */
  totals: readonly number[];
  /** Columns that won the match. */
  winners: readonly number[];
  result: RoundResult | null;

  // roles of the round
  dealer: Seat;
  solo: Seat;
  /** Seats from first to last rank; empty in the first round. */
  ranking: readonly Seat[];

  // cards
  readonly counts: number[];
  /** Cards not yet dealt that still will be. */
  undealt: number;
  /** Cards left over face up by an uneven deal, and how many are left over in all. */
  aside: Cards;
  leftOver: number;
  won: readonly Cards[];
  /** The cards each seat has played in this round; empty at the start of a round that was set up midway. */
  readonly played: readonly CardSet[];
  /** The Dog, once led: no one wins it. */
  discarded: Cards;

  // calls
  calls: readonly (Call | null)[];
  /** Grand Tichu callers in the order of their calls. */
  grandCallers: readonly Seat[];
  /** Seats that are done with the Grand Tichu decision, and those that withdrew a call (bit masks). */
  decided: number;
  withdrawn: number;

  /** Seats that give cards before play in this round, and those whose push is on the table (bit masks). */
  pushers: number;
  laidOut: number;

  // play
  /** The seat that led first this round. */
  opener: Seat;
  /** Seats that have played a card this round (bit mask). */
  hasPlayed: number;
  turn: Seat;
  /** While it is open only bombs may be played, until the table closes it. */
  window: boolean;
  /** The top of the trick; size 0 when the seat on turn leads. */
  readonly standing: Combination;
  owner: Seat;
  readonly trickCards: CardSet;
  /** Seats that have passed in this trick (bit mask). */
  passed: number;
  /** Wished rank, 0 for none. */
  wish: number;
  finished: readonly Seat[];

  /** The round's events, latest first, as everyone saw them. Only checked transitions record them. */
  past: Past | null;

  /** The open half before a match, or a copy. Copies are made for every checked action, so no field is set twice. */
  constructor(rules: Rules, from: OpenState | null = null) {
    this.rules = rules;
    this.phase = from === null ? 'start' : from.phase;
    this.round = from === null ? 0 : from.round;
    this.players = from === null ? Array.from({ length: rules.seats }, (_, seat) => seat) : from.players;
    this.totals = from === null ? new Array(rules.columns).fill(0) : from.totals;
    this.winners = from === null ? [] : from.winners;
    this.result = from === null ? null : from.result;
    this.dealer = from === null ? 0 : from.dealer;
    this.solo = from === null ? NOBODY : from.solo;
    this.ranking = from === null ? [] : from.ranking;
    this.counts = from === null ? new Array(rules.seats).fill(0) : from.counts.slice();
    this.undealt = from === null ? 0 : from.undealt;
    this.aside = from === null ? NO_CARDS : from.aside;
    this.leftOver = from === null ? 0 : from.leftOver;
    this.won = from === null ? emptyPiles(rules) : from.won;
    this.played = from === null ? noCardsPlayed(rules) : from.played.map((cards) => cards.copy());
    this.discarded = from === null ? NO_CARDS : from.discarded;
    this.calls = from === null ? emptySeats(rules) : from.calls;
    this.grandCallers = from === null ? [] : from.grandCallers;
    this.decided = from === null ? 0 : from.decided;
    this.withdrawn = from === null ? 0 : from.withdrawn;
    this.pushers = from === null ? 0 : from.pushers;
    this.laidOut = from === null ? 0 : from.laidOut;
    this.opener = from === null ? NOBODY : from.opener;
    this.hasPlayed = from === null ? 0 : from.hasPlayed;
    this.turn = from === null ? NOBODY : from.turn;
    this.window = from === null ? false : from.window;
    this.standing = from === null ? new Combination() : from.standing.copy();
    this.owner = from === null ? NOBODY : from.owner;
    this.trickCards = from === null ? new CardSet() : from.trickCards.copy();
    this.passed = from === null ? 0 : from.passed;
    this.wish = from === null ? 0 : from.wish;
    this.finished = from === null ? [] : from.finished;
    this.past = from === null ? null : from.past;
  }

  copy(): OpenState {
    return new OpenState(this.rules, this);
  }

  /** Becomes a copy of another open half with the same rules, without allocating. */
  copyFrom(other: OpenState): this {
    this.phase = other.phase;
    this.round = other.round;
    this.players = other.players;
    this.totals = other.totals;
    this.winners = other.winners;
    this.result = other.result;
    this.dealer = other.dealer;
    this.solo = other.solo;
    this.ranking = other.ranking;
    copyArray(this.counts, other.counts);
    this.undealt = other.undealt;
    this.aside = other.aside;
    this.leftOver = other.leftOver;
    this.won = other.won;
    for (let seat = 0; seat < this.played.length; seat++) this.played[seat]!.copyFrom(other.played[seat]!);
    this.discarded = other.discarded;
    this.calls = other.calls;
    this.grandCallers = other.grandCallers;
    this.decided = other.decided;
    this.withdrawn = other.withdrawn;
    this.pushers = other.pushers;
    this.laidOut = other.laidOut;
    this.opener = other.opener;
    this.hasPlayed = other.hasPlayed;
    this.turn = other.turn;
    this.window = other.window;
    this.standing.copyFrom(other.standing);
    this.owner = other.owner;
    this.trickCards.copyFrom(other.trickCards);
    this.passed = other.passed;
    this.wish = other.wish;
    this.finished = other.finished;
    this.past = other.past;
    return this;
  }

  /** The round's events in order. */
  get history(): readonly SeenEvent[] {
    const events: SeenEvent[] = [];
    for (let past = this.past; past !== null; past = past.before) events.push(past.event);
    return events.reverse();
  }

  /** The seat of the open hand, NOBODY where there is none. */
  get dummy(): Seat {
    return this.solo === NOBODY ? NOBODY : (this.solo + 2) % this.rules.seats;
  }

  get trickIsEmpty(): boolean {
    return this.standing.size === 0;
  }

  isActive(seat: Seat): boolean {
    return this.counts[seat]! > 0;
  }

  activeSeats(): number {
    let seats = 0;
    for (let seat = 0; seat < this.counts.length; seat++) if (this.counts[seat]! > 0) seats++;
    return seats;
  }

  /** The given seat if it still holds cards, else the next to its right that does. */
  nextActive(seat: Seat): Seat {
    let next = seat;
    while (this.counts[next]! === 0) next = rightOf(next, this.rules.seats);
    return next;
  }

  arePartners(a: Seat, b: Seat): boolean {
    return a !== b && this.rules.teams === 'alternating' && (a - b) % 2 === 0;
  }

  areOpponents(a: Seat, b: Seat): boolean {
    return a !== b && !this.arePartners(a, b);
  }

  /** The score column a seat plays for. */
  columnOf(seat: Seat): number {
    if (this.rules.dummy !== null) return seat === this.dummy ? this.rules.players : this.players[seat]!;
    return this.rules.teams === 'none' ? this.players[seat]! : seat % 2;
  }
}

function copyArray<Value>(into: Value[], from: readonly Value[]): void {
  into.length = from.length;
  for (let index = 0; index < from.length; index++) into[index] = from[index]!;
}

function noCardsPlayed(rules: Rules): CardSet[] {
  return Array.from({ length: rules.seats }, () => new CardSet());
}

/** Nothing at any seat. */
export function emptySeats(rules: Rules): readonly null[] {
  return EMPTY[rules.seats]!;
}

/** No trick at any seat. */
export function emptyPiles(rules: Rules): readonly Cards[] {
  return PILES[rules.seats]!;
}

const PILES: readonly (readonly Cards[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  new Array(seats).fill(NO_CARDS),
);
const EMPTY: readonly (readonly null[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  new Array(seats).fill(null),
);
