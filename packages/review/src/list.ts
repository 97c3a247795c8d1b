import type { Policy } from '@schupf/bots';
import {
  apply,
  bombClaims,
  dutiesOf,
  finderFor,
  MAH_JONG,
  mayStillCall,
  type OpenState,
  PlayList,
  type Position,
  type Seat,
  type SeatAction,
  viewFor,
} from '@schupf/rules';
import { MoveCounter, type ReplayStep } from '@schupf/rules/notation';
import { choicesAt, mayCall } from './choices.ts';
import { type DecisionAt, idOf } from './decision.ts';

/** Every decision of a finished round for which a seat had a choice. */
export function listDecisions(steps: readonly ReplayStep[], policy: Policy): DecisionAt[] {
  const decisions: DecisionAt[] = [];
  const moves = new MoveCounter();
  let trick = 0;
  for (const step of steps) {
    const { action, line, round } = step;
    if (action === null) continue;
    if (line?.label === 'trick') {
      trick = round.lines.filter(({ label }) => label === 'trick').indexOf(line) + 1;
    }
    const place = { round: round.number, move: moves.count + 1, trick };
    if (action.type === 'close-window') {
      for (const seat of silentBombers(step.before)) {
        decisions.push({ ...place, seat, kind: 'bomb', action: null, before: step.before });
      }
    }
    if (!moves.note(step) || !('seat' in action)) continue;
    decisions.push(
      ...decisionsIn(step.before, action).map((decision) => ({ ...place, ...decision, move: moves.count })),
    );
  }
  return withoutTakenBack(decisions).filter((decision) => hasChoice(decision, policy));
}

function hasChoice(decision: DecisionAt, policy: Policy): boolean {
  const { before, seat, kind, action } = decision;
  if (kind === 'push') return true;
  const choices = choicesAt(decision, viewFor(before, before.open.players[seat]!), policy);
  // A seat that can only pass loses nothing by calling later.
  if (kind === 'tichu' && action === null) return choices.every(({ options }) => options.length > 0);
  return choices.length > 1;
}

/** A push that was taken back is not a decision. */
function withoutTakenBack(decisions: readonly DecisionAt[]): DecisionAt[] {
  const last = new Map<Seat, string>();
  for (const decision of decisions) if (decision.kind === 'push') last.set(decision.seat, idOf(decision));
  return decisions.filter(
    (decision) => decision.kind !== 'push' || last.get(decision.seat) === idOf(decision),
  );
}

type Found = Pick<DecisionAt, 'seat' | 'kind' | 'action' | 'before'>;

function decisionsIn(before: Position, action: SeatAction): Found[] {
  const { seat } = action;
  const { open } = before;
  switch (action.type) {
    case 'call':
      return action.call === 'grand'
        ? [{ seat, kind: 'grand', action, before }]
        : [{ seat, kind: 'tichu', action, before: turnOf(before, seat) }];
    case 'take':
      return decidesOnGrand(before, seat) ? [{ seat, kind: 'grand', action, before }] : [];
    case 'push':
      return open.rules.hasRanks ? [] : [{ seat, kind: 'push', action, before }];
    case 'play': {
      if (isOwnTrick(open, seat)) return [];
      const found: Found[] = [...silence(before, seat), { seat, kind: 'play', action, before }];
      if (action.cards.includes(MAH_JONG) && open.rules.wishObligation !== 'off')
        found.push({ seat, kind: 'wish', action, before });
      return found;
    }
    case 'pass':
      if (isOwnTrick(open, seat)) return [];
      return [...silence(before, seat), { seat, kind: 'play', action, before }];
    case 'bomb':
      return [{ seat, kind: 'bomb', action, before }];
    case 'give':
      return [{ seat, kind: 'gift', action, before }];
    case 'withdraw':
    case 'decline':
    case 'take-back':
      return [];
  }
}

/** If a seat called while a window was open before its own turn, the call is judged as part of that turn. */
function turnOf(position: Position, seat: Seat): Position {
  if (!position.open.window || position.open.turn !== seat) return position;
  const closed = apply(position, { type: 'close-window' });
  return closed.ok ? closed.position : position;
}

function decidesOnGrand(before: Position, seat: Seat): boolean {
  const { open } = before;
  const isAsked = dutiesOf(open).some((duty) => duty.seat === seat && duty.kind === 'grand');
  return isAsked && mayCall(viewFor(before, open.players[seat]!), seat, 'grand');
}

/** Not calling Tichu on your turn is a decision as long as you can still call and win. */
function silence(before: Position, seat: Seat): Found[] {
  const { open } = before;
  if (!mayStillCall(open, seat) || open.finished.length > 0) return [];
  const view = viewFor(before, open.players[seat]!);
  if (!mayCall(view, seat, 'tichu')) return [];
  const decision = { seat, kind: 'tichu' as const, action: null, before };
  return [decision];
}

/** Whether this is the moment after the last pass when the owner of the trick may only bomb. */
function isOwnTrick(open: OpenState, seat: Seat): boolean {
  return open.owner === seat && !open.trickIsEmpty && !open.rules.selfOvertake;
}

/** Seats that could have bombed an opponent's trick before their turn but let the window close. */
function silentBombers({ open, hands, rules }: Position): Seat[] {
  if (open.phase !== 'play' || !open.window) return [];
  const list = new PlayList();
  const finder = finderFor(rules, 'up-to-suits');
  return open.players.flatMap((_, seat) => {
    if (seat === open.turn || !open.areOpponents(seat, open.owner)) return [];
    bombClaims(open, seat, hands[seat]!, finder, list);
    return list.length > 0 ? [seat] : [];
  });
}
