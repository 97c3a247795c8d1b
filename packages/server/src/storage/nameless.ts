import { formatRecord, parseRecord, type RecordMove } from '@schupf/rules/notation';

/** The text of a record without any name of somebody on that player's chair. */
export function withoutName(text: string, player: number): string {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`a record that was kept cannot be read: ${read.problem}`);
  const { record } = read;
  const number = String(player + 1);
  return formatRecord({
    ...record,
    names: record.names.map((name, index) => (index === player ? '' : name)),
    rounds: record.rounds.map((round) => ({
      ...round,
      lines: round.lines.map((line) => ({
        ...line,
        items: line.items.map((item) => ({ ...item, move: item.move && unnamed(item.move, number) })),
      })),
    })),
  });
}

/** `*player 2 "Otto"` says who has taken the chair. */
function unnamed(move: RecordMove, number: string): RecordMove {
  return move.type === 'news' && move.name === 'player' && move.words[0] === number
    ? { ...move, words: [number, ''] }
    : move;
}
