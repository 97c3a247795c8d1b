import { Playout, type Policy, resultFor } from '@schupf/bots/training';
import { type Bits, type Position, type Rules, type Seat, shuffle, trusted } from '@schupf/rules';
import { matchBefore } from './games.ts';

/** Plays whole rounds at tables of a game, including the deal, with the trusted transitions. */
export class Rounds {
  private readonly tables: readonly Rules[];
  private readonly playouts: ReadonlyMap<Rules, Playout>;

  constructor(tables: readonly Rules[]) {
    this.tables = tables;
    this.playouts = new Map(tables.map((rules) => [rules, new Playout(rules, true)]));
  }

  /** The number of seats at the largest table. */
  get seats(): number {
    return Math.max(...this.tables.map(({ seats }) => seats));
  }

  /** A newly dealt round at the table with this number; higher numbers begin again with the first table. */
  deal(number: number, random: Bits): Position {
    const rules = this.tables[number % this.tables.length]!;
    const position = matchBefore(rules, random);
    trusted.deal(position, shuffle([...rules.pack], random));
    return position;
  }

  /** Plays a round with one policy per seat and returns the position at its end; the deal stays as it is. */
  play(deal: Position, policies: readonly Policy[], random: Bits): Position {
    const position = deal.copy();
    this.playouts.get(deal.rules)!.run(position, policies, random);
    return position;
  }
}

/** The result of a round for a seat, in points ahead of the others. */
function pointsAhead(position: Position, seat: Seat): number {
  return resultFor(position.open, seat);
}

/** How far the seats of one line-up, every other seat, are ahead of the others on average. */
export function lineUpAhead(position: Position, isOurs: (seat: Seat) => boolean): number {
  const { rules } = position.open;
  const means = [true, false].map((ours) => {
    const seats = Array.from({ length: rules.seats }, (_, seat) => seat).filter(
      (seat) => isOurs(seat) === ours,
    );
    return seats.reduce((sum, seat) => sum + pointsAhead(position, seat), 0) / seats.length;
  });
  // With teams, what one side is ahead, the other is behind.
  return rules.teams === 'none' ? means[0]! - means[1]! : means[0]!;
}
