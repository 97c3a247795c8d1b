import type { Rank } from '../card.ts';
import type { Combination, Play } from '../combination/combination.ts';
import type { PlayFinder } from '../combination/finder.ts';
import { PlayList } from '../combination/play-list.ts';
import { finderFor } from '../combination/readings.ts';
import { judgeCall, judgeWithdraw } from '../legal/before-play.ts';
import { type Alternative, bombClaims, playsHonouringWish, turnPlays } from '../legal/turn.ts';
import { deciderInTurn, mayStillCall, undecidedSeats } from '../phases/calls.ts';
import { nextTaker } from '../phases/deal.ts';
import { dogTargetsWith } from '../phases/dog.ts';
import { giftTargets } from '../phases/dragon.ts';
import { seatsToPush } from '../phases/push.ts';
import { wishWith } from '../phases/wish.ts';
import { hasSeat, NO_SEAT, type Seat, seatBit } from '../seat.ts';
import type { Call, Gift } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';
import type { Position } from '../state/position.ts';
import * as trusted from '../transitions/trusted.ts';
import { isLastMomentForGrand } from './duties.ts';

/** The answer of a player who passes or does not bomb. */
export const NO_PLAY = -1;

/**
 * How the driver makes moves: with checks on a copy, or without checks in place. `position` is the position after the
 * last move.
 */
export interface RoundMoves {
  readonly position: Position;
  call(seat: Seat, call: Call): void;
  withdraw(seat: Seat): void;
  take(seat: Seat): void;
  decline(seat: Seat): void;
  push(seat: Seat, gifts: readonly Gift[]): void;
  play(type: 'play' | 'bomb', seat: Seat, play: Play, wish: Rank | 0, dogTo: Seat): void;
  pass(seat: Seat): void;
  give(seat: Seat, to: Seat): void;
  closeWindow(): void;
  gather(): void;
}

/**
 * The players of a driven round. A player is asked only if there is something to play, call, push or give. A list that
 * is passed to a player is valid until the next question.
 */
export interface RoundPlayers {
  /**
   * Whether to call Grand Tichu, to take the rest of the cards, or to withdraw a call that collided with a partner's.
   */
  grand(seat: Seat, mayCall: boolean, mayWithdraw: boolean): 'call' | 'withdraw' | 'take';
  /**
   * Asked while the seat may call Tichu: before each of its pushes and turns and, where the push waits until everyone
   * has decided on Tichu, before the push begins.
   */
  callsTichu(seat: Seat): boolean;
  push(seat: Seat): readonly Gift[];
  /** The index of the chosen play, or NO_PLAY, which is not allowed if `alternative` is `none`. */
  turn(seat: Seat, plays: PlayList, alternative: Alternative): number;
  /** The index of the bomb to play out of turn, or NO_PLAY. */
  bomb(seat: Seat, bombs: PlayList): number;
  wish(seat: Seat, play: Combination): Rank | 0;
  dogTo(seat: Seat, targets: readonly Seat[]): Seat;
  gift(seat: Seat, targets: readonly Seat[]): Seat;
}

export interface DriverOptions {
  /** Whether to withhold plays that ignore the wish, even where the rules allow them and punish them later. */
  readonly honourWish?: boolean;
}

/**
 * Drives a round to its end: finds out which seat has to decide, lists its options, lets it choose and makes the
 * move. Seats that decide at the same time are asked in order of their number; in a window, in playing order starting
 * after the trick's owner, who comes last. The driver allocates almost nothing, because search plays millions of rounds
 * with it.
 *
 * Answers are synchronous. A caller that has to wait for them asks `momentOf` what the round is waiting for.
 */
export class RoundDriver {
  private readonly moves: RoundMoves;
  private readonly players: RoundPlayers;
  private readonly finder: PlayFinder;
  private readonly listPlays: typeof turnPlays;
  private readonly plays = new PlayList();
  /** Seats known to hold no bomb in this round (bit mask). */
  private bombless = 0;

  constructor(moves: RoundMoves, players: RoundPlayers, { honourWish = false }: DriverOptions = {}) {
    this.moves = moves;
    this.players = players;
    this.listPlays = honourWish ? playsHonouringWish : turnPlays;
    this.finder = finderFor(moves.position.rules, 'up-to-suits');
  }

  /** Plays from the current position, after the deal, to the end of the round. */
  playRound(): void {
    this.bombless = 0;
    this.playToFirstLead();
    while (this.step());
  }

  /** Stops before the first card is played. */
  playToFirstLead(): void {
    while (this.open.phase !== 'play' && this.step());
  }

  private get open(): OpenState {
    return this.moves.position.open;
  }

  /** Makes one move or, in play, all moves up to the next gift or the end; returns false at the end of the round. */
  private step(): boolean {
    const { open, moves } = this;
    switch (open.phase) {
      case 'play':
        this.playOn();
        return true;
      case 'gift':
        moves.give(open.owner, this.players.gift(open.owner, giftTargets(open, open.owner)));
        return true;
      case 'tichu': {
        const seat = firstOf(undecidedSeats(open));
        if (this.callsTichu(seat)) moves.call(seat, 'tichu');
        else moves.decline(seat);
        return true;
      }
      case 'push':
        this.push(firstOf(seatsToPush(open)));
        return true;
      case 'grand': {
        const inTurn = deciderInTurn(open);
        this.decideGrand(inTurn === NO_SEAT ? firstOf(undecidedSeats(open)) : inTurn);
        return true;
      }
      case 'take': {
        const seat = nextTaker(open);
        if (isLastMomentForGrand(open, seat)) this.decideGrand(seat);
        else moves.take(seat);
        return true;
      }
      case 'start':
      case 'settle':
      case 'round-over':
      case 'match-over':
        return false;
    }
  }

