import { Playout, type Policy, resultFor } from '@schupf/bots/learned';
import { type Bits, newMatch, type Position, type Rules, type Seat, shuffle, trusted } from '@schupf/rules';

/** Plays whole rounds, from the deal on, through the door that trusts. */
export class Rounds {
  private readonly rules: Rules;
  private readonly playout: Playout;

  constructor(rules: Rules) {
    this.rules = rules;
    this.playout = new Playout(rules, true);
  }

  /** The position at the end of a round in which each seat plays by its policy. */
  play(pack: Position['stack'], dealer: Seat, policies: readonly Policy[], random: Bits): Position {
    const position = newMatch(this.rules, dealer);
    trusted.deal(position, pack);
    this.playout.run(position, policies, random);
    return position;
  }

  shuffled(random: Bits): Position['stack'] {
    return shuffle([...this.rules.pack], random);
  }
}

/** Points by which the seat's side is ahead after the round. */
export function pointsAhead(position: Position, seat: Seat): number {
  return resultFor(position.open, seat);
}
