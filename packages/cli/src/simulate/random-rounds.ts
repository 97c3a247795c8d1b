import {
  type Bits,
  below,
  bombClaims,
  type Call,
  type Card,
  type Combination,
  dogTargets,
  finderFor,
  fulfils,
  type Gift,
  giftTargets,
  hasSeat,
  isOwnersMoment,
  MAH_JONG,
  NOBODY,
  namesDogTarget,
  nextTaker,
  type OpenState,
  type PlayFinder,
  PlayList,
  pushOpen,
  type Rules,
  type Seat,
  type Seed,
  seatBit,
  shuffle,
  slotsOf,
  turnPlays,
  undecided,
  xoshiro128,
} from '@schupf/rules';
import type { Door } from './doors.ts';

/** One in so many chances to call is taken: random players who always called would only measure lost bets. */
const CALL_ODDS = 16;
const NO_WISH = 15;

/**
 * Plays whole rounds at random through a door: every legal play is listed, then one is drawn. The same bits lead
 * to the same rounds through either door.
 */
export class RandomRounds {
  cardsPlayed = 0;
  private readonly door: Door;
  private readonly rules: Rules;
  private readonly bits: Bits;
  private readonly pack: Card[];
  private readonly finder: PlayFinder;
  private readonly plays = new PlayList();
  /** Seats known to hold no bomb in this round, and all seats (bit masks). */
  private bombless = 0;
  private readonly everybody: number;

  constructor(door: Door, bits: Bits) {
    this.door = door;
    this.rules = door.position.rules;
    this.bits = bits;
    this.pack = [...this.rules.pack];
    this.finder = finderFor(this.rules, 'up-to-suits');
    this.everybody = (1 << this.rules.seats) - 1;
  }

  /** Deals the next round and plays it to its end; after the last round of a match another match begins. */
  playRound(): void {
    if (this.open.phase === 'match-over') this.door.startMatch();
    this.bombless = 0;
    this.door.deal(shuffle(this.pack, this.bits));
    while (this.open.phase !== 'round-over' && this.open.phase !== 'match-over') this.step();
  }

  private get open(): OpenState {
    return this.door.position.open;
  }

  private step(): void {
    const { open } = this;
    switch (open.phase) {
      case 'grand':
        return this.decide();
      case 'take':
        return this.takeCard();
      case 'push':
        return this.push();
      case 'play':
        return this.playOn();
      case 'gift':
        return this.door.give(open.owner, this.draw(giftTargets(open, open.owner)));
      case 'start':
      case 'settle':
      case 'round-over':
      case 'match-over':
        throw new Error(`nobody can act in phase ${open.phase}`);
    }
  }

  private draw<Item>(items: readonly Item[]): Item {
    return items[below(items.length, this.bits)]!;
  }

  /** The decisions of a split deal, from the dealer on: that is the order where the rules want one. */
  private decide(): void {
    const { open, door } = this;
    const waiting = undecided(open);
    let seat = open.dealer;
    while (!hasSeat(waiting, seat)) seat = (seat + 1) % this.rules.seats;
    if (open.calls[seat] !== null) {
      // His call collided with a partner's.
      if (below(2, this.bits) === 0) door.withdraw(seat);
      else door.take(seat);
    } else if (!hasSeat(open.withdrawn, seat) && this.wantsToCall(seat)) {
      door.call(seat, 'grand');
    } else {
      door.take(seat);
    }
  }

  private takeCard(): void {
    const { open } = this;
    const seat = nextTaker(open);
    const alone = seat === open.solo || seat === open.dummy;
    const last = open.counts[seat] === this.rules.grandLimit - 1;
    if (last && !alone) this.maybeCall(seat, 'grand');
    this.door.take(seat);
  }

  private maybeCall(seat: Seat, call: Call): void {
    if (this.wantsToCall(seat)) this.door.call(seat, call);
  }

  private wantsToCall(seat: Seat): boolean {
    const { open, rules } = this;
    if (!rules.calls || open.calls[seat] !== null || hasSeat(open.hasPlayed, seat)) return false;
    if (
      rules.callsPerTeam === 'one' &&
      open.calls.some((call, at) => call !== null && open.arePartners(seat, at))
    ) {
      return false;
    }
    return below(CALL_ODDS, this.bits) === 0;
  }

  private push(): void {
    const waiting = pushOpen(this.open);
    let seat = 0;
    while (!hasSeat(waiting, seat)) seat++;
    this.door.push(seat, this.gifts(seat));
  }

  private gifts(seat: Seat): Gift[] {
    const hand = this.door.position.hands[seat]!;
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

  private playOn(): void {
    const { open, door } = this;
    if (open.window) {
      if (!this.bombSomewhere()) door.closeWindow();
    } else if (open.turn === NOBODY) {
      door.gather();
    } else {
      this.takeTurn();
    }
  }

  /** Asks every seat for a bomb, from the one after the last player round to himself. */
  private bombSomewhere(): boolean {
    const { open, plays } = this;
    if (this.bombless === this.everybody) return false;
    for (let step = 1; step <= this.rules.seats; step++) {
      const seat = (open.owner + step) % this.rules.seats;
      if (!this.mayBomb(seat)) continue;
      bombClaims(open, seat, this.door.position.hands[seat]!, this.finder, plays);
      if (plays.length === 0) continue;
      const drawn = below(plays.length + 1, this.bits);
      if (drawn === plays.length) continue;
      this.lay('bomb', seat, plays.at(drawn));
      return true;
    }
    return false;
  }

  /** A hand that held no bomb when play began never will: it is looked at once. */
  private mayBomb(seat: Seat): boolean {
    if (hasSeat(this.bombless, seat)) return false;
    if (this.finder.mayHoldBomb(this.door.position.hands[seat]!)) return true;
    this.bombless |= seatBit(seat);
    return false;
  }

  private takeTurn(): void {
    const seat = this.open.turn;
    this.maybeCall(seat, 'tichu');
    const { open, door, plays } = this;
    const mayPass = turnPlays(open, door.position.hands[seat]!, this.finder, plays);
    const mayGather = !mayPass && isOwnersMoment(open) && !this.owesBomb();
    const choices = plays.length + (mayPass || mayGather ? 1 : 0);
    if (choices === 0) throw new Error(`seat ${seat} can neither play nor pass`);
    const drawn = choices === 1 ? 0 : below(choices, this.bits);
    if (drawn < plays.length) this.lay('play', seat, plays.at(drawn));
    else if (mayPass) door.pass(seat);
    else door.gather();
  }

  /** Plays that break a binding wish are not listed, so the first one tells whether it binds. */
  private owesBomb(): boolean {
    const { plays, rules } = this;
    return rules.wishEnforcement === 'prevent' && plays.length > 0 && fulfils(plays.at(0), this.open.wish);
  }

  private lay(type: 'play' | 'bomb', seat: Seat, play: Combination): void {
    const { open, rules, bits } = this;
    let wish = 0;
    if (play.cards.has(MAH_JONG) && rules.wishObligation !== 'off') {
      wish = 2 + below(rules.wishObligation === 'mandatory' ? 13 : 14, bits);
    }
    const dogTo = play.kind === 'dog' && namesDogTarget(open) ? this.draw(dogTargets(open, seat)) : NOBODY;
    this.cardsPlayed += play.size;
    this.door.lay(type, seat, play, wish === NO_WISH ? 0 : wish, dogTo);
  }
}

/** A stream of its own for each purpose, so that one does not shift the other. */
export function bitsFor(seed: Seed, purpose: string): Bits {
  return xoshiro128(`${seed} ${purpose}`);
}
