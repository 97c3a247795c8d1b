import { type LearnedPolicy, Playout } from '@schupf/bots/judging';
import {
  imagine,
  NO_SEAT,
  Position,
  type Rules,
  type Seat,
  seatBit,
  type TrustedMoves,
  type View,
  xoshiro128,
} from '@schupf/rules';
import type { Choice } from './choices.ts';
import type { DecisionKind } from './decision.ts';
import { type Split, splitOf } from './split.ts';

/** Plays simulated rounds to their end. Every seat follows the network's policy and knows only what it could see. */
export class Trials {
  private readonly policies: readonly LearnedPolicy[];
  private readonly quiet: TrialPlayout;
  private readonly calling: TrialPlayout;
  private readonly scratch: Position;

  constructor(rules: Rules, policy: LearnedPolicy, moves?: TrustedMoves) {
    this.policies = Array.from({ length: rules.seats }, () => policy);
    this.quiet = new TrialPlayout(rules, false, moves);
    this.calling = new TrialPlayout(rules, true, moves);
    this.scratch = new Position(rules);
  }

  /** The result of the round in this world if the seat makes this choice. The world is not modified. */
  outcome(world: Position, choice: Choice, seat: Seat, kind: DecisionKind): Split {
    const position = this.scratch.copyFrom(world);
    choice.perform(position);
    // Most rounds have no further call, and simulating calls only adds noise. But a seat that decides on a call or a
    // push has to expect calls.
    const playout = kind === 'grand' || kind === 'push' || kind === 'tichu' ? this.calling : this.quiet;
    playout.declining = choice.declines ? seat : NO_SEAT;
    playout.run(position, this.policies, noBits);
    return splitOf(position.open, seat);
  }
}

/** The policy never uses random numbers. */
const noBits = () => 0;

/** A world that is consistent with the view. The same name always gives the same world. */
export function worldOf(view: View, name: string): Position {
  const bits = xoshiro128(name);
  const world = imagine(view, () => (bits() >>> 0) / 0x1_0000_0000);
  if (world.open.phase === 'push') withoutHiddenPushes(world, view);
  return world;
}

/** Removes the pushes that the view does not show. They were drawn at random; the policy will choose them instead. */
function withoutHiddenPushes(world: Position, { laid }: View): void {
  world.laid = laid;
  for (let seat = 0; seat < laid.length; seat++)
    if (laid[seat] === null) world.open.laidOut &= ~seatBit(seat);
}

class TrialPlayout extends Playout {
  /** A seat that has decided not to call this turn. It may still call on a later one. */
  declining: Seat = NO_SEAT;

  override callsTichu(seat: Seat): boolean {
    if (seat !== this.declining) return super.callsTichu(seat);
    this.declining = NO_SEAT;
    return false;
  }
}
