// Written by `npm run fields` from the table in open-fields.ts. Change the table, not this file.
import { CardSet, type Cards, NO_CARDS } from '../card-set.ts';
import { Combination, type Play } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { MAX_SEATS, NO_SEAT, type Player, type Seat } from '../seat.ts';
import type { Call } from './action.ts';
import { emptySeats, emptySets } from './empty-seats.ts';
import type { Past, Phase } from './open.ts';
import type { KindOf, OpenFieldName } from './open-fields.ts';
import type { RoundResult } from './result.ts';

// Bits for the values that a state shares with no other state. A list by seat has one bit for each seat.
const EVERY_SEAT = (1 << MAX_SEATS) - 1;
const OWN_WON = EVERY_SEAT << 0;
const OWN_PLAYED = EVERY_SEAT << 12;
const OWN_COUNTS = 1 << 24;
const OWN_STANDING = 1 << 25;
const OWN_TRICK_CARDS = 1 << 26;
const OWN_ALL = OWN_WON | OWN_PLAYED | OWN_COUNTS | OWN_STANDING | OWN_TRICK_CARDS;

/**
 * The fields of `OpenState`, and how they are copied. `declare` keeps JavaScript from setting every field to undefined
 * first, which would take as long as the copy itself.
 */
export class OpenData {
  /** Bit mask of the values that this state shares with no other. Any other value is copied before it is changed. */
  #own = OWN_ALL;
  declare readonly rules: Rules;
  /** The phase of the round. */
  declare phase: Phase;
  /** Number of the round in the match. */
  declare round: number;
  /** Who plays for the seat; a dummy hand is played by the soloist. */
  declare players: readonly Player[];
  /** Points so far by column, as in a `score` line of NOTATION.md. */
  declare totals: readonly number[];
  /** Columns that won the match. */
  declare winners: readonly number[];
  /** How the points of this round came about; `null` until the round ends. */
  declare result: RoundResult | null;
  /** In a timed match: whether time is up, so that no round follows this one. */
  declare timeIsUp: boolean;
  /** Who dealt. */
  declare dealer: Seat;
  /** Who plays alone, in three-player games. */
  declare solo: Seat;
  /** In games with ranks: seats from first to last place; empty in the first round. */
  declare ranking: readonly Seat[];
  /** How many cards the seat holds. */
  declare counts: readonly number[];
  /** How many cards are still to be dealt. */
  declare undealt: number;
  /** Cards left over by an uneven deal, if they are face up. */
  declare aside: Cards;
  /** Total number of cards left over by an uneven deal. */
  declare leftOver: number;
  /** Cards of the tricks the seat has won. */
  declare won: readonly Cards[];
  /** Cards the seat has played in this round; follows from the history. */
  declare played: readonly Cards[];
  /** The Dog, once it has been led: it belongs to no one. */
  declare discarded: Cards;
  /** What the seat has called: `tichu`, `grand` or `null`. */
  declare calls: readonly (Call | null)[];
  /** Seats that called Grand Tichu, in order. */
  declare grandCallers: readonly Seat[];
  /** A bit mask: whether each seat has decided on Grand Tichu or, in phase `tichu`, on Tichu before the push. */
  declare decided: number;
  /** A bit mask: whether each seat has withdrawn a Grand Tichu. */
  declare withdrawn: number;
  /** A bit mask: whether each seat gives cards before play in this round. */
  declare pushers: number;
  /** A bit mask: whether each seat has chosen the cards it pushes. */
  declare laidOut: number;
  /** The seat that led first in this round. */
  declare opener: Seat;
  /** A bit mask: whether each seat has played a card in this round, and can no longer call. */
  declare hasPlayed: number;
  /** Whose turn it is; no one’s after the last pass of a trick. */
  declare turn: Seat;
  /** Whether only bombs may be played, until the table closes the window. */
  declare window: boolean;
  /** The combination to beat; `null` if the seat on turn is to lead. */
  declare standing: Play;
  /** Who played the combination to beat. */
  declare owner: Seat;
  /** All cards of the trick. */
  declare trickCards: Cards;
  /** A bit mask: whether each seat has passed in this trick. */
  declare passed: number;
  /** The rank that was wished for and not yet played. */
  declare wish: number;
  /** Seats that have gone out, in order. */
  declare finished: readonly Seat[];
  /** What everyone saw in this round. */
  declare past: Past | null;

