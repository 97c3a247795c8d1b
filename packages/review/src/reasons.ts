import type { Reason } from '@schupf/bots';
import { explainBomb, explainGift, explainPush, explainTurn, explainWish } from '@schupf/bots/judging';
import { finderFor, giftTargets, NO_PLAY, PlayList, playsHonouringWish, type View } from '@schupf/rules';
import { type Choice, sameUpToSuits } from './choices.ts';
import type { DecisionAt } from './decision.ts';

/** Reasons in favour of a choice, whether or not it is the best. */
export function reasonsFor({ kind, seat }: DecisionAt, view: View, choice: Choice): Reason[] {
  const why: Reason[] = [];
  const { action } = choice;
  const [option] = choice.options;
  switch (kind) {
    case 'play': {
      const plays = new PlayList();
      playsHonouringWish(view.open, view.hands[seat]!, finderFor(view.rules, 'up-to-suits'), plays);
      if (option?.type === 'pass') explainTurn(view, seat, plays, NO_PLAY, 0, why);
      if (option?.type !== 'play') break;
      const listed = plays.toArray();
      const index = listed.indexOf(sameUpToSuits(listed, option.play)!);
      if (index >= 0) explainTurn(view, seat, plays, index, 0, why);
      break;
    }
    case 'bomb':
      if (option?.type === 'play') explainBomb(view, seat, option.play, 0, why);
      break;
    case 'wish':
      if (option?.type === 'play') explainWish(view, seat, option.wish, 0, why);
      break;
    case 'push':
      explainPush(view, seat, 0, why);
      break;
    case 'gift':
      if (action?.type === 'give') explainGift(view, giftTargets(view.open, seat), action.to, 0, why);
      break;
    case 'grand':
    case 'tichu':
      break;
  }
  // The figures already say which choice is expected to score most.
  return why.filter(({ code }) => code !== 'expects-most').map(({ value: _, ...reason }) => reason);
}
