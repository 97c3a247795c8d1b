import { isMove, type RecordItem, type RecordLine, type RoundRecord } from '@schupf/rules/notation';

/** The comment on a move of a round, counted as in `MoveCounter`; 0 is the deal. '' if there is none. */
export function commentAt(round: RoundRecord, move: number): string {
  let count = 0;
  const texts: string[] = [];
  for (const item of round.lines.flatMap(({ items }) => items)) {
    if (isMove(item)) count++;
    if (count === move) texts.push(...commentsOf(item));
  }
  return texts.join('\n');
}

/** The numbers of the moves that have a comment, in order; 0 is the deal. */
export function commentedMoves(round: RoundRecord): readonly number[] {
  let count = 0;
  const moves = new Set<number>();
  for (const item of round.lines.flatMap(({ items }) => items)) {
    if (isMove(item)) count++;
    if (commentsOf(item).length > 0) moves.add(count);
  }
  return [...moves];
}

/** The round with another comment on a move; '' removes it. */
export function withComment(round: RoundRecord, move: number, text: string): RoundRecord {
  let count = 0;
  const lines = round.lines.map((line): RecordLine => {
    const items = line.items.flatMap((item): readonly RecordItem[] => {
      const isNext = isMove(item);
      if (isNext) count++;
      if (count !== move) return [item];
      const notes = item.notes.filter(({ type }) => type !== 'comment');
      if (item.move === null && notes.length === 0) return [];
      return [{ ...item, notes: isNext && text !== '' ? [{ type: 'comment', text }, ...notes] : notes }];
    });
    return { ...line, items };
  });
  return { ...round, lines: move === 0 && text !== '' ? beginningWith(text, lines) : lines };
}

/** Writes a comment on the deal as an item without a move, before the first move. */
function beginningWith(text: string, lines: readonly RecordLine[]): readonly RecordLine[] {
  const comment: RecordItem = { move: null, time: null, notes: [{ type: 'comment', text }] };
  const [first, ...others] = lines;
  return first === undefined
    ? [{ label: 'calls', items: [comment], cut: false }]
    : [{ ...first, items: [comment, ...first.items] }, ...others];
}

function commentsOf({ notes }: RecordItem): readonly string[] {
  return notes.flatMap((note) => (note.type === 'comment' ? [note.text] : []));
}
