import type { OpenState } from '@schupf/rules';
import { type GameRecord, type RoundRecord, singleRound, type Tag } from '@schupf/rules/notation';
import type { SeatView } from '../seat-view.ts';
import type { WhatIf } from '../what-if.ts';
import { roundOf } from '../what-if.ts';

export const MAX_CHAPTERS = 64;
export const MAX_BRANCHES = 32;

/** Rounds with comments and alternative continuations, one round per chapter. */
export interface Study {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly title: string;
  /** How the round is shown at first. */
  readonly view: SeatView;
  /** A record of one round, which states its initial score and seats. Comments are notes of its moves. */
  readonly record: GameRecord;
  readonly branches: readonly Branch[];
}

/** An alternative continuation: the round of the chapter up to a move, then different moves. */
export interface Branch {
  /** The number of moves that it shares with the round of the chapter. */
  readonly from: number;
  readonly round: RoundRecord;
}

/** The tag that says, in a record, after how many moves a branch begins. */
export const FROM = 'from';

interface NewChapter {
  readonly title: string;
  readonly view: SeatView;
  readonly record: GameRecord;
  readonly round: number;
  /** The position after the deal of that round. */
  readonly dealt: OpenState;
  readonly names: readonly string[];
}

/** A chapter of one round of a match, without comments. */
export function chapterOf({ title, view, record, round, dealt, names }: NewChapter): Chapter {
  const single = singleRound(record, round, dealt);
  const [only] = single.rounds;
  return {
    title,
    view,
    record: { ...single, names, rounds: [{ ...only!, totals: [...dealt.totals] }] },
    branches: [],
  };
}

/** The round of a chapter, or of its branch with this index. */
export function roundIn({ record, branches }: Chapter, branch: number | null): RoundRecord {
  return branch === null ? record.rounds[0]! : branches[branch]!.round;
}

/** The record of only this round. */
export function recordIn(chapter: Chapter, branch: number | null): GameRecord {
  return { ...chapter.record, rounds: [roundIn(chapter, branch)] };
}

/** The chapter with one of its rounds changed. */
export function withRound(chapter: Chapter, branch: number | null, round: RoundRecord): Chapter {
  if (branch === null) return { ...chapter, record: { ...chapter.record, rounds: [round] } };
  return {
    ...chapter,
    branches: chapter.branches.with(branch, { ...chapter.branches[branch]!, round }),
  };
}

/** The chapter with a line added as a branch; null if there are too many branches, or the line is empty or illegal. */
export function withBranch(chapter: Chapter, from: number, { actions }: WhatIf): Chapter | null {
  if (chapter.branches.length >= MAX_BRANCHES || actions.length === 0) return null;
  const round = roundOf(chapter.record, from, actions);
  if (round === null) return null;
  const { totals } = chapter.record.rounds[0]!;
  return { ...chapter, branches: [...chapter.branches, { from, round: { ...round, totals } }] };
}

export function withoutBranch(chapter: Chapter, branch: number): Chapter {
  return { ...chapter, branches: chapter.branches.toSpliced(branch, 1) };
}

/** The study with one of its chapters changed. */
export function withChapter(study: Study, index: number, chapter: Chapter): Study {
  return { ...study, chapters: study.chapters.with(index, chapter) };
}

/** The study with a chapter moved to another place. */
export function movedChapter(study: Study, from: number, to: number): Study {
  const chapter = study.chapters[from];
  if (chapter === undefined || to < 0 || to >= study.chapters.length) return study;
  return { ...study, chapters: study.chapters.toSpliced(from, 1).toSpliced(to, 0, chapter) };
}

export function withoutTag(tags: readonly Tag[], name: string): readonly Tag[] {
  return tags.filter((tag) => tag.name !== name);
}
