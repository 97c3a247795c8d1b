// Written by `npm run fields` from the table in open-fields.ts. Change the table, not this file.
import { CardSet, type Cards, NO_CARDS } from '../card-set.ts';
import { Combination } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { NO_SEAT, type Player, type Seat } from '../seat.ts';
import type { Call } from './action.ts';
import { emptyPiles, emptySeats, emptySets } from './empty-seats.ts';
import type { Past, Phase } from './open.ts';
import type { KindOf, OpenFieldName } from './open-fields.ts';
import type { RoundResult } from './result.ts';

/** The fields of `OpenState`, and how they are copied. */
export class OpenData {
  readonly rules: Rules;
  /** The phase of the round. */
  phase: Phase;
  /** Number of the round in the match. */
  round: number;
  /** Who plays for the seat; a dummy hand is played by the soloist. */
  players: readonly Player[];
  /** Points so far by column, as in a `score` line of NOTATION.md. */
  totals: readonly number[];
  /** Columns that won the match. */
  winners: readonly number[];
  /** How the points of this round came about; `null` until the round ends. */
  result: RoundResult | null;
  /** In a match by the clock: whether time is up, so that no round follows this one. */
  timeIsUp: boolean;
  /** Who dealt. */
  dealer: Seat;
  /** Who plays alone, in three-player games. */
  solo: Seat;
  /** In games with ranks: seats from first to last place; empty in the first round. */
  ranking: readonly Seat[];
  /** How many cards the seat holds. */
  readonly counts: number[];
  /** How many cards are still to be dealt. */
  undealt: number;
  /** Cards left over by an uneven deal, if they are face up. */
  aside: Cards;
  /** Total number of cards left over by an uneven deal. */
  leftOver: number;
  /** Cards of the tricks the seat has won. */
  won: readonly Cards[];
  /** Cards the seat has played in this round; follows from the history. */
  readonly played: readonly CardSet[];
  /** The Dog, once it has been led: it belongs to no one. */
  discarded: Cards;
  /** What the seat has called: `tichu`, `grand` or `null`. */
  calls: readonly (Call | null)[];
  /** Seats that called Grand Tichu, in order. */
  grandCallers: readonly Seat[];
  /** Seats as a bit mask: has made its Grand Tichu decision. */
  decided: number;
  /** Seats as a bit mask: has withdrawn a Grand Tichu. */
  withdrawn: number;
  /** Seats as a bit mask: gives cards before play in this round. */
  pushers: number;
  /** Seats as a bit mask: has chosen the cards it pushes. */
  laidOut: number;
  /** The seat that led first in this round. */
  opener: Seat;
  /** Seats as a bit mask: has played a card in this round, and can no longer call. */
  hasPlayed: number;
  /** Whose turn it is; no one’s after the last pass of a trick. */
  turn: Seat;
  /** Whether only bombs may be played, until the table closes the window. */
  window: boolean;
  /** The combination to beat; `null` if the seat on turn is to lead. */
  readonly standing: Combination;
  /** Who played it. */
  owner: Seat;
  /** All cards of the trick. */
  readonly trickCards: CardSet;
  /** Seats as a bit mask: has passed in this trick. */
  passed: number;
  /** The rank that was wished for and not yet played. */
  wish: number;
  /** Seats that have gone out, in order. */
  finished: readonly Seat[];
  /** What everyone saw in this round. */
  past: Past | null;

