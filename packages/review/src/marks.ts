import {
  formatMove,
  formatSeat,
  type GameRecord,
  isMove,
  type Note,
  type RecordItem,
} from '@schupf/rules/notation';
import type { Verdict } from './judge.ts';

/** The marks that a review writes. They replace those of an earlier review. */
const MARKS = ['eval', 'best', 'loss', 'class'];

/** The record with a mark at every move that has a class, or before which a call or a bomb was missed. */
export function withMarks(record: GameRecord, verdicts: readonly Verdict[]): GameRecord {
  const classed = verdicts.filter((verdict) => verdict.class !== null);
  const rounds = record.rounds.map((round) => {
    const here = classed.filter((verdict) => verdict.round === round.number);
    let move = 0;
    const marked = (item: RecordItem): RecordItem => {
      const kept = item.notes.filter((note) => note.type !== 'mark' || !MARKS.includes(note.name));
      if (!isMove(item)) return { ...item, notes: kept };
      move++;
      const found = here.filter((verdict) => verdict.move === move);
      return { ...item, notes: [...kept, ...found.flatMap(marksOf)] };
    };
    return { ...round, lines: round.lines.map((line) => ({ ...line, items: line.items.map(marked) })) };
  });
  return { ...record, rounds };
}

function marksOf(verdict: Verdict): Note[] {
  const { loss, error, choices, kind, action, seat } = verdict;
  const isTheMove = action !== null && kind !== 'wish';
  // A mark belongs to a move. If it is about another decision, it names that decision.
  const subject = isTheMove ? '' : ` ${kind} ${formatSeat(seat)}`;
  const marks = [
    mark('loss', `${Math.round(loss)} ${Math.round(error)}${subject}`),
    mark('class', `${verdict.class}${subject}`),
  ];
  const [played, best] = choices;
  if (!isTheMove || played === undefined) return marks;
  const expected = played.rollouts ?? played.network;
  if (expected !== null) marks.unshift(mark('eval', String(Math.round(expected))));
  if (best?.action != null) marks.push(mark('best', withoutSeat(formatMove(best.action))));
  return marks;
}

function mark(name: string, value: string): Note {
  return { type: 'mark', name, value };
}

/** Moves such as `A S5 J5` and `A! J7 S7 P7 T7` start with the seat. */
function withoutSeat(move: string): string {
  return move.slice(move.indexOf(' ') + 1);
}
