import type { Policy } from '@schupf/bots';
import { EXPERT, HeuristicPolicy } from '@schupf/bots/judging';
import {
  bombClaims,
  type Card,
  CardSet,
  finderFor,
  type Gift,
  giftTargets,
  NO_PLAY,
  PlayList,
  playsHonouringWish,
  type SeatAction,
  type View,
} from '@schupf/rules';
import { type Choice, pushKey } from './choices.ts';
import type { DecisionAt } from './decision.ts';

const expert = new HeuristicPolicy('expert-1', EXPERT);
const noBits = () => 0;
const plays = new PlayList();

/**
 * What `expert-1` would choose; for a call, the opposite of what was done. Undefined if that is not among the choices.
 * People often think like this bot, the networks less often.
 */
export function expertChoice(
  decision: DecisionAt,
  view: View,
  choices: readonly Choice[],
): Choice | undefined {
  const { kind, action } = decision;
  if (kind !== 'grand' && kind !== 'tichu') return choiceOf(expert, decision, view, choices);
  return choices.find((choice) => choice.action?.type !== action?.type);
}

/** What a policy would choose; undefined if that is not among the choices. */
export function choiceOf(
  policy: Policy,
  { seat, kind }: DecisionAt,
  view: View,
  choices: readonly Choice[],
): Choice | undefined {
  const { open, rules } = view;
  const hand = view.hands[seat]!;
  const finder = finderFor(rules, 'up-to-suits');
  switch (kind) {
    case 'play': {
      const alternative = playsHonouringWish(open, hand, finder, plays);
      if (plays.length === 0) return undefined;
      const chosen = policy.turn(view, seat, plays, alternative !== 'none', noBits, null);
      return chosen === NO_PLAY
        ? withType(choices, 'pass')
        : withCards(choices, plays.at(chosen).cards.toArray());
    }
    case 'bomb': {
      bombClaims(open, seat, hand, finder, plays);
      const chosen = policy.bomb(view, seat, plays, noBits, null);
      return chosen === NO_PLAY
        ? choices.find((choice) => choice.action === null)
        : withCards(choices, plays.at(chosen).cards.toArray());
    }
    case 'push':
      return withGifts(choices, policy.push(view, seat, noBits, null));
    case 'gift': {
      const to = policy.gift(view, seat, giftTargets(open, seat), noBits, null);
      return choices.find((choice) => choice.action?.type === 'give' && choice.action.to === to);
    }
    case 'wish': {
      const play = choices[0]!.options.find((option) => option.type === 'play')!.play;
      const wish = policy.wish(view, seat, play, noBits, null);
      return choices.find((choice) => (choice.action as { wish?: number }).wish === wish);
    }
    case 'grand': {
      const calls = policy.callsGrand(view, seat, noBits, null);
      return withType(choices, calls ? 'call' : 'take');
    }
    case 'tichu': {
      const calls = policy.callsTichu(view, seat, noBits, null);
      return choices.find((choice) => (choice.action !== null) === calls);
    }
  }
}

function withType(choices: readonly Choice[], type: SeatAction['type']): Choice | undefined {
  return choices.find((choice) => choice.action?.type === type);
}

function withCards(choices: readonly Choice[], cards: readonly Card[]): Choice | undefined {
  const wanted = CardSet.of(cards);
  return choices.find(
    ({ action }) => action !== null && 'cards' in action && CardSet.of(action.cards).equals(wanted),
  );
}

function withGifts(choices: readonly Choice[], gifts: readonly Gift[]): Choice | undefined {
  const wanted = pushKey(gifts);
  return choices.find(({ action }) => action?.type === 'push' && pushKey(action.gifts) === wanted);
}