  /** Turns, windows and tricks make up nearly all of a round, so they have their own loop. */
  private playOn(): void {
    const { moves } = this;
    for (let { open } = moves.position; open.phase === 'play'; open = moves.position.open) {
      if (open.window) {
        if (!this.offerBombs()) moves.closeWindow();
      } else if (open.turn === NO_SEAT) {
        moves.gather();
      } else {
        this.turn(open.turn);
      }
    }
  }

  private decideGrand(seat: Seat): void {
    const { open, moves } = this;
    const mayCall = judgeCall(open, seat, 'grand') === null;
    const mayWithdraw = judgeWithdraw(open, seat) === null;
    switch (mayCall || mayWithdraw ? this.players.grand(seat, mayCall, mayWithdraw) : 'take') {
      case 'call':
        return moves.call(seat, 'grand');
      case 'withdraw':
        return moves.withdraw(seat);
      case 'take':
        return moves.take(seat);
    }
  }

  private push(seat: Seat): void {
    // A call may let others choose their push again, so this seat pushes in a later step.
    if (this.callsTichu(seat)) this.moves.call(seat, 'tichu');
    else this.moves.push(seat, this.players.push(seat));
  }

  private callsTichu(seat: Seat): boolean {
    const { open } = this;
    if (!mayStillCall(open, seat) || judgeCall(open, seat, 'tichu') !== null) return false;
    return this.players.callsTichu(seat);
  }

  private turn(seat: Seat): void {
    const { moves, plays } = this;
    if (this.callsTichu(seat)) moves.call(seat, 'tichu');
    const { position } = moves;
    const alternative = this.listPlays(position.open, position.hands[seat]!, this.finder, plays);
    const chosen = plays.length === 0 ? NO_PLAY : this.players.turn(seat, plays, alternative);
    if (chosen !== NO_PLAY) this.play('play', seat, plays.at(chosen));
    else if (alternative === 'pass') moves.pass(seat);
    else if (alternative === 'wait') moves.gather();
    else throw new Error(`seat ${seat} has to play but did not`);
  }

  /** Returns whether a seat has played a bomb. */
  private offerBombs(): boolean {
    const { open, plays, moves } = this;
    const { seats } = open.rules;
    if (this.bombless === (1 << seats) - 1) return false;
    for (let step = 1; step <= seats; step++) {
      const seat = (open.owner + step) % seats;
      if (!this.mayHoldBomb(seat)) continue;
      bombClaims(open, seat, moves.position.hands[seat]!, this.finder, plays);
      if (plays.length === 0) continue;
      const chosen = this.players.bomb(seat, plays);
      if (chosen === NO_PLAY) continue;
      this.play('bomb', seat, plays.at(chosen));
      return true;
    }
    return false;
  }

  /** A hand without a bomb never gets one during play, so it is not checked again. */
  private mayHoldBomb(seat: Seat): boolean {
    if (hasSeat(this.bombless, seat)) return false;
    if (this.finder.mayHoldBomb(this.moves.position.hands[seat]!)) return true;
    this.bombless |= seatBit(seat);
    return false;
  }

  private play(type: 'play' | 'bomb', seat: Seat, play: Combination): void {
    const { open, moves, players } = this;
    const wish = wishWith(open.rules, play) === 'none' ? 0 : players.wish(seat, play);
    const targets = dogTargetsWith(open, seat, play);
    moves.play(type, seat, play, wish, targets.length === 0 ? NO_SEAT : players.dogTo(seat, targets));
  }
}

/** The lowest seat in a non-empty mask. */
function firstOf(mask: number): Seat {
  return 31 - Math.clz32(mask & -mask);
}

/** Makes moves in place without checks, for search. */
export class TrustedMoves implements RoundMoves {
  position: Position;

  constructor(position: Position) {
    this.position = position;
  }

  call(seat: Seat, call: Call): void {
    trusted.call(this.position, seat, call);
  }

  withdraw(seat: Seat): void {
    trusted.withdraw(this.position, seat);
  }

  take(seat: Seat): void {
    trusted.take(this.position, seat);
  }

  decline(seat: Seat): void {
    trusted.decline(this.position, seat);
  }

  push(seat: Seat, gifts: readonly Gift[]): void {
    trusted.push(this.position, seat, gifts);
  }

  play(_type: 'play' | 'bomb', seat: Seat, play: Play, wish: Rank | 0, dogTo: Seat): void {
    trusted.play(this.position, seat, play, wish, dogTo);
  }

  pass(seat: Seat): void {
    trusted.pass(this.position, seat);
  }

  give(_seat: Seat, to: Seat): void {
    trusted.give(this.position, to);
  }

  closeWindow(): void {
    trusted.closeWindow(this.position);
  }

  gather(): void {
    trusted.gather(this.position);
  }
}
