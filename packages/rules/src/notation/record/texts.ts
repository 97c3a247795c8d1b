import type { RecordItem, RoundRecord } from './record.ts';
import { TIME_UP } from './recorder.ts';

/** A round without any text that someone may have added: comments, marks, notices and other lines. */
export function withoutTexts(round: RoundRecord): RoundRecord {
  return {
    ...round,
    // A seed may contain any text, and it is not needed, because the hands are given.
    tags: [],
    lines: round.lines.map((line) => ({ ...line, items: line.items.flatMap(withoutText) })),
  };
}

/** Of all notices, only "time is up" is kept, because it changes the game. */
function withoutText({ move, time }: RecordItem): readonly RecordItem[] {
  if (move === null) return [];
  if (move.type !== 'news') return [{ move, time, notes: [] }];
  return move.name === TIME_UP ? [{ move: { ...move, words: [] }, time, notes: [] }] : [];
}
