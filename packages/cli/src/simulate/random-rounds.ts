import {
  type Alternative,
  type Bits,
  below,
  type Card,
  type Combination,
  type Gift,
  NO_PLAY,
  type OpenState,
  type PlayList,
  type Rank,
  RoundDriver,
  type RoundPlayers,
  type Rules,
  type Seat,
  type Seed,
  shuffle,
  slotsOf,
  wishesWith,
  xoshiro128,
} from '@schupf/rules';
import type { Transitions } from './transitions.ts';

/** Random players take one in this many chances to call; always calling would only measure lost bets. */
const CALL_ODDS = 16;

/**
 * Plays whole random rounds: lists every legal play, then picks one. The same bits give the same rounds with either
 * kind of transition.
 */
export class RandomRounds implements RoundPlayers {
  cardsPlayed = 0;
  private readonly transitions: Transitions;
  private readonly rules: Rules;
  private readonly bits: Bits;
  private readonly pack: Card[];
  private readonly driver: RoundDriver;

  constructor(transitions: Transitions, bits: Bits) {
    this.transitions = transitions;
    this.rules = transitions.position.rules;
    this.bits = bits;
    this.pack = [...this.rules.pack];
    this.driver = new RoundDriver(transitions, this);
  }

  /** Deals the next round and plays it to the end. After the last round of a match, starts a new match. */
  playRound(): void {
    if (this.open.phase === 'match-over') this.transitions.startMatch();
    this.transitions.deal(shuffle(this.pack, this.bits));
    this.driver.playRound();
  }

  grand(_seat: Seat, mayCall: boolean, mayWithdraw: boolean): 'call' | 'withdraw' | 'take' {
    if (mayWithdraw) return below(2, this.bits) === 0 ? 'withdraw' : 'take';
    return mayCall && below(CALL_ODDS, this.bits) === 0 ? 'call' : 'take';
  }

  callsTichu(): boolean {
    return this.open.phase === 'play' && below(CALL_ODDS, this.bits) === 0;
  }

  push(seat: Seat): readonly Gift[] {
    const hand = this.transitions.position.hands[seat]!;
    const held = hand.toArray();
    const given: Card[] = [];
    return slotsOf(this.open, seat, hand).map(({ to, count, must, pick }) => {
      const cards = must.toArray();
      const free = pick === hand ? held : pick.toArray();
      while (cards.length < count) {
        const card = this.draw(free);
        if (given.includes(card)) continue;
        given.push(card);
        cards.push(card);
      }
      return { to, cards };
    });
  }

  turn(_seat: Seat, plays: PlayList, alternative: Alternative): number {
    const choices = plays.length + (alternative === 'none' ? 0 : 1);
    return this.chosen(plays, choices === 1 ? 0 : below(choices, this.bits));
  }

  bomb(_seat: Seat, bombs: PlayList): number {
    return this.chosen(bombs, below(bombs.length + 1, this.bits));
  }

  wish(_seat: Seat, play: Combination): Rank | 0 {
    return this.draw(wishesWith(this.rules, play));
  }

  dogTo(_seat: Seat, targets: readonly Seat[]): Seat {
    return this.draw(targets);
  }

  gift(_seat: Seat, targets: readonly Seat[]): Seat {
    return this.draw(targets);
  }

  private get open(): OpenState {
    return this.transitions.position.open;
  }

  private draw<Item>(items: readonly Item[]): Item {
    return items[below(items.length, this.bits)]!;
  }

  /** Counts the cards of the chosen play; an index after the last play means a pass. */
  private chosen(plays: PlayList, drawn: number): number {
    if (drawn === plays.length) return NO_PLAY;
    this.cardsPlayed += plays.at(drawn).size;
    return drawn;
  }
}

/** A separate stream per purpose, so that one purpose does not change the random bits of another. */
export function bitsFor(seed: Seed, purpose: string): Bits {
  return xoshiro128(`${seed} ${purpose}`);
}
