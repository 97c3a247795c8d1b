import { naturalRank, type Play, type PlayList, type Rank, type Seat, type View } from '@schupf/rules';
import { whyGift, whyPush } from '../common/gifts.ts';
import { Outlook } from '../heuristic/outlook.ts';
import { EXPERT } from '../heuristic/traits.ts';
import { sceneOf } from '../heuristic/turn.ts';
import { whyTurn } from '../heuristic/why-turn.ts';
import type { Why } from '../policy.ts';

/**
 * Why the networks' choices are good, in the words of somebody who counts and plans. A network has no reasons; what is
 * said here is true of the choice all the same, and comes with the points that are expected of it.
 */
const outlook = new Outlook();

export function explainTurn(
  view: View,
  seat: Seat,
  plays: PlayList,
  chosen: number,
  points: number,
  why: Why,
): void {
  if (why === null) return;
  outlook.read(view, seat, EXPERT.memory, EXPERT.turn);
  whyTurn(view, seat, plays, chosen, outlook, sceneOf(view.open, seat, EXPERT), points, why);
  expectsMost(points, why);
}

export function explainBomb(view: View, seat: Seat, bomb: Play, points: number, why: Why): void {
  if (why === null) return;
  const { isCallersTrick, isOwnerLeaving } = sceneOf(view.open, seat, EXPERT);
  if (bomb.size === view.hands[seat]!.size) why.push({ code: 'goes-out' });
  else if (isCallersTrick) why.push({ code: 'fights-call' });
  else if (isOwnerLeaving) why.push({ code: 'stops-opponent' });
  expectsMost(points, why);
}

export function explainWish(
  { hands, transfers, rules }: View,
  seat: Seat,
  wish: Rank | 0,
  points: number,
  why: Why,
): void {
  if (why === null || wish === 0) return;
  const next = (seat + 1) % rules.seats;
  const isGiven = transfers.some(
    ({ from, to, cards }) => from === seat && to === next && naturalRank(cards[0]!) === wish,
  );
  if (isGiven) why.push({ code: 'wish-for-given-card', rank: wish });
  else if (hands[seat]!.ofRank(wish) === 0) why.push({ code: 'wish-for-missing-rank', rank: wish });
  else expectsMost(points, why);
}

export function explainPush(view: View, seat: Seat, points: number, why: Why): void {
  if (why === null) return;
  why.push({ code: whyPush(view, seat) });
  expectsMost(points, why);
}

export function explainGift(view: View, targets: readonly Seat[], to: Seat, points: number, why: Why): void {
  if (why === null) return;
  const code = whyGift(view, targets, to);
  if (code === 'at-random') expectsMost(points, why);
  else why.push({ code });
}

/** Once: a wish goes with a play, of which it was said already. */
function expectsMost(points: number, why: Exclude<Why, null>): void {
  if (why.some(({ code }) => code === 'expects-most')) return;
  why.push({ code: 'expects-most', value: Math.round(points) || 0 });
}
