import { formatRecord, type GameRecord, parseRecord, type RecordMove } from '@schupf/rules/notation';

/** The text of a record without any name of somebody on that player's chair. */
export function withoutName(text: string, player: number): string {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`a record that was kept cannot be read: ${read.problem}`);
  return formatRecord(withoutNames(read.record, (one) => one === player));
}

type IsNameless = (player: number, name: string) => boolean;

/** The record without the names that shall not be in it. */
export function withoutNames(record: GameRecord, isNameless: IsNameless): GameRecord {
  return {
    ...record,
    names: record.names.map((name, player) => (isNameless(player, name) ? '' : name)),
    rounds: record.rounds.map((round) => ({
      ...round,
      lines: round.lines.map((line) => ({
        ...line,
        items: line.items.map((item) => ({ ...item, move: item.move && unnamed(item.move, isNameless) })),
      })),
    })),
  };
}

/** `*player 2 "Otto"` says who has taken the chair. */
function unnamed(move: RecordMove, isNameless: IsNameless): RecordMove {
  if (move.type !== 'news' || move.name !== 'player') return move;
  const [number = '', name = ''] = move.words;
  return isNameless(Number(number) - 1, name) ? { ...move, words: [number, ''] } : move;
}
