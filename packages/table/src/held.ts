import {
  apply,
  arbitrate,
  finderFor,
  layAction,
  momentOf,
  type OpenState,
  type Player,
  PlayList,
  type Position,
  positionForClaim,
  type Refusal,
  rankOf,
  type SeatAction,
  turnPlays,
} from '@schupf/rules';
import { playerAt } from './chairs.ts';
import { type Draft, isInstant, mustPerform, perform, tell } from './draft.ts';
import { stopTurnClock } from './duties.ts';
import { mustWait } from './interval.ts';
import { type AnyRefusal, tableRefusal } from './refusals.ts';

/** A play, pass or bomb that waits for the end of the interval. */
export interface HeldClaim {
  readonly action: SeatAction;
  /** The command it came with; null for a bot's, which nobody has to be told about. */
  readonly id: string | null;
  readonly at: number;
}

/** Lays it, or holds it until claims made together can be put in order; or says why not. Only its player hears. */
export function claim(draft: Draft, action: SeatAction, id: string | null): Refusal | null {
  if (!mustWait(draft)) return perform(draft, action);
  const allowed = apply(positionForClaim(draft.position, action), action);
  if (!allowed.ok) return allowed.refusal;
  const earlier = draft.held.find((one) => one.action.seat === action.seat);
  draft.held = [...draft.held.filter((one) => one !== earlier), { action, id, at: draft.now }];
  if (earlier !== undefined) giveBack(draft, earlier, tableRefusal('replaced'));
  if (id !== null) tell(draft, playerAt(draft.position.open, action.seat), { type: 'held', id, action });
  return null;
}

/** The interval is over: what was claimed in it is laid in the fair order, or else the table goes on. */
export function resolve(draft: Draft): void {
  const claims = draft.held;
  draft.held = [];
  // Nobody's bank pays for the time in which other bots were waited for; a hold stops the clock by itself.
  const inTurn = claims.find(({ action }) => action.seat === draft.position.open.turn);
  if (inTurn !== undefined && isInstant(draft)) stopTurnClock(draft, draft.now - inTurn.at);
  const inOrder = arbitrate(
    draft.position,
    claims.map(({ action }) => action),
  );
  for (const action of inOrder) {
    if (action.type !== 'bomb' && draft.position.open.window) mustPerform(draft, { type: 'close-window' });
    mustPerform(draft, action);
  }
  for (const one of claims) {
    if (!inOrder.includes(one.action)) giveBack(draft, one, reasonNow(draft.position, one.action));
    else if (one.id !== null)
      tell(draft, playerAt(draft.position.open, one.action.seat), { type: 'done', id: one.id });
  }
  if (inOrder.length === 0) closeUnclaimed(draft);
}

/** Nobody claimed anything: the window closes, or the owner's moment is over. */
function closeUnclaimed(draft: Draft): void {
  const { open } = draft.position;
  if (open.window) mustPerform(draft, { type: 'close-window' });
  else if (draft.interval?.kind === 'own' && perform(draft, { type: 'gather' }) !== null)
    mustPerform(draft, owedBomb(draft.position));
}

/** What the owner has to lay on his own trick: his lowest bomb that meets the wish. */
function owedBomb({ open, rules, hands }: Position): SeatAction {
  const plays = new PlayList();
  turnPlays(open, hands[open.owner]!, finderFor(rules, 'up-to-suits'), plays);
  const [lowest] = plays.toArray().sort((a, b) => a.size - b.size || rankOf(a) - rankOf(b));
  if (lowest === undefined) throw new Error('the trick can be neither gathered nor bombed');
  return layAction('bomb', open.owner, lowest);
}

/** Why a claim that was allowed when it was made does not stand: others went first. */
function reasonNow(position: Position, action: SeatAction): AnyRefusal {
  const applied = apply(position, action);
  return applied.ok || action.type !== 'bomb' ? tableRefusal('overtaken') : applied.refusal;
}

/** Claims that nothing can become of any more. */
export function giveAllBack(draft: Draft, refusal: AnyRefusal): void {
  for (const one of draft.held) giveBack(draft, one, refusal);
  draft.held = [];
}

function giveBack(draft: Draft, { action, id }: HeldClaim, refusal: AnyRefusal): void {
  if (id !== null) tell(draft, playerAt(draft.position.open, action.seat), { type: 'returned', id, refusal });
}

/** He has left: his claims stand, but there is nobody to tell what becomes of them. */
export function forgetClaimant(draft: Draft, player: Player): void {
  draft.held = draft.held.map((one) =>
    playerAt(draft.position.open, one.action.seat) === player ? { ...one, id: null } : one,
  );
}

/** A trick that nothing can be laid on any more is swept up. */
export function isWaitingToBeGathered(open: OpenState): boolean {
  return momentOf(open) === 'gather';
}
