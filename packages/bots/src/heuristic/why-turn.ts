import {
  CardSet,
  dogTargets,
  NO_PLAY,
  namesDogTarget,
  type OpenState,
  type Play,
  type PlayList,
  type Seat,
  type View,
} from '@schupf/rules';
import { plannerFor } from '../common/planners.ts';
import type { Reason, ReasonCode } from '../reasons.ts';
import type { Outlook } from './outlook.ts';
import type { Scene } from './turn.ts';

const left = new CardSet();
/** From this chance on a play is said to be unbeatable. */
const CERTAIN = 0.95;
/** Nobody says of higher cards that they hardly win a trick. */
const HIGHEST_LOSER = 10;

/** Says why a play was chosen, or a pass. It costs time, and nothing is chosen by it. */
export function whyTurn(
  view: View,
  seat: Seat,
  plays: PlayList,
  chosen: number,
  outlook: Outlook,
  scene: Scene,
  worth: number,
  why: Reason[],
): void {
  const play = chosen === NO_PLAY ? null : plays.at(chosen);
  // Which of several partners gets the lead is said where he is named.
  if (play?.kind === 'dog' && handsLeadToPartner(view.open, seat) && namesDogTarget(view.open)) return;
  const code = play === null ? whyPass(scene) : whyPlay(view, seat, plays, play, outlook, scene);
  why.push({ code, value: Math.round(worth) || 0 });
}

function whyPass(scene: Scene): ReasonCode {
  if (scene.isPartnersCall) return 'serves-call';
  return scene.isPartners ? 'partner-has-it' : 'saves-strength';
}

function whyPlay(
  view: View,
  seat: Seat,
  plays: PlayList,
  play: Play,
  outlook: Outlook,
  scene: Scene,
): ReasonCode {
  if (play.size === view.hands[seat]!.size) return 'goes-out';
  if (scene.isCallersTrick) return 'fights-call';
  if (scene.isOwnerLeaving) return 'stops-opponent';
  if (play.kind === 'dog') return handsLeadToPartner(view.open, seat) ? 'dog-to-partner' : 'sheds-dog';
  const chance = outlook.chanceOf(play);
  if (chance > CERTAIN) return 'cannot-be-beaten';
  if (chance > 0.5) return 'may-win';
  if (play.height >> 1 <= HIGHEST_LOSER) return 'sheds-losers';
  return whyHigh(view, seat, plays, play, outlook, scene);
}

/** Why a high play is made that will rather be beaten: for what is left of the hand, or for the trick. */
function whyHigh(
  view: View,
  seat: Seat,
  plays: PlayList,
  play: Play,
  outlook: Outlook,
  scene: Scene,
): ReasonCode {
  const hand = view.hands[seat]!;
  const planner = plannerFor(view.rules);
  const after = (one: Play) => left.copyFrom(hand).removeAll(one.cards);
  const turns = planner.count(after(play));
  const cost = planner.cost(after(play), outlook);
  const others = plays.toArray();
  if (turns < planner.count(hand) && others.every((one) => planner.count(after(one)) >= turns))
    return 'shortest-plan';
  if (others.every((one) => planner.cost(after(one), outlook) >= cost)) return 'better-rest';
  return scene.isOpponents ? 'contests-trick' : 'may-win';
}

function handsLeadToPartner(open: OpenState, seat: Seat): boolean {
  return dogTargets(open, seat).some((target) => open.isActive(target));
}