  /** The state before a match, or a copy. Copies are made for every checked action, so no field is set twice. */
  constructor(rules: Rules, from: OpenData | null = null) {
    this.rules = rules;
    this.phase = from === null ? 'start' : from.phase;
    this.round = from === null ? 0 : from.round;
    this.players = from === null ? Array.from({ length: rules.seats }, (_, seat) => seat) : from.players;
    this.totals = from === null ? new Array(rules.columns).fill(0) : from.totals;
    this.winners = from === null ? [] : from.winners;
    this.result = from === null ? null : from.result;
    this.timeIsUp = from === null ? false : from.timeIsUp;
    this.dealer = from === null ? 0 : from.dealer;
    this.solo = from === null ? NO_SEAT : from.solo;
    this.ranking = from === null ? [] : from.ranking;
    this.counts = from === null ? new Array(rules.seats).fill(0) : from.counts.slice();
    this.undealt = from === null ? 0 : from.undealt;
    this.aside = from === null ? NO_CARDS : from.aside;
    this.leftOver = from === null ? 0 : from.leftOver;
    this.won = from === null ? emptyPiles(rules) : from.won;
    this.played = from === null ? emptySets(rules) : from.played.map((cards) => cards.copy());
    this.discarded = from === null ? NO_CARDS : from.discarded;
    this.calls = from === null ? emptySeats(rules) : from.calls;
    this.grandCallers = from === null ? [] : from.grandCallers;
    this.decided = from === null ? 0 : from.decided;
    this.withdrawn = from === null ? 0 : from.withdrawn;
    this.pushers = from === null ? 0 : from.pushers;
    this.laidOut = from === null ? 0 : from.laidOut;
    this.opener = from === null ? NO_SEAT : from.opener;
    this.hasPlayed = from === null ? 0 : from.hasPlayed;
    this.turn = from === null ? NO_SEAT : from.turn;
    this.window = from === null ? false : from.window;
    this.standing = from === null ? new Combination() : from.standing.copy();
    this.owner = from === null ? NO_SEAT : from.owner;
    this.trickCards = from === null ? new CardSet() : from.trickCards.copy();
    this.passed = from === null ? 0 : from.passed;
    this.wish = from === null ? 0 : from.wish;
    this.finished = from === null ? [] : from.finished;
    this.past = from === null ? null : from.past;
  }

  /** Becomes a copy of another state with the same rules, without allocating. */
  copyFrom(other: OpenData): this {
    this.phase = other.phase;
    this.round = other.round;
    this.players = other.players;
    this.totals = other.totals;
    this.winners = other.winners;
    this.result = other.result;
    this.timeIsUp = other.timeIsUp;
    this.dealer = other.dealer;
    this.solo = other.solo;
    this.ranking = other.ranking;
    takeNumbers(this.counts, other.counts);
    this.undealt = other.undealt;
    this.aside = other.aside;
    this.leftOver = other.leftOver;
    this.won = other.won;
    takeSets(this.played, other.played);
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
}

/** The kind of each field, without the texts: browsers load this to read packed views. */
export const OPEN_KINDS = {
  phase: 'phase',
  round: 'count',
  players: 'playerBySeat',
  totals: 'points',
  winners: 'columns',
  result: 'result',
  timeIsUp: 'flag',
  dealer: 'seat',
  solo: 'seatOrNone',
  ranking: 'seats',
  counts: 'countBySeat',
  undealt: 'count',
  aside: 'cards',
  leftOver: 'count',
  won: 'cardsBySeat',
  played: 'playedBySeat',
  discarded: 'cards',
  calls: 'callBySeat',
  grandCallers: 'seats',
  decided: 'seatSet',
  withdrawn: 'seatSet',
  pushers: 'seatSet',
  laidOut: 'seatSet',
  opener: 'seatOrNone',
  hasPlayed: 'seatSet',
  turn: 'seatOrNone',
  window: 'flag',
  standing: 'combination',
  owner: 'seatOrNone',
  trickCards: 'trickCards',
  passed: 'seatSet',
  wish: 'rankOrNone',
  finished: 'seats',
  past: 'history',
} as const satisfies { readonly [Name in OpenFieldName]: KindOf<Name> };

function takeNumbers(into: number[], from: readonly number[]): void {
  into.length = from.length;
  for (let index = 0; index < from.length; index++) into[index] = from[index]!;
}

function takeSets(into: readonly CardSet[], from: readonly CardSet[]): void {
  for (let index = 0; index < into.length; index++) into[index]!.copyFrom(from[index]!);
}
