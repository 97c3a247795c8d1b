import { Playout, type Policy, resultFor } from '@schupf/bots/training';
import { type Bits, newMatch, type Position, type Rules, type Seat, shuffle, trusted } from '@schupf/rules';

/** Plays whole rounds, including the deal, with the trusted transitions. */
export class Rounds {
  private readonly rules: Rules;
  private readonly playout: Playout;

  constructor(rules: Rules) {
    this.rules = rules;
    this.playout = new Playout(rules, true);
  }

  /** Plays a round with one policy per seat and returns the position at its end. */
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

/** How many points the seat's side is ahead after the round. */
export function pointsAhead(position: Position, seat: Seat): number {
  return resultFor(position.open, seat);
}
