import {
  CardSet,
  dogTargets,
  NO_PLAY,
  namesDogTarget,
  type OpenState,
  type Play,
  type PlayList,
  type Seat,
} from '@schupf/rules';
import { plannerFor } from '../common/planners.ts';
import type { Reason, ReasonCode } from '../reasons.ts';
import type { Situation } from './situation.ts';

const left = new CardSet();
/** A play counts as unbeatable if its chance of winning the trick is higher than this. */
const CERTAIN = 0.95;
/** Plays above this rank never get the reason `sheds-losers`. */
const MAX_LOSER_RANK = 10;

/** Adds the reason for the chosen play or pass. Does not influence the choice. */
export function explainTurn(
  situation: Situation,
  plays: PlayList,
  chosen: number,
  value: number,
  why: Reason[],
): void {
  const { open, seat } = situation;
  const play = chosen === NO_PLAY ? null : plays.at(chosen);
  // If the Dog's target must be named, `dogTo` adds the reason.
  if (play?.kind === 'dog' && givesLeadToPartner(open, seat) && namesDogTarget(open)) return;
  const code = play === null ? passReason(situation) : playReason(situation, plays, play);
  why.push({ code, value: Math.round(value) || 0 });
}

function passReason({ isPartnersCall, isPartnersTrick }: Situation): ReasonCode {
  if (isPartnersCall) return 'serves-call';
  return isPartnersTrick ? 'partner-has-it' : 'saves-strength';
}

function playReason(situation: Situation, plays: PlayList, play: Play): ReasonCode {
  const { open, seat, hand, outlook } = situation;
  if (play.size === hand.size) return 'goes-out';
  if (situation.isOpponentsCall) return 'fights-call';
  if (situation.isOwnerAboutToGoOut) return 'stops-opponent';
  if (play.kind === 'dog') return givesLeadToPartner(open, seat) ? 'dog-to-partner' : 'sheds-dog';
  const chance = outlook.chanceOf(play);
  if (chance > CERTAIN) return 'cannot-be-beaten';
  if (chance > 0.5) return 'may-win';
  if (play.height >> 1 <= MAX_LOSER_RANK) return 'sheds-losers';
  return highPlayReason(situation, plays, play);
}

/** The reason for a high play that will probably be beaten: it leaves a better hand, or it contests the trick. */
function highPlayReason(
  { view, hand, outlook, isOpponentsTrick }: Situation,
  plays: PlayList,
  play: Play,
): ReasonCode {
  const planner = plannerFor(view.rules);
  const after = (candidate: Play) => left.copyFrom(hand).removeAll(candidate.cards);
  const turns = planner.count(after(play));
  const cost = planner.cost(after(play), outlook);
  const candidates = plays.toArray();
  const isShortest = candidates.every((candidate) => planner.count(after(candidate)) >= turns);
  if (turns < planner.count(hand) && isShortest) return 'shortest-plan';
  if (candidates.every((candidate) => planner.cost(after(candidate), outlook) >= cost)) return 'better-rest';
  return isOpponentsTrick ? 'contests-trick' : 'may-win';
}

function givesLeadToPartner(open: OpenState, seat: Seat): boolean {
  return dogTargets(open, seat).some((target) => open.isActive(target));
}
