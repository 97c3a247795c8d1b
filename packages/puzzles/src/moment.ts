import {
  apply,
  dutiesOf,
  failure,
  type Position,
  type Result,
  type Rules,
  requestFor,
  type SeatAction,
  success,
  tableActionNow,
} from '@schupf/rules';
import {
  formatRecord,
  type GameRecord,
  parseRecord,
  parseSeatAction,
  replayRecord,
} from '@schupf/rules/notation';
import type { Puzzle, PuzzleKind } from './puzzle.ts';

/** Writes the only round of a record without the header, which is the same for all puzzles of a pack. */
export function formatRound(record: GameRecord): string {
  const text = formatRecord(record);
  return text.slice(text.indexOf('\n\n') + 2).trimEnd();
}

/** The record of a puzzle up to its question, with the simulated cards. */
export function recordOf({ round }: Pick<Puzzle, 'round'>, rules: Rules): Result<GameRecord> {
  const header = formatRecord({ rules: requestFor(rules), names: [], tags: [], rounds: [] });
  const read = parseRecord(`${header}\n${round}\n`);
  return read.ok ? success(read.record) : failure(read.problem);
}

/** The position of a puzzle, with the simulated cards: the seat that is asked must be shown its own view only. */
export function positionOf(puzzle: Pick<Puzzle, 'round' | 'kind' | 'seat'>, rules: Rules): Result<Position> {
  const record = recordOf(puzzle, rules);
  if (!record.ok) return record;
  const { position, stopped, contradictions } = replayRecord(record.value);
  const problem = stopped ?? contradictions[0];
  if (position === null || problem !== undefined) return failure(problem?.problem ?? 'there is no round');
  return untilAsked(position, puzzle.seat, puzzle.kind);
}

/** A record ends with the last move, so the table may have to close a window or gather the trick first. */
function untilAsked(start: Position, seat: number, kind: PuzzleKind): Result<Position> {
  let position = start;
  while (!isAsked(position, seat, kind)) {
    const action = tableActionNow(position);
    if (action === null) return failure('the seat is not asked anything');
    const applied = apply(position, action);
    if (!applied.ok) return failure(applied.refusal.code);
    position = applied.position;
  }
  return success(position);
}

function isAsked({ open }: Position, seat: number, kind: PuzzleKind): boolean {
  if (kind === 'bomb') return open.phase === 'play' && open.window;
  return !open.window && dutiesOf(open).some((duty) => duty.seat === seat && duty.kind === DUTIES[kind]);
}

const DUTIES = {
  play: 'turn',
  wish: 'turn',
  tichu: 'turn',
  open: 'turn',
  counting: 'turn',
  gift: 'gift',
  grand: 'grand',
  push: 'push',
} as const;

/** What the seat does with a choice; null for nothing, undefined if the text is damaged. */
export function actionOf(move: string, rules: Rules): SeatAction | null | undefined {
  if (move === '') return null;
  return parseSeatAction(move, rules) ?? undefined;
}
