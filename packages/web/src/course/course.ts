import { bombs } from './chapters/bombs.ts';
import { combinations } from './chapters/combinations.ts';
import { counting } from './chapters/counting.ts';
import { editions } from './chapters/editions.ts';
import { partner } from './chapters/partner.ts';
import { phoenixAndDragon } from './chapters/phoenix-and-dragon.ts';
import { points } from './chapters/points.ts';
import { pushAndCalls } from './chapters/push-and-calls.ts';
import { ranks } from './chapters/ranks.ts';
import { six } from './chapters/six.ts';
import { solo } from './chapters/solo.ts';
import { sparrowAndDog } from './chapters/sparrow-and-dog.ts';
import { test } from './chapters/test.ts';
import { tricks } from './chapters/tricks.ts';
import type { Chapter, Level } from './level.ts';

const LISTED = {
  basics: [
    tricks,
    combinations,
    points,
    sparrowAndDog,
    phoenixAndDragon,
    bombs,
    pushAndCalls,
    partner,
    counting,
  ],
  more: [solo, six, ranks, editions],
} as const;

type Listed = (typeof LISTED)['basics' | 'more'][number] | typeof test;
export type ChapterId = Listed['id'];
export type LevelId = Listed['levels'][number]['id'];
export type CourseChapter = Chapter<ChapterId, LevelId>;
export type CourseLevel = Level<LevelId>;

/** The chapters that lead a beginner to a first match, in this order. */
export const BASICS: readonly CourseChapter[] = LISTED.basics;
/** Chapters about other games and editions. */
export const MORE: readonly CourseChapter[] = LISTED.more;
/** Passing it skips the chapters it covers. */
export const TEST: CourseChapter = test;
const COVERED_BY_TEST: readonly CourseChapter[] = [tricks, combinations];

export const CHAPTERS: readonly CourseChapter[] = [...BASICS, TEST, ...MORE];

/** A level and its place in the course. */
export interface Place {
  readonly chapter: CourseChapter;
  readonly level: CourseLevel;
  /** Counted from 1. */
  readonly number: number;
  /** The next level of the chapter; null if this is the last. */
  readonly next: CourseLevel | null;
}

/** Null for an unknown id, for example from another version's address. */
export function findLevel(id: string): Place | null {
  for (const chapter of CHAPTERS) {
    const index = chapter.levels.findIndex((level) => level.id === id);
    const level = chapter.levels[index];
    if (level !== undefined)
      return { chapter, level, number: index + 1, next: chapter.levels[index + 1] ?? null };
  }
  return null;
}

/** The levels that count as finished once this one is. */
export function finishedWith({ chapter, level, next }: Place): readonly CourseLevel[] {
  const isPassed = chapter === TEST && next === null;
  return isPassed ? [level, ...COVERED_BY_TEST.flatMap(({ levels }) => levels)] : [level];
}
