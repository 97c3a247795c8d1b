import {
  type Bits,
  below,
  bombClaims,
  type Card,
  type Combination,
  dogTargets,
  finderFor,
  type Gift,
  giftTargets,
  hasSeat,
  isTrickComplete,
  MAH_JONG,
  NOBODY,
  namesDogTarget,
  nextTaker,
  type PlayFinder,
  PlayList,
  type Position,
  pushOpen,
  type Rules,
  type Seat,
  shuffle,
  slotsOf,
  trusted,
  turnPlays,
  undecided,
} from '@schupf/rules';

/** One in so many chances to call is taken: random players who always called would only measure lost bets. */
const CALL_ODDS = 16;

/** Plays whole rounds at random through the trusted door: every legal play is listed, then one is drawn. */
export class RandomRounds {
  readonly position: Position;
  cardsPlayed = 0;
  private readonly rules: Rules;
  private readonly bits: Bits;
  private readonly pack: Card[];
  private readonly finder: PlayFinder;
  private readonly plays = new PlayList();

  constructor(position: Position, bits: Bits) {
    this.position = position;
    this.rules = position.rules;
    this.bits = bits;
    this.pack = [...position.rules.pack];
    this.finder = finderFor(position.rules, 'up-to-suits');
  }

  /** Deals the next round and plays it to its end. */
  playRound(): void {
    trusted.deal(this.position, shuffle(this.pack, this.bits));
    const { open } = this.position;
    while (open.phase !== 'round-over' && open.phase !== 'match-over') this.step();
  }

  private step(): void {
    const { position } = this;
    const { open } = position;
    switch (open.phase) {
      case 'grand':
        return this.decide();
      case 'take':
        return trusted.take(position, nextTaker(open));
      case 'push':
        return this.push();
      case 'play':
        return this.playOn();
      case 'gift': {
        const targets = giftTargets(open, open.owner);
        return trusted.give(position, targets[below(targets.length, this.bits)]!);
      }
      case 'start':
      case 'settle':
      case 'round-over':
      case 'match-over':
        throw new Error(`nobody can act in phase ${open.phase}`);
    }
  }

  private decide(): void {
    const { position } = this;
    const waiting = undecided(position.open);
    let seat = 0;
    while (!hasSeat(waiting, seat)) seat++;
    if (position.open.calls[seat] === null && below(CALL_ODDS, this.bits) === 0) trusted.call(position, seat, 'grand');
    else trusted.take(position, seat);
  }

  private push(): void {
    const { position } = this;
    const waiting = pushOpen(position.open);
    let seat = 0;
    while (!hasSeat(waiting, seat)) seat++;
    trusted.push(position, seat, this.gifts(seat));
  }

  private gifts(seat: Seat): Gift[] {
    const { open, hands } = this.position;
    const left = hands[seat]!.copy();
    return slotsOf(open, seat, left).map(({ to, count, must, pick }) => {
      const cards = must.toArray();
      const free = pick.toArray().filter((card) => left.has(card));
      while (cards.length < count) cards.push(free.splice(below(free.length, this.bits), 1)[0]!);
      for (const card of cards) left.remove(card);
      return { to, cards };
    });
  }

  private playOn(): void {
    const { position } = this;
    const { open } = position;
    if (open.window) {
      if (!this.bombSomewhere()) trusted.closeWindow(position);
    } else if (open.turn === NOBODY) {
      trusted.gather(position);
    } else {
      this.takeTurn();
    }
  }

  /** Asks every seat for a bomb, from the one after the last player round to himself. */
  private bombSomewhere(): boolean {
    const { position, plays } = this;
    const { open } = position;
    for (let step = 1; step <= this.rules.seats; step++) {
      const seat = (open.owner + step) % this.rules.seats;
      bombClaims(open, seat, position.hands[seat]!, this.finder, plays);
      if (plays.length === 0) continue;
      const drawn = below(plays.length + 1, this.bits);
      if (drawn === plays.length) continue;
      this.lay(seat, plays.at(drawn));
      return true;
    }
    return false;
  }

  private takeTurn(): void {
    const { position, plays } = this;
    const { open } = position;
    const seat = open.turn;
    if (!hasSeat(open.hasPlayed, seat) && open.calls[seat] === null && this.rules.calls) {
      if (below(CALL_ODDS, this.bits) === 0) trusted.call(position, seat, 'tichu');
    }
    const mayPass = turnPlays(open, position.hands[seat]!, this.finder, plays);
    if (plays.length === 0 && !mayPass) {
      if (!isTrickComplete(open)) throw new Error(`seat ${seat} can neither play nor pass`);
      trusted.gather(position);
      return;
    }
    const drawn = below(plays.length + (mayPass ? 1 : 0), this.bits);
    if (drawn === plays.length) trusted.pass(position, seat);
    else this.lay(seat, plays.at(drawn));
  }

  private lay(seat: Seat, play: Combination): void {
    const { position, rules } = this;
    const wished = play.cards.has(MAH_JONG) && rules.wishObligation !== 'off';
    const wish = wished ? 2 + below(rules.wishObligation === 'mandatory' ? 13 : 14, this.bits) : 0;
    let dogTo = NOBODY;
    if (play.kind === 'dog' && namesDogTarget(position.open)) {
      const targets = dogTargets(position.open, seat);
      dogTo = targets[below(targets.length, this.bits)]!;
    }
    this.cardsPlayed += play.size;
    trusted.play(position, seat, play, wish > 14 ? 0 : wish, dogTo);
  }
}
