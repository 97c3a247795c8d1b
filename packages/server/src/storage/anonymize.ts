import { formatRecord, type GameRecord, parseRecord, type RecordMove } from '@schupf/rules/notation';

/** The text of a record without the names of the people who sat in that player's chair. */
export function removePlayerNames(text: string, player: number): string {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`a stored record cannot be read: ${read.problem}`);
  return formatRecord(removeNames(read.record, (chair) => chair === player));
}

type NameFilter = (player: number, name: string) => boolean;

/** The record without the names selected by `shouldRemove`. */
export function removeNames(record: GameRecord, shouldRemove: NameFilter): GameRecord {
  return {
    ...record,
    names: record.names.map((name, player) => (shouldRemove(player, name) ? '' : name)),
    rounds: record.rounds.map((round) => ({
      ...round,
      lines: round.lines.map((line) => ({
        ...line,
        items: line.items.map((item) => ({
          ...item,
          move: item.move && removeName(item.move, shouldRemove),
        })),
      })),
    })),
  };
}

/** Items such as `*player 2 "Otto"` say who has taken a chair. */
function removeName(move: RecordMove, shouldRemove: NameFilter): RecordMove {
  if (move.type !== 'news' || move.name !== 'player') return move;
  const [number = '', name = ''] = move.words;
  return shouldRemove(Number(number) - 1, name) ? { ...move, words: [number, ''] } : move;
}
