import type { CallFigures } from '@schupf/protocol';
import { type FigureName, type Figures, tallyMatch } from '@schupf/review/statistics';
import type { Player } from '@schupf/rules';
import { type GameRecord, parseRecord, type RoundRecord } from '@schupf/rules/notation';

/** Decisions and cards of a round are not a player's own if one of these notices names them. */
const NOTICES: ReadonlySet<string> = new Set(['covered', 'left', 'player']);

/**
 * How the people in a stored match have called, by player. Rounds count only for the person who was the player at the
 * end, and only if they made all decisions themselves. Empty if the record cannot be read.
 */
export function countCalls(text: string): readonly CallFigures[] {
  const read = parseRecord(text);
  if (!read.ok) return [];
  const { record } = read;
  const { players } = tallyMatch(record, (round, player) => isOwn(record, round, player));
  return players.map((figures) => callsIn(figures, record));
}

function isOwn({ rounds }: GameRecord, round: number, player: Player): boolean {
  const noticed = rounds[round] === undefined ? [] : noticesIn(rounds[round], player);
  const later = rounds.slice(round + 1).flatMap((each) => noticesIn(each, player));
  return noticed.length === 0 && !later.includes('player');
}

/** The names of the notices about a player in a round. */
function noticesIn({ lines }: RoundRecord, player: Player): readonly string[] {
  return lines
    .flatMap(({ items }) => items)
    .flatMap(({ move }) =>
      move?.type === 'news' && NOTICES.has(move.name) && Number(move.words[0]) === player + 1
        ? [move.name]
        : [],
    );
}

function callsIn(figures: Figures, { rules }: GameRecord): CallFigures {
  const cases = (name: FigureName) => figures[name].cases;
  const sum = (name: FigureName) => figures[name].sum;
  return {
    variant: rules.variant,
    rounds: cases('tichu-called'),
    tichuCalled: sum('tichu-called'),
    tichuMade: sum('tichu-made'),
    grandCalled: sum('grand-called'),
    grandMade: sum('grand-made'),
  };
}
