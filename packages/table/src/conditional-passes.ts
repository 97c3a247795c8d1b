import {
  actionsHonouringWish,
  hasSeat,
  isBomb,
  isCount,
  isRank,
  isRecord,
  momentOf,
  type OpenState,
  type Player,
  type Rank,
  refusalFor,
  type Seat,
  viewFor,
} from '@schupf/rules';
import { playerAt } from './chairs.ts';
import { type Draft, mustPerform, tell } from './draft.ts';
import { mustWait } from './interval.ts';
import { type AnyRefusal, tableRefusal } from './refusals.ts';

/** Until when a conditional pass lasts. It is checked whenever its seat is on turn. Each of them ends with the trick. */
export type PassUntil =
  | { readonly type: 'trick-end' }
  /** The cards of the trick are worth this many points or more. */
  | { readonly type: 'points'; readonly points: number }
  /** A combination higher than this rank has to be beaten, or a bomb. */
  | { readonly type: 'higher'; readonly than: Rank }
  /** An opponent owns the trick. */
  | { readonly type: 'opponent' };

/**
 * What a player has said in advance: to pass for a seat on each of its turns in this trick, until a condition is met.
 * Only that player may know of it.
 */
export interface ConditionalPass {
  readonly seat: Seat;
  readonly until: PassUntil;
  /** The trick it is meant for (`Table.trickBegan`). */
  readonly trick: number;
}

/** More points than all cards of any game are worth. */
const MAX_POINTS = 1000;

/** Reads an untrusted condition and drops unknown fields; null if it is not one. */
export function readPassUntil(value: unknown): PassUntil | null {
  if (!isRecord(value)) return null;
  const { type, points, than } = value;
  switch (type) {
    case 'trick-end':
    case 'opponent':
      return { type };
    case 'points':
      return isCount(points) && points > 0 && points <= MAX_POINTS ? { type, points } : null;
    case 'higher':
      return isRank(than) ? { type, than } : null;
    default:
      return null;
  }
}

/**
 * Notes a conditional pass, which replaces an earlier one of the same seat. If the seat is on turn, it passes at once.
 * `turn` is the turn number that the player saw: like a bomb, the pass is meant for the trick of that turn.
 */
export function passUntil(
  draft: Draft,
  player: Player,
  { seat, until, turn }: { readonly seat: Seat; readonly until: PassUntil; readonly turn: number },
): AnyRefusal | null {
  const { open } = draft.position;
  if (open.players[seat] !== player) return tableRefusal('not-your-seat');
  // With a clock, a pass that always comes at once would tell the others that it was decided in advance.
  if (draft.speed.absence !== null) return tableRefusal('only-by-days');
  if (turn < draft.trickBegan) return tableRefusal('stale');
  if (!mayStillPass(open, seat)) return tableRefusal('nothing-to-pass');
  if (open.rules.teams === 'none' && (until.type === 'points' || until.type === 'opponent'))
    return tableRefusal('no-teams');
  const refusal = isOnTurn(open, seat) ? refusalOnTurn(draft, seat, until) : null;
  if (refusal !== null) return refusal;
  const passes = draft.conditionalPasses.filter((pass) => pass.seat !== seat);
  draft.conditionalPasses = [...passes, { seat, until, trick: draft.trickBegan }];
  tell(draft, player, { type: 'conditional-pass', seat, until });
  return null;
}

function refusalOnTurn(draft: Draft, seat: Seat, until: PassUntil): AnyRefusal | null {
  if (isMet(draft.position.open, seat, until)) return tableRefusal('condition-met');
  if (mayPass(draft, seat)) return null;
  const view = viewFor(draft.position, playerAt(draft.position.open, seat));
  return refusalFor(view, { type: 'pass', seat }) ?? tableRefusal('nothing-to-pass');
}

/** Ends the conditional pass of a seat and tells its player; false if there is none. */
export function endConditionalPass(draft: Draft, seat: Seat): boolean {
  const remaining = draft.conditionalPasses.filter((pass) => pass.seat !== seat);
  if (remaining.length === draft.conditionalPasses.length) return false;
  draft.conditionalPasses = remaining;
  tell(draft, playerAt(draft.position.open, seat), { type: 'conditional-pass', seat, until: null });
  return true;
}

/** Ends the conditional passes of a player who leaves. */
export function endConditionalPassesOf(draft: Draft, player: Player): void {
  for (const { seat } of draft.conditionalPasses)
    if (playerAt(draft.position.open, seat) === player) endConditionalPass(draft, seat);
}

/** Ends the conditional passes whose trick is over, or in whose trick the seat will not be asked again. */
export function dropConditionalPasses(draft: Draft): void {
  for (const { seat, trick } of draft.conditionalPasses) {
    const isCurrent = draft.stage === 'playing' && trick === draft.trickBegan;
    if (!isCurrent || !mayStillPass(draft.position.open, seat)) endConditionalPass(draft, seat);
  }
}

/**
 * Passes for the seat on turn if its player has said so in advance. Ends the conditional pass if its condition is met, or
 * if the seat may not pass, so that the player decides. Returns false if there is none.
 */
export function passInAdvance(draft: Draft): boolean {
  const { open } = draft.position;
  const pass = draft.conditionalPasses.find(({ seat }) => isOnTurn(open, seat));
  if (pass === undefined || mustWait(draft)) return false;
  const { seat, until } = pass;
  if (isMet(open, seat, until) || !mayPass(draft, seat)) endConditionalPass(draft, seat);
  else {
    mustPerform(draft, { type: 'pass', seat });
    noteDecision(draft, playerAt(open, seat));
  }
  return true;
}

/** A person who passes in advance has not missed the decision. */
function noteDecision(draft: Draft, player: Player): void {
  const chair = draft.chairs[player]!;
  if (chair.missed > 0) draft.chairs = draft.chairs.with(player, { ...chair, missed: 0 });
}

/** Whether there is a trick in which the seat may be asked again. */
function mayStillPass(open: OpenState, seat: Seat): boolean {
  if (open.phase !== 'play' || open.trickIsEmpty || !open.isActive(seat)) return false;
  return !(open.rules.passRule === 'final' && hasSeat(open.passed, seat));
}

function isOnTurn(open: OpenState, seat: Seat): boolean {
  return open.turn === seat && momentOf(open) === 'turn';
}

/** No one ignores a wish for a player, even where the rules allow it and punish it later. */
function mayPass({ position }: Draft, seat: Seat): boolean {
  const view = viewFor(position, playerAt(position.open, seat));
  return actionsHonouringWish(view, seat).some(({ type }) => type === 'pass');
}

function isMet(open: OpenState, seat: Seat, until: PassUntil): boolean {
  switch (until.type) {
    case 'trick-end':
      return false;
    case 'points':
      return open.trickCards.points() >= until.points;
    case 'higher':
      // Heights are doubled ranks.
      return isBomb(open.standing) || open.standing.height > 2 * until.than;
    case 'opponent':
      return open.areOpponents(seat, open.owner);
  }
}
