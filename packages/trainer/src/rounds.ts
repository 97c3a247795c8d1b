import { Playout, type Policy, resultFor } from '@schupf/bots/learned';
import {
  type Bits,
  hasSeat,
  newMatch,
  type Position,
  type Rules,
  type Seat,
  shuffle,
  trusted,
  undecided,
  viewFor,
} from '@schupf/rules';

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
    this.callGrand(position, policies, random);
    this.playout.run(position, policies, random);
    return position;
  }

  shuffled(random: Bits): Position['stack'] {
    return shuffle([...this.rules.pack], random);
  }

  private callGrand(position: Position, policies: readonly Policy[], random: Bits): void {
    const { open } = position;
    while (open.phase === 'grand') {
      const waiting = undecided(open);
      let seat = 0;
      while (!hasSeat(waiting, seat)) seat++;
      const view = viewFor(position, open.players[seat]!);
      if (policies[seat]!.callsGrand(view, seat, random, null)) trusted.call(position, seat, 'grand');
      else trusted.take(position, seat);
    }
  }
}

/** Points by which the seat's side is ahead after the round. */
export function pointsAhead(position: Position, seat: Seat): number {
  return resultFor(position.open, seat);
}
