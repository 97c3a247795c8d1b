import type { LearnedPolicy } from '@schupf/bots/judging';
import {
  type Action,
  actionToPlay,
  type Call,
  type Gift,
  type PackedPosition,
  type Play,
  Position,
  packPosition,
  type Rank,
  type Seat,
  TrustedMoves,
} from '@schupf/rules';
import { choicesAt } from './choices.ts';
import type { DecisionAt } from './decision.ts';
import { viewOf, worldName } from './judge.ts';
import { totalOf } from './split.ts';
import { Trials, worldOf } from './trials.ts';

/** A simulated round, played out from a decision in two ways. The actions can be applied to `position`. */
export interface ShownWorld {
  readonly position: PackedPosition;
  readonly played: Line;
  readonly other: Line;
}

interface Line {
  readonly actions: readonly Action[];
  /** The margin of the seat's side. */
  readonly points: number;
}

/**
 * Plays out one of the worlds in which a decision was judged: once with what was done, and once with `action`.
 */
export function playOut(
  decision: DecisionAt,
  policy: LearnedPolicy,
  seed: string,
  world: number,
  action: unknown,
): ShownWorld {
  const view = viewOf(decision);
  const imagined = worldOf(view, worldName(seed, decision, world));
  const choices = choicesAt(decision, view, policy);
  const wanted = JSON.stringify(action);
  const other = choices.find((choice) => JSON.stringify(choice.action) === wanted) ?? choices[0]!;
  const { rules } = imagined;
  const lineOf = (choice: (typeof choices)[number]): Line => {
    const moves = new NotingMoves(new Position(rules));
    const trials = new Trials(rules, policy, moves);
    const points = totalOf(trials.outcome(imagined, choice, decision.seat, decision.kind));
    const first = choice.action === null ? waitingActions(imagined, decision) : [choice.action];
    return { actions: [...first, ...moves.actions], points };
  };
  return { position: packPosition(imagined), played: lineOf(choices[0]!), other: lineOf(other) };
}

/** The action of a seat that decides to do nothing: while a window is open, it lets the window close. */
function waitingActions({ open }: Position, { kind }: DecisionAt): Action[] {
  return kind === 'bomb' && open.window ? [{ type: 'close-window' }] : [];
}

/** Trusted transitions that also record the actions. */
class NotingMoves extends TrustedMoves {
  readonly actions: Action[] = [];

  override call(seat: Seat, call: Call): void {
    this.actions.push({ type: 'call', seat, call });
    super.call(seat, call);
  }

  override withdraw(seat: Seat): void {
    this.actions.push({ type: 'withdraw', seat });
    super.withdraw(seat);
  }

  override take(seat: Seat): void {
    this.actions.push({ type: 'take', seat });
    super.take(seat);
  }

  override decline(seat: Seat): void {
    this.actions.push({ type: 'decline', seat });
    super.decline(seat);
  }

  override push(seat: Seat, gifts: readonly Gift[]): void {
    this.actions.push({ type: 'push', seat, gifts });
    super.push(seat, gifts);
  }

  override play(type: 'play' | 'bomb', seat: Seat, play: Play, wish: Rank | 0, dogTo: Seat): void {
    const extras = { ...(wish === 0 ? {} : { wish }), ...(dogTo < 0 ? {} : { dogTo }) };
    this.actions.push(actionToPlay(type, seat, play, extras));
    super.play(type, seat, play, wish, dogTo);
  }

  override pass(seat: Seat): void {
    this.actions.push({ type: 'pass', seat });
    super.pass(seat);
  }

  override give(seat: Seat, to: Seat): void {
    this.actions.push({ type: 'give', seat, to });
    super.give(seat, to);
  }

  override closeWindow(): void {
    this.actions.push({ type: 'close-window' });
    super.closeWindow();
  }

  override gather(): void {
    this.actions.push({ type: 'gather' });
    super.gather();
  }
}
