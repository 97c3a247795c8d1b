import type { LevelId } from './course.ts';

/** What a level says. Hints and reasons are in the order of the level's conditions. */
interface LevelWords {
  readonly title: string;
  readonly task: string;
  readonly hints: readonly string[];
  readonly done: string;
  readonly missed?: readonly string[];
  /** After a wrong answer. */
  readonly wrong?: string;
}

export type WordsFor<Id extends LevelId> = { readonly [Level in Id]: LevelWords };
