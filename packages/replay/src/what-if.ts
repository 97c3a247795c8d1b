import {
  type Action,
  apply,
  type Card,
  type PlaysWith,
  type Position,
  playsWith,
  type Refusal,
  type Seat,
  type SeatAction,
  viewFor,
} from '@schupf/rules';
import { cutRecord, type GameRecord, Recorder, type RoundRecord, replayRecord } from '@schupf/rules/notation';

/** A line of play that continues a round from a position, with moves of all seats. The rules check each move. */
export interface WhatIf {
  readonly start: Position;
  /** All actions since the start, including those of the table. */
  readonly actions: readonly Action[];
  readonly position: Position;
}

export type WhatIfAnswer =
  | { readonly ok: true; readonly line: WhatIf }
  | { readonly ok: false; readonly refusal: Refusal };

export function whatIfFrom(start: Position): WhatIf {
  return { start, actions: [], position: start };
}

/** The position after this many moves of a round, counted as in `MoveCounter`. `record` contains only this round. */
export function positionAfter(record: GameRecord, moves: number): Position {
  return replayRecord(cutRecord(record, record.rounds[0]!.number, moves)).position!;
}

/** Whether someone may still play a card, so that there is something to try. */
export function canPlayOn({ open: { phase } }: Position): boolean {
  return phase === 'play' || phase === 'gift';
}

/** Adds a move. A bomb or a call is applied right away; before any other move, the table performs its due actions. */
export function playMove(line: WhatIf, move: SeatAction): WhatIfAnswer {
  const isImmediate = move.type === 'bomb' || move.type === 'call';
  const ready = isImmediate ? line : settled(line);
  const answer = apply(ready.position, move);
  if (!answer.ok) return { ok: false, refusal: answer.refusal };
  return { ok: true, line: { ...ready, actions: [...ready.actions, move], position: answer.position } };
}

/**
 * Every legal way to play these cards now, or why there is none. A play is tried after the due actions of the table. If
 * it is illegal then, it may still be a bomb that is legal now, while the window is open.
 */
export function playsIn(line: WhatIf, seat: Seat, cards: readonly Card[]): PlaysWith {
  const playsAt = (position: Position) =>
    playsWith(viewFor(position, position.open.players[seat]!), seat, cards);
  const plays = playsAt(settled(line).position);
  if (plays.ok) return plays;
  const inWindow = playsAt(line.position);
  return inWindow.ok ? inWindow : plays;
}

/** The line after the due actions of the table: it closes the window and gathers the trick, if the rules allow it. */
export function settled(line: WhatIf): WhatIf {
  let { actions, position } = line;
  for (;;) {
    const action: Action = { type: position.open.window ? 'close-window' : 'gather' };
    const answer = apply(position, action);
    if (!answer.ok) break;
    actions = [...actions, action];
    position = answer.position;
  }
  return { ...line, actions, position };
}

/** The line without its last move and the table actions around it; the same line if it has no moves. */
export function takeBack({ start, actions, ...line }: WhatIf): WhatIf {
  const last = actions.findLastIndex(isMove);
  if (last < 0) return { start, actions, ...line };
  const before = actions.findLastIndex((action, index) => index < last && isMove(action));
  return replayed(start, actions.slice(0, before + 1))!;
}

function isMove(action: Action): boolean {
  return 'seat' in action;
}

/** The line that consists of these actions; null if the rules refuse one of them. */
function replayed(start: Position, actions: readonly Action[]): WhatIf | null {
  let position = start;
  for (const action of actions) {
    const answer = apply(position, action);
    if (!answer.ok) return null;
    position = answer.position;
  }
  return { start, actions, position };
}

/** The recorded round up to a move, followed by these actions. Null if the rules refuse one of them. */
export function roundOf(record: GameRecord, moves: number, actions: readonly Action[]): RoundRecord | null {
  const recorder = new Recorder();
  const note = (before: Position, action: Action, after: Position) =>
    action.type === 'deal' ? recorder.deal(before, action.pack, after) : recorder.act(before, action, after);
  const { position } = replayRecord(
    cutRecord(record, record.rounds[0]!.number, moves),
    ({ action, before, after }) => {
      if (action !== null) note(before, action, after);
    },
  );
  let now = position!;
  for (const action of actions) {
    const answer = apply(now, action);
    if (!answer.ok) return null;
    note(now, action, answer.position);
    now = answer.position;
  }
  return recorder.rounds[0]!;
}
