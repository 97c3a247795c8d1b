import { formatRecord, type GameRecord, parseRecord, type RecordMove } from '@schupf/rules/notation';

/** The text of a record without the names of anyone who sat on that player's chair. */
export function removePlayerNames(text: string, player: number): string {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`a stored record cannot be read: ${read.problem}`);
  return formatRecord(removeNames(read.record, (one) => one === player));
}

type Removes = (player: number, name: string) => boolean;

/** The record without the names selected by `removes`. */
export function removeNames(record: GameRecord, removes: Removes): GameRecord {
  return {
    ...record,
    names: record.names.map((name, player) => (removes(player, name) ? '' : name)),
    rounds: record.rounds.map((round) => ({
      ...round,
      lines: round.lines.map((line) => ({
        ...line,
        items: line.items.map((item) => ({ ...item, move: item.move && removeName(item.move, removes) })),
      })),
    })),
  };
}

/** `*player 2 "Otto"` says who has taken the chair. */
function removeName(move: RecordMove, removes: Removes): RecordMove {
  if (move.type !== 'news' || move.name !== 'player') return move;
  const [number = '', name = ''] = move.words;
  return removes(Number(number) - 1, name) ? { ...move, words: [number, ''] } : move;
}