  /** The state before a match, or a successor of `from`. The two share each value until one of them changes it. */
  constructor(rules: Rules, from: OpenData | null = null) {
    this.rules = rules;
    if (from === null) {
      this.phase = 'start';
      this.round = 0;
      this.players = Array.from({ length: rules.seats }, (_, seat) => seat);
      this.totals = new Array(rules.columns).fill(0);
      this.winners = [];
      this.result = null;
      this.timeIsUp = false;
      this.dealer = 0;
      this.solo = NO_SEAT;
      this.ranking = [];
      this.counts = new Array(rules.seats).fill(0);
      this.undealt = 0;
      this.aside = NO_CARDS;
      this.leftOver = 0;
      this.won = emptySets(rules);
      this.played = emptySets(rules);
      this.discarded = NO_CARDS;
      this.calls = emptySeats(rules);
      this.grandCallers = [];
      this.decided = 0;
      this.withdrawn = 0;
      this.pushers = 0;
      this.laidOut = 0;
      this.opener = NO_SEAT;
      this.hasPlayed = 0;
      this.turn = NO_SEAT;
      this.window = false;
      this.standing = new Combination();
      this.owner = NO_SEAT;
      this.trickCards = new CardSet();
      this.passed = 0;
      this.wish = 0;
      this.finished = [];
      this.past = null;
    } else {
      this.phase = from.phase;
      this.round = from.round;
      this.players = from.players;
      this.totals = from.totals;
      this.winners = from.winners;
      this.result = from.result;
      this.timeIsUp = from.timeIsUp;
      this.dealer = from.dealer;
      this.solo = from.solo;
      this.ranking = from.ranking;
      this.counts = from.counts;
      this.undealt = from.undealt;
      this.aside = from.aside;
      this.leftOver = from.leftOver;
      this.won = from.won;
      this.played = from.played;
      this.discarded = from.discarded;
      this.calls = from.calls;
      this.grandCallers = from.grandCallers;
      this.decided = from.decided;
      this.withdrawn = from.withdrawn;
      this.pushers = from.pushers;
      this.laidOut = from.laidOut;
      this.opener = from.opener;
      this.hasPlayed = from.hasPlayed;
      this.turn = from.turn;
      this.window = from.window;
      this.standing = from.standing;
      this.owner = from.owner;
      this.trickCards = from.trickCards;
      this.passed = from.passed;
      this.wish = from.wish;
      this.finished = from.finished;
      this.past = from.past;
      this.#own = 0;
      from.#own = 0;
    }
  }

  /** Becomes a copy of another state with the same rules. Allocates nothing, unless this state has a successor. */
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
    takeNumbers(this.changeCounts(), other.counts);
    this.undealt = other.undealt;
    this.aside = other.aside;
    this.leftOver = other.leftOver;
    for (let seat = 0; seat < this.won.length; seat++) {
      this.changeWon(seat).copyFrom(other.won[seat]!);
    }
    for (let seat = 0; seat < this.played.length; seat++) {
      this.changePlayed(seat).copyFrom(other.played[seat]!);
    }
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
    this.changeStanding().copyFrom(other.standing);
    this.owner = other.owner;
    this.changeTrickCards().copyFrom(other.trickCards);
    this.passed = other.passed;
    this.wish = other.wish;
    this.finished = other.finished;
    this.past = other.past;
    return this;
  }

  changeCounts(): number[] {
    if ((this.#own & OWN_COUNTS) === 0) {
      this.counts = this.counts.slice();
      this.#own |= OWN_COUNTS;
    }
    return this.counts as number[];
  }

  changeWon(seat: Seat): CardSet {
    const bit = 1 << (0 + seat);
    if ((this.#own & bit) === 0) {
      if ((this.#own & OWN_WON) === 0) this.won = this.won.slice();
      (this.won as CardSet[])[seat] = this.won[seat]!.copy();
      this.#own |= bit;
    }
    return (this.won as CardSet[])[seat]!;
  }

  changePlayed(seat: Seat): CardSet {
    const bit = 1 << (12 + seat);
    if ((this.#own & bit) === 0) {
      if ((this.#own & OWN_PLAYED) === 0) this.played = this.played.slice();
      (this.played as CardSet[])[seat] = this.played[seat]!.copy();
      this.#own |= bit;
    }
    return (this.played as CardSet[])[seat]!;
  }

  changeStanding(): Combination {
    if ((this.#own & OWN_STANDING) === 0) {
      this.standing = new Combination().copyFrom(this.standing);
      this.#own |= OWN_STANDING;
    }
    return this.standing as Combination;
  }

  changeTrickCards(): CardSet {
    if ((this.#own & OWN_TRICK_CARDS) === 0) {
      this.trickCards = this.trickCards.copy();
      this.#own |= OWN_TRICK_CARDS;
    }
    return this.trickCards as CardSet;
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
