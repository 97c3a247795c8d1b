import { EndgameSolver } from '@schupf/review';
import {
  type Action,
  actionFor,
  actionsHonouringWish,
  apply,
  choicesFor,
  dutiesOf,
  type Position,
  tableActionNow,
  viewFor,
} from '@schupf/rules';

/** No endgame has as many moves. */
const MAX_ACTIONS = 200;

/** What follows if everyone sees all cards and plays perfectly from here on. */
export function solvedLine(start: Position): Action[] {
  const solver = new EndgameSolver(start.rules);
  const resultOf = (position: Position) => {
    const { phase, result } = position.open;
    if (phase !== 'play' && phase !== 'gift') return result!.points[0]! - result!.points[1]!;
    return solver.solve(position)!.points;
  };
  const line: Action[] = [];
  let position = start;
  while (line.length < MAX_ACTIONS && (position.open.phase === 'play' || position.open.phase === 'gift')) {
    const value = resultOf(position);
    const next = candidatesIn(position)
      .map((action) => ({ action, applied: apply(position, action) }))
      .find(({ applied }) => applied.ok && resultOf(applied.position) === value);
    if (next === undefined || !next.applied.ok) break;
    line.push(next.action);
    position = next.applied.position;
  }
  return line;
}

/** What can happen next: the seat's own actions, or a bomb, or the table goes on. */
function candidatesIn(position: Position): Action[] {
  const { open } = position;
  const table = tableActionNow(position);
  const duty = dutiesOf(open)[0];
  if (duty !== undefined) {
    const view = viewFor(position, open.players[duty.seat]!);
    return actionsHonouringWish(view, duty.seat)
      .filter(({ type }) => type !== 'call')
      .map((offer) => actionFor(offer));
  }
  const bombs = open.players.flatMap((player, seat) =>
    choicesFor(viewFor(position, player), seat).bombs.map((offer) => actionFor(offer)),
  );
  return [...(table === null ? [] : [table]), ...bombs];
}
