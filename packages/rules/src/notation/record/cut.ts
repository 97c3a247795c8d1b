import { isMove } from './move-counter.ts';
import type { GameRecord, RecordItem, RecordLine, RoundRecord } from './record.ts';

/** The record up to a move of a round, as if the match had been interrupted there. Moves are counted as in `MoveCounter`. */
export function cutRecord(record: GameRecord, round: number, moves: number): GameRecord {
  const rounds = record.rounds
    .filter(({ number }) => number <= round)
    .map((one) => (one.number === round ? cutRound(one, moves) : one));
  return { ...record, rounds };
}

function cutRound(round: RoundRecord, moves: number): RoundRecord {
  const lines: RecordLine[] = [];
  let left = moves;
  for (const line of round.lines) {
    if (left === 0) break;
    const items: RecordItem[] = [];
    for (const item of line.items) {
      if (isMove(item) && left-- === 0) break;
      items.push(item);
    }
    left = Math.max(0, left);
    lines.push({ ...line, items, cut: line.cut || items.length < line.items.length });
  }
  return { ...round, lines, order: null, score: null };
}
