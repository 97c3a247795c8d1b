import { type Pack, type Puzzle, type PuzzleKind, pickNear, type Theme } from '@schupf/puzzles';
import type { Bits } from '@schupf/rules';
import { type Day, startOf } from '../daily/days.ts';
import { ratingIn } from './attempts.ts';
import { loadDailyPuzzle, loadPack, packsOf } from './packs.ts';
import { progress } from './progress.ts';
import type { PuzzleMode } from './puzzle-addresses.ts';

/** What the player wants to be asked about; null for everything. */
export type Filter = Theme | PuzzleKind | null;

export interface Chosen {
  readonly pack: Pack;
  readonly puzzle: Puzzle;
}

export interface Wanted {
  readonly mode: PuzzleMode;
  readonly id: string | null;
  readonly filter: Filter;
  readonly day: Day;
}

/** Another pack is fetched if fewer puzzles are left to choose from. */
const ENOUGH = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The next puzzle; null if there is none left. */
export async function choosePuzzle(wanted: Wanted, bits: Bits): Promise<Chosen | null> {
  if (wanted.mode === 'daily') return loadDailyPuzzle(startOf(wanted.day) / DAY_MS);
  const group = wanted.mode === 'solve' ? 'play' : 'calls';
  const packs: Pack[] = [];
  for (const name of packsOf(group)) {
    packs.push(await loadPack(name));
    const named = packs.flatMap(({ puzzles }) => puzzles).find(({ id }) => id === wanted.id);
    if (named !== undefined) return { pack: packs.at(-1)!, puzzle: named };
    if (wanted.id === null && openIn(packs, wanted).length >= ENOUGH) break;
  }
  const puzzle = pickNear(openIn(packs, wanted), ratingIn(group).rating, bits);
  const pack = packs.find(({ puzzles }) => puzzle !== null && puzzles.includes(puzzle));
  return puzzle === null || pack === undefined ? null : { pack, puzzle };
}

/** Puzzles that fit and have not been tried or reported. */
function openIn(packs: readonly Pack[], { mode, filter }: Wanted): Puzzle[] {
  const { tried, reports } = progress.peek();
  return packs
    .flatMap(({ puzzles }) => puzzles)
    .filter(({ id }) => !(id in tried) && reports.every((report) => report.id !== id))
    .filter(({ kind }) => mode === 'solve' || (kind === 'push') === (mode === 'push'))
    .filter((puzzle) => filter === null || fits(puzzle, filter));
}

function fits({ kind, themes }: Puzzle, filter: NonNullable<Filter>): boolean {
  return kind === filter || themes.some((theme) => theme === filter);
}
