import {
  CardSet,
  isBomb,
  NO_PLAY,
  type OpenState,
  type Play,
  type PlayList,
  type Seat,
  type View,
} from '@schupf/rules';
import { plannerFor } from '../common/planners.ts';
import type { Why } from '../policy.ts';
import type { Outlook } from './outlook.ts';
import type { Traits } from './traits.ts';
import { whyTurn } from './why-turn.ts';

/** From so many cards on an opponent may go out at any moment. */
const ABOUT_TO_GO = 2;
const left = new CardSet();

/** A combination in points: a rough rate of exchange, for search only; within a decision it changes nothing. */
const POINTS = 30;
const GOING_OUT = 10;

/** The place of the best play in turn, or NO_PLAY where passing is better. */
export function chooseTurn(
  view: View,
  seat: Seat,
  plays: PlayList,
  mayPass: boolean,
  outlook: Outlook,
  traits: Traits,
  why: Why,
): number {
  const values = scratchFor(plays);
  const passing = weighTurn(view, seat, plays, mayPass, outlook, traits, values);
  let best = NO_PLAY;
  let most = passing;
  for (let index = 0; index < plays.length; index++) {
    if (values[index]! <= most) continue;
    most = values[index]!;
    best = index;
  }
  if (why !== null) whyTurn(view, seat, plays, best, outlook, sceneOf(view.open, seat, traits), most, why);
  return best;
}

let scratch = new Float64Array(64);

function scratchFor(plays: PlayList): Float64Array {
  if (scratch.length < plays.length) scratch = new Float64Array(2 * plays.length);
  return scratch;
}

/** What every play is worth in points, and as the answer what passing is; no pass is worth nothing at all. */
export function weighTurn(
  view: View,
  seat: Seat,
  plays: PlayList,
  mayPass: boolean,
  outlook: Outlook,
  traits: Traits,
  values: Float64Array,
): number {
  const { open } = view;
  const hand = view.hands[seat]!;
  const planner = plannerFor(view.rules);
  const before = planner.cost(hand, outlook);
  const scene = sceneOf(open, seat, traits);
  for (let index = 0; index < plays.length; index++) {
    const play = plays.at(index);
    if (play.size === hand.size) {
      values[index] = POINTS * GOING_OUT;
    } else if (scene.isPartnersCall && mayPass) {
      values[index] = -POINTS * GOING_OUT;
    } else {
      const gain = before - planner.cost(left.copyFrom(hand).removeAll(play.cards), outlook);
      values[index] = POINTS * (gain + worthOf(open, play, outlook, scene, traits));
    }
  }
  return mayPass ? POINTS * passWorth(open, outlook, scene, traits) : Number.NEGATIVE_INFINITY;
}

/** The place of a bomb worth laying out of turn, or NO_PLAY. */
export function chooseBomb(
  view: View,
  seat: Seat,
  bombs: PlayList,
  outlook: Outlook,
  traits: Traits,
  why: Why,
): number {
  const { open } = view;
  const hand = view.hands[seat]!;
  for (let index = 0; index < bombs.length; index++) {
    if (bombs.at(index).size !== hand.size) continue;
    why?.push({ code: 'goes-out' });
    return index;
  }
  const scene = sceneOf(open, seat, traits);
  if (!scene.isOpponents) return NO_PLAY;
  const planner = plannerFor(view.rules);
  const before = planner.cost(hand, outlook);
  let best = NO_PLAY;
  let most = 0;
  for (let index = 0; index < bombs.length; index++) {
    const bomb = bombs.at(index);
    const gain = before - planner.cost(left.copyFrom(hand).removeAll(bomb.cards), outlook);
    // Out of turn the price is asked twice: who waits may still lay it later, and for more.
    const value = gain + worthOf(open, bomb, outlook, scene, traits) - traits.bomb;
    if (value <= most) continue;
    most = value;
    best = index;
  }
  if (best !== NO_PLAY)
    why?.push({ code: scene.isCallersTrick ? 'fights-call' : 'stops-opponent', value: most });
  return best;
}

/** What matters of the table. */
export interface Scene {
  readonly isLead: boolean;
  readonly isPartners: boolean;
  readonly isOpponents: boolean;
  /** A partner who has called, and can still win it, owns the trick. */
  readonly isPartnersCall: boolean;
  /** An opponent who has called, and can still win it, owns the trick. */
  readonly isCallersTrick: boolean;
  /** The owner of the trick, an opponent, is about to go out. */
  readonly isOwnerLeaving: boolean;
  /** The fewest cards of an opponent. */
  readonly fewest: number;
}

export function sceneOf(open: OpenState, seat: Seat, traits: Traits): Scene {
  const isLead = open.trickIsEmpty;
  const isPartners = !isLead && traits.helps && open.arePartners(seat, open.owner);
  const isOpponents = !isLead && open.areOpponents(seat, open.owner);
  const isCalled = !isLead && open.calls[open.owner] !== null && open.finished.length === 0;
  return {
    isLead,
    isPartners,
    isOpponents,
    isPartnersCall: isPartners && isCalled,
    isCallersTrick: traits.watches && isOpponents && isCalled,
    isOwnerLeaving: traits.watches && isOpponents && open.counts[open.owner]! <= ABOUT_TO_GO,
    fewest: traits.watches ? fewestOfOpponents(open, seat) : Number.POSITIVE_INFINITY,
  };
}

function fewestOfOpponents(open: OpenState, seat: Seat): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < open.counts.length; other++) {
    const count = open.counts[other]!;
    if (count > 0 && count < fewest && open.areOpponents(seat, other)) fewest = count;
  }
  return fewest;
}

/** What a play is worth beside the cards it gets rid of. */
function worthOf(open: OpenState, play: Play, outlook: Outlook, scene: Scene, traits: Traits): number {
  const chance = outlook.chanceOf(play);
  let value = (scene.isLead ? traits.keepLead : traits.lead) * chance;
  if (isBomb(play)) value -= traits.bomb;
  if (scene.isLead) {
    if (play.kind === 'dog') return traits.partnerLead;
    if (scene.fewest <= play.size && scene.fewest <= ABOUT_TO_GO) value -= traits.stop * (1 - chance);
    return value;
  }
  value += traits.point * open.trickCards.points() * chance;
  if (scene.isOpponents) value += traits.contest;
  if (scene.isPartners) value -= traits.partnerLead * outlook.chanceOf(open.standing);
  if (scene.isCallersTrick) value += traits.fight * chance;
  if (scene.isOwnerLeaving) value += traits.stop * chance;
  return value;
}

function passWorth(open: OpenState, outlook: Outlook, scene: Scene, traits: Traits): number {
  return scene.isPartners ? traits.partnerLead * outlook.chanceOf(open.standing) : 0;
}
