import {
  type Action,
  actionToPlay,
  apply,
  arbitrate,
  finderFor,
  momentOf,
  type OpenState,
  type Player,
  PlayList,
  type Position,
  playsHonouringWish,
  positionForClaim,
  type Refusal,
  rankOf,
  type SeatAction,
} from '@schupf/rules';
import { isHere, playerAt } from './chairs.ts';
import { type Draft, isInstant, mustPerform, perform, tell } from './draft.ts';
import { shiftTurnClock } from './duties.ts';
import { mustWait } from './interval.ts';
import { type AnyRefusal, tableRefusal } from './refusals.ts';

/** A play, pass or bomb that is held until the interval ends. */
export interface HeldClaim {
  readonly action: SeatAction;
  /** The id of the command that made the claim; null for a bot's claim, which needs no reply. */
  readonly id: string | null;
  readonly at: number;
}

/**
 * Performs the action, holds it until simultaneous claims can be put in order, or returns why it is refused. Only the
 * claiming player learns that it is held.
 */
export function claim(draft: Draft, action: SeatAction, id: string | null): Refusal | null {
  if (!mustWait(draft)) return perform(draft, action);
  const allowed = apply(positionForClaim(draft.position, action), action);
  if (!allowed.ok) return allowed.refusal;
  const earlier = draft.held.find((held) => held.action.seat === action.seat);
  draft.held = [...draft.held.filter((held) => held !== earlier), { action, id, at: draft.now }];
  if (earlier !== undefined) returnClaim(draft, earlier, tableRefusal('replaced'));
  if (id !== null) tell(draft, playerAt(draft.position.open, action.seat), { type: 'held', id, action });
  return null;
}

/** Ends the interval: performs its claims in the order set by the rules, or continues if there are none. */
export function resolve(draft: Draft): void {
  const claims = draft.held;
  draft.held = [];
  // Time spent waiting for other bots must not be charged to the bank. (`changeHolds` does the same for holds.)
  const onTurn = claims.find(({ action }) => action.seat === draft.position.open.turn);
  if (onTurn !== undefined && isInstant(draft)) shiftTurnClock(draft, draft.now - onTurn.at);
  const inOrder = arbitrate(
    draft.position,
    claims.map(({ action }) => action),
  );
  for (const action of inOrder) {
    if (action.type !== 'bomb' && draft.position.open.window) mustPerform(draft, { type: 'close-window' });
    mustPerform(draft, action);
  }
  for (const held of claims) {
    const { action, id } = held;
    if (!inOrder.includes(action)) returnClaim(draft, held, reasonNow(draft.position, action));
    else if (id !== null) tell(draft, playerAt(draft.position.open, action.seat), { type: 'done', id });
  }
  if (inOrder.length === 0) closeUnclaimed(draft);
}

/** Closes the window, or ends the owner's interval, when there are no claims. */
function closeUnclaimed(draft: Draft): void {
  const { open } = draft.position;
  if (open.window) mustPerform(draft, { type: 'close-window' });
  else if (draft.interval?.kind === 'own')
    mustPerform(draft, mayIgnoreWish(draft) ? { type: 'gather' } : afterOwnInterval(draft.position));
}

/** Only a person who is here may risk the penalty for ignoring the wish. No one decides that for them, or for a bot. */
function mayIgnoreWish({ position, chairs, version, speed, now }: Draft): boolean {
  const { open } = position;
  if (open.rules.wishEnforcement !== 'penalty-200') return false;
  return version < 2 || isHere(chairs[playerAt(open, open.owner)]!, speed, now);
}

/**
 * The action that follows an owner's interval without a claim: the lowest bomb that the wish demands, or else gathering
 * the trick.
 */
function afterOwnInterval({ open, rules, hands }: Position): Action {
  const plays = new PlayList();
  const alternative = playsHonouringWish(open, hands[open.owner]!, finderFor(rules, 'up-to-suits'), plays);
  if (alternative !== 'none') return { type: 'gather' };
  const [lowest] = plays.toArray().sort((a, b) => a.size - b.size || rankOf(a) - rankOf(b));
  if (lowest === undefined) throw new Error('the trick can be neither gathered nor bombed');
  return actionToPlay('bomb', open.owner, lowest);
}

/** Why a claim that was legal when made can no longer be performed. */
function reasonNow(position: Position, action: SeatAction): AnyRefusal {
  const applied = apply(position, action);
  return applied.ok || action.type !== 'bomb' ? tableRefusal('overtaken') : applied.refusal;
}

/** Gives all claims back to their players, because none of them can be performed any more. */
export function returnAllClaims(draft: Draft, refusal: AnyRefusal): void {
  for (const held of draft.held) returnClaim(draft, held, refusal);
  draft.held = [];
}

function returnClaim(draft: Draft, { action, id }: HeldClaim, refusal: AnyRefusal): void {
  if (id !== null) tell(draft, playerAt(draft.position.open, action.seat), { type: 'returned', id, refusal });
}

/** Called when a player leaves. Their claims remain valid, but the outcome is not reported to anyone. */
export function forgetClaimant(draft: Draft, player: Player): void {
  draft.held = draft.held.map((held) =>
    playerAt(draft.position.open, held.action.seat) === player ? { ...held, id: null } : held,
  );
}

/** Whether the trick is complete and nothing more can be played on it. */
export function isWaitingToBeGathered(open: OpenState): boolean {
  return momentOf(open) === 'gather';
}
