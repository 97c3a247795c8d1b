import type { LevelId } from './course.ts';

/** The texts of a level. Hints and ways to fail are in the order of the level's conditions. */
interface LevelWords {
  readonly title: string;
  readonly task: string;
  readonly hints: readonly string[];
  readonly done: string;
  readonly missed?: readonly string[];
  /** Shown after a wrong answer. */
  readonly wrong?: string;
}

export type WordsFor<Id extends LevelId> = { readonly [Level in Id]: LevelWords };
