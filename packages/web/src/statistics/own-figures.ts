import { type Figures, NO_FIGURES, sumOf, tallyMatch } from '@schupf/review/statistics';
import type { Player, Variant } from '@schupf/rules';
import { parseRecord } from '@schupf/rules/notation';
import type { SavedTable } from '../storage/saved-table.ts';

/** A finished match of this person. */
export interface OwnMatch {
  readonly id: string;
  readonly me: Player;
  /** The record of the match as text. */
  readonly read: () => string | Promise<string>;
}

/** A person's figures in one game. */
export interface GameFigures {
  readonly variant: Variant;
  readonly matches: number;
  readonly rounds: number;
  readonly figures: Figures;
}

/** The finished matches in this browser. Matches continued from the middle of another do not count. */
export function ownMatchesIn(tables: readonly SavedTable[]): readonly OwnMatch[] {
  return tables.flatMap(({ id, config, finished }) =>
    finished.flatMap(({ me, record }, number) =>
      config.from !== undefined && number === 0 ? [] : [{ id: `${id}/${number}`, me, read: () => record }],
    ),
  );
}

/** By match id; null if the record cannot be read. Counting takes a while, so each match is counted only once. */
const counted = new Map<string, GameFigures | null>();

export async function figuresIn(match: OwnMatch): Promise<GameFigures | null> {
  const known = counted.get(match.id);
  if (known !== undefined) return known;
  const figures = figuresOf(await match.read(), match.me);
  counted.set(match.id, figures);
  return figures;
}

function figuresOf(text: string, me: Player): GameFigures | null {
  const answer = parseRecord(text);
  if (!answer.ok) return null;
  const { players, rounds, damage } = tallyMatch(answer.record);
  if (damage !== null && rounds === 0) return null;
  return { variant: answer.record.rules.variant, matches: 1, rounds, figures: players[me] ?? NO_FIGURES };
}

/** Adds up matches by game. The game with the most rounds comes first. */
export function byGame(all: readonly GameFigures[]): readonly GameFigures[] {
  const games = Map.groupBy(
    all.filter(({ rounds }) => rounds > 0),
    ({ variant }) => variant,
  );
  return [...games]
    .map(([variant, found]) => ({
      variant,
      matches: found.length,
      rounds: found.reduce((sum, { rounds }) => sum + rounds, 0),
      figures: sumOf(found.map(({ figures }) => figures)),
    }))
    .toSorted((a, b) => b.rounds - a.rounds);
}
