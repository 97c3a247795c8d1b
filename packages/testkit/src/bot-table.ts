import type { Bot, Choice, DecisionContext } from '@schupf/bots';
import {
  type Action,
  apply,
  below,
  newMatch,
  type Position,
  type Rules,
  type Seat,
  type View,
  viewFor,
  xoshiro128,
} from '@schupf/rules';
import { pick } from './chance.ts';
import { playThrough, type Step, tableActions } from './walk.ts';

/** A question to a bot at a seat, and its answer. */
export interface Asked {
  readonly position: Position;
  readonly view: View;
  readonly seat: Seat;
  readonly choice: Choice | null;
}

export interface Sitting {
  readonly rounds?: number;
  /** How often a bot may look at the clock before its time is up; asked for each question. */
  readonly patience?: () => number;
  /** Receives each answer, including those that were not used. */
  readonly hear?: (asked: Asked) => void;
}

/** The context of one decision. The text of the question determines the random bits. */
export function contextFor(question: string, patience = 0): DecisionContext {
  let looks = 0;
  return { random: xoshiro128(question), outOfTime: () => looks++ >= patience };
}

/**
 * A match in which one bot plays every seat, each by the view of its own player. All seats are asked after every
 * action, and a random one of the answers is used; the table acts if there is none. Throws when an answer is refused,
 * when no seat takes the required action, or when a round does not end.
 */
export function botMatch(bot: Bot, rules: Rules, seed: string, sitting: Sitting = {}): Generator<Step> {
  const { rounds = 1, patience = () => 0, hear } = sitting;
  const bits = xoshiro128(seed);
  return playThrough(newMatch(rules, below(rules.seats, bits)), rounds, (position, steps, left) => {
    const actions: Action[] = [];
    for (let seat = 0; seat < rules.seats; seat++) {
      const view = viewFor(position, position.open.players[seat]!);
      const choice = bot.choose(view, seat, contextFor(`${seed}/${left}/${steps}/${seat}`, patience()));
      hear?.({ position, view, seat, choice });
      if (choice === null) continue;
      mustBeAccepted(position, seat, choice);
      actions.push(choice.action);
    }
    if (actions.length === 0) actions.push(...tableActions(position, bits));
    if (actions.length === 0)
      throw new Error(`no seat took the required action in phase ${position.open.phase}`);
    return pick(actions, bits);
  });
}

export function mustBeAccepted(position: Position, seat: Seat, { action }: Choice): void {
  if (action.seat !== seat) throw new Error(`asked for seat ${seat}, answered ${JSON.stringify(action)}`);
  const answer = apply(position, action);
  if (!answer.ok) throw new Error(`${JSON.stringify(action)} was refused: ${answer.refusal.code}`);
}
