import { naturalRank, type Play, type PlayList, type Rank, type Seat, type View } from '@schupf/rules';
import { giftReason, pushReason } from '../common/gifts.ts';
import { explainTurn as explainByHeuristics } from '../heuristic/explain-turn.ts';
import { Outlook } from '../heuristic/outlook.ts';
import { situationOf } from '../heuristic/situation.ts';
import { EXPERT } from '../heuristic/traits.ts';
import type { Why } from '../policy.ts';

// A network cannot give reasons, so we give the reasons the heuristic expert would give and, in most cases, the points
// the network expects.

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
  explainByHeuristics(situationOf(view, seat, outlook, EXPERT), plays, chosen, points, why);
  addExpectedPoints(points, why);
}

export function explainBomb(view: View, seat: Seat, bomb: Play, points: number, why: Why): void {
  if (why === null) return;
  const { isOpponentsCall, isOwnerAboutToGoOut } = situationOf(view, seat, outlook, EXPERT);
  if (bomb.size === view.hands[seat]!.size) why.push({ code: 'goes-out' });
  else if (isOpponentsCall) why.push({ code: 'fights-call' });
  else if (isOwnerAboutToGoOut) why.push({ code: 'stops-opponent' });
  addExpectedPoints(points, why);
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
  else addExpectedPoints(points, why);
}

export function explainPush(view: View, seat: Seat, points: number, why: Why): void {
  if (why === null) return;
  why.push({ code: pushReason(view, seat) });
  addExpectedPoints(points, why);
}

export function explainGift(view: View, targets: readonly Seat[], to: Seat, points: number, why: Why): void {
  if (why === null) return;
  const code = giftReason(view, targets, to);
  if (code === 'at-random') addExpectedPoints(points, why);
  else why.push({ code });
}

/** Adds the reason only once, although a play and the wish it carries are explained separately. */
function addExpectedPoints(points: number, why: Exclude<Why, null>): void {
  if (why.some(({ code }) => code === 'expects-most')) return;
  why.push({ code: 'expects-most', value: Math.round(points) || 0 });
}
