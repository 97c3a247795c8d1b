import { CardSet } from '../card-set.ts';
import { Combination } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { NOBODY, rightOf, type Seat } from '../seat.ts';
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
  /** No card can be played any more; the hands left are about to be shown. */
  'settle',
  'round-over',
  'match-over',
] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The half of a position that everybody sees. A view shares it with the position it was made from, and the same
 * functions move both, so a view that only ever followed events cannot drift away from the table.
 */
export class OpenState {
  readonly rules: Rules;
  phase: Phase = 'start';

  // the match
  round = 0;
  /** Player at each seat; the dummy's seat shows the soloist, who plays for it. */
  players: number[];
  /** Points by column: team, player (and the dummy last), or player. */
  totals: number[];
  /** Columns that won the match. */
  winners: number[] = [];
  result: RoundResult | null = null;

  // roles of the round
  dealer: Seat = 0;
  solo: Seat = NOBODY;
  /** Seats from first to last rank; empty in the first round. */
  ranking: Seat[] = [];

  // cards
  counts: number[];
  /** Cards not yet dealt that still will be. */
  undealt = 0;
  /** Cards left over by an uneven deal and lying face up, and how many lie face down. */
  aside = new CardSet();
  unused = 0;
  won: CardSet[];
  /** The Dog once led: it belongs to nobody. */
  discarded = new CardSet();

  // calls
  calls: (Call | null)[];
  /** Grand Tichu callers in the order of their calls. */
  grandCallers: Seat[] = [];
  /** Seats that are done with the Grand Tichu decision, and those that withdrew a call (bit masks). */
  decided = 0;
  withdrawn = 0;

  /** Seats that give cards before play in this round, and those whose push lies on the table (bit masks). */
  pushers = 0;
  laidOut = 0;

  // play
  /** The seat that led first this round. */
  opener: Seat = NOBODY;
  /** Seats that have played a card this round (bit mask). */
  hasPlayed = 0;
  turn: Seat = NOBODY;
  /** Bombs only, until the table closes the window. */
  window = false;
  /** The top of the trick; size 0 when the seat in turn leads. */
  readonly standing = new Combination();
  owner: Seat = NOBODY;
  trickCards = new CardSet();
  /** Seats that have passed in this trick (bit mask). */
  passed = 0;
  /** Wished rank, 0 for none. */
  wish = 0;
  finished: Seat[] = [];

  /** The round's events in order, as everybody saw them. Kept by the checked door only. */
  history: readonly SeenEvent[] = [];

  constructor(rules: Rules) {
    this.rules = rules;
    this.players = Array.from({ length: rules.seats }, (_, seat) => seat);
    this.totals = new Array(rules.columns).fill(0);
    this.counts = new Array(rules.seats).fill(0);
    this.calls = new Array(rules.seats).fill(null);
    this.won = Array.from({ length: rules.seats }, () => new CardSet());
  }

  copy(): OpenState {
    return new OpenState(this.rules).copyFrom(this);
  }

  copyFrom(other: OpenState): this {
    this.phase = other.phase;
    this.round = other.round;
    copyArray(this.players, other.players);
    copyArray(this.totals, other.totals);
    copyArray(this.winners, other.winners);
    this.result = other.result;
    this.dealer = other.dealer;
    this.solo = other.solo;
    copyArray(this.ranking, other.ranking);
    copyArray(this.counts, other.counts);
    this.undealt = other.undealt;
    this.aside.copyFrom(other.aside);
    this.unused = other.unused;
    for (let seat = 0; seat < this.won.length; seat++) this.won[seat]!.copyFrom(other.won[seat]!);
    this.discarded.copyFrom(other.discarded);
    copyArray(this.calls, other.calls);
    copyArray(this.grandCallers, other.grandCallers);
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
    copyArray(this.finished, other.finished);
    this.history = other.history;
    return this;
  }

  /** The seat of the open hand, NOBODY where there is none. */
  get dummy(): Seat {
    return this.solo === NOBODY ? NOBODY : (this.solo + 2) % this.rules.seats;
  }

  get trickIsEmpty(): boolean {
    return this.standing.size === 0;
  }

  isIn(seat: Seat): boolean {
    return this.counts[seat]! > 0;
  }

  seatsIn(): number {
    let seats = 0;
    for (let seat = 0; seat < this.counts.length; seat++) if (this.counts[seat]! > 0) seats++;
    return seats;
  }

  /** The given seat if it still holds cards, else the next to its right that does. */
  nextIn(seat: Seat): Seat {
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
