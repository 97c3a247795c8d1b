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
export interface BotAnswer {
  readonly position: Position;
  readonly view: View;
  readonly seat: Seat;
  readonly choice: Choice | null;
}

export interface BotMatchOptions {
  /** Where the match begins: by default at 0 : 0, with any dealer. */
  readonly start?: Position;
  readonly rounds?: number;
  /** How often a bot may look at the clock before its time is up. Called for each question. */
  readonly patience?: () => number;
  /** Receives every answer, including those that are not used. */
  readonly onAnswer?: (answer: BotAnswer) => void;
}

/** The context of a decision. The text of the question determines the random bits. */
export function contextFor(question: string, patience = 0): DecisionContext {
  let looks = 0;
  return { random: xoshiro128(question), outOfTime: () => looks++ >= patience };
}

/**
 * A match in which one bot plays every seat from the view of its player. After every action, all seats are asked and
 * one answer is picked at random; the table acts if there is none. Throws if an answer is refused, if no seat takes the
 * required action, or if a round does not end.
 */
export function botMatch(
  bot: Bot,
  rules: Rules,
  seed: string,
  options: BotMatchOptions = {},
): Generator<Step> {
  const { rounds = 1, patience = () => 0, onAnswer } = options;
  const bits = xoshiro128(seed);
  const { start = newMatch(rules, below(rules.seats, bits)) } = options;
  return playThrough(start, rounds, (position, steps, roundsLeft) => {
    const actions: Action[] = [];
    for (let seat = 0; seat < rules.seats; seat++) {
      const view = viewFor(position, position.open.players[seat]!);
      const choice = bot.choose(view, seat, contextFor(`${seed}/${roundsLeft}/${steps}/${seat}`, patience()));
      onAnswer?.({ position, view, seat, choice });
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
