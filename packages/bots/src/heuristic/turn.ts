import { CardSet, isBomb, NO_PLAY, type Play, type PlayList } from '@schupf/rules';
import { plannerFor } from '../common/planners.ts';
import type { Why } from '../policy.ts';
import { explainTurn } from './explain-turn.ts';
import { ABOUT_TO_GO_OUT, type Situation } from './situation.ts';

const left = new CardSet();

/** Points per unit of `Traits`: a rough conversion for search. It has no effect on the ranking within one decision. */
const POINTS = 30;
const GOING_OUT = 10;

/** The index of the best play, or NO_PLAY if passing is better. */
export function chooseTurn(situation: Situation, plays: PlayList, mayPass: boolean, why: Why): number {
  const values = scratchFor(plays);
  let bestValue = weighTurn(situation, plays, mayPass, values);
  let best = NO_PLAY;
  for (let index = 0; index < plays.length; index++) {
    if (values[index]! <= bestValue) continue;
    bestValue = values[index]!;
    best = index;
  }
  if (why !== null) explainTurn(situation, plays, best, bestValue, why);
  return best;
}

let scratch = new Float64Array(64);

function scratchFor(plays: PlayList): Float64Array {
  if (scratch.length < plays.length) scratch = new Float64Array(2 * plays.length);
  return scratch;
}

/** Writes the value of every play to `values`, in points. Returns the value of passing, or −∞ if not allowed. */
export function weighTurn(
  situation: Situation,
  plays: PlayList,
  mayPass: boolean,
  values: Float64Array,
): number {
  const { view, hand, outlook } = situation;
  const planner = plannerFor(view.rules);
  const before = planner.cost(hand, outlook);
  for (let index = 0; index < plays.length; index++) {
    const play = plays.at(index);
    if (play.size === hand.size) {
      values[index] = POINTS * GOING_OUT;
    } else if (situation.isPartnersCall && mayPass) {
      values[index] = -POINTS * GOING_OUT;
    } else {
      const gain = before - planner.cost(left.copyFrom(hand).removeAll(play.cards), outlook);
      values[index] = POINTS * (gain + playValue(situation, play));
    }
  }
  return mayPass ? POINTS * passValue(situation) : Number.NEGATIVE_INFINITY;
}

/** The index of a bomb worth playing out of turn, or NO_PLAY. */
export function chooseBomb(situation: Situation, bombs: PlayList, why: Why): number {
  const { view, hand, outlook, traits } = situation;
  for (let index = 0; index < bombs.length; index++) {
    if (bombs.at(index).size !== hand.size) continue;
    why?.push({ code: 'goes-out' });
    return index;
  }
  if (!situation.isOpponentsTrick) return NO_PLAY;
  const planner = plannerFor(view.rules);
  const before = planner.cost(hand, outlook);
  let best = NO_PLAY;
  let bestValue = 0;
  for (let index = 0; index < bombs.length; index++) {
    const bomb = bombs.at(index);
    const gain = before - planner.cost(left.copyFrom(hand).removeAll(bomb.cards), outlook);
    // `playValue` has already subtracted the cost of the bomb. We subtract it a second time, because a bomb that is
    // not played now, out of turn, can wait for a better moment.
    const value = gain + playValue(situation, bomb) - traits.bomb;
    if (value <= bestValue) continue;
    bestValue = value;
    best = index;
  }
  if (best !== NO_PLAY)
    why?.push({ code: situation.isOpponentsCall ? 'fights-call' : 'stops-opponent', value: bestValue });
  return best;
}

/** The value of a play beyond getting rid of its cards. */
function playValue(situation: Situation, play: Play): number {
  const { open, outlook, traits, isLead, fewestOpponentCards } = situation;
  const chance = outlook.chanceOf(play);
  let value = (isLead ? traits.keepLead : traits.lead) * chance;
  if (isBomb(play)) value -= traits.bomb;
  if (isLead) {
    if (play.kind === 'dog') return traits.partnerLead;
    if (fewestOpponentCards <= play.size && fewestOpponentCards <= ABOUT_TO_GO_OUT)
      value -= traits.stop * (1 - chance);
    return value;
  }
  value += traits.point * open.trickCards.points() * chance;
  if (situation.isOpponentsTrick) value += traits.contest;
  if (situation.isPartnersTrick) value -= traits.partnerLead * outlook.chanceOf(open.standing);
  if (situation.isOpponentsCall) value += traits.fight * chance;
  if (situation.isOwnerAboutToGoOut) value += traits.stop * chance;
  return value;
}

function passValue({ open, outlook, traits, isPartnersTrick }: Situation): number {
  return isPartnersTrick ? traits.partnerLead * outlook.chanceOf(open.standing) : 0;
}
