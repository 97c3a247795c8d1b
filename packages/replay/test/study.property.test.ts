import { VARIANTS, xoshiro128 } from '@schupf/rules';
import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Chapter,
  canPlayOn,
  commentAt,
  formatStudy,
  parseStudy,
  pastRounds,
  positionAfter,
  recordIn,
  roundIn,
  type Study,
  whatIfFrom,
  withBranch,
  withComment,
  withRound,
} from '../src/index.ts';
import { chapterFrom, randomLine } from './support.ts';

const CHAPTERS = VARIANTS.map((variant) => chapterFrom(variant));

interface Edit {
  readonly comment: string;
  readonly at: number;
  readonly seed: number;
}

/** A chapter with random comments and branches. */
function edited(chapter: Chapter, edits: readonly Edit[]): Chapter {
  return edits.reduce((now, { comment, at, seed }) => {
    const bits = xoshiro128(`study ${seed}`);
    const { moments } = pastRounds(now.record, { unfinished: true })[0]!;
    const { move } = moments[at % moments.length]!;
    const commented = withRound(now, null, withComment(roundIn(now, null), move, comment));
    const start = positionAfter(commented.record, move);
    if (!canPlayOn(start)) return commented;
    return withBranch(commented, move, randomLine(whatIfFrom(start), 1 + (seed % 20), bits)) ?? commented;
  }, chapter);
}

/** A title is one line. */
const anyTitle = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s+/g, ' ').trim());
const anyComment = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' }), fc.constant('a\n\\}>"{<,...|'));
const anyEdit = fc.record({ comment: anyComment, at: fc.nat(200), seed: fc.nat(1000) });
const anyChapter = fc
  .record({ index: fc.nat(CHAPTERS.length - 1), title: anyTitle, edits: fc.array(anyEdit, { maxLength: 4 }) })
  .map(({ index, title, edits }) => edited({ ...CHAPTERS[index]!, title }, edits));
const anyStudy: fc.Arbitrary<Study> = fc.record({
  title: anyTitle,
  chapters: fc.array(anyChapter, { maxLength: 3 }),
});

test('reads what it writes', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      const text = formatStudy(study);
      const answer = parseStudy(text);
      if (!answer.ok) throw new Error(`line ${answer.line}: ${answer.problem}`);
      expect(formatStudy(answer.study)).toBe(text);
      expect(answer.study.title).toBe(study.title);
      expect(answer.study.chapters.map(({ title, view }) => ({ title, view }))).toEqual(
        study.chapters.map(({ title, view }) => ({ title, view })),
      );
      for (const [index, chapter] of answer.study.chapters.entries()) {
        const original = study.chapters[index]!;
        expect(chapter.branches.map(({ from }) => from)).toEqual(original.branches.map(({ from }) => from));
        for (const branch of [null, ...chapter.branches.keys()]) {
          const [read] = pastRounds(recordIn(chapter, branch), { unfinished: true });
          const [written] = pastRounds(recordIn(original, branch), { unfinished: true });
          expect(read!.moments.map(({ events }) => events)).toEqual(
            written!.moments.map(({ events }) => events),
          );
        }
      }
    }),
    runs(25),
  );
});

test('a comment can be read where it was written, until it is removed', () => {
  fc.assert(
    fc.property(fc.nat(CHAPTERS.length - 1), anyComment, fc.nat(60), (index, text, move) => {
      const round = roundIn(CHAPTERS[index]!, null);
      const commented = withComment(round, move, text);
      const last = pastRounds(CHAPTERS[index]!.record)[0]!.moments.at(-1)!.move;
      expect(commentAt(commented, move)).toBe(move <= last ? text : '');
      expect(commentAt(commented, move + 1)).toBe('');
      expect(withComment(withComment(commented, move, 'other'), move, '')).toEqual(round);
    }),
    runs(100),
  );
});

test('a damaged text is refused with a line number, or read as a study that can be written again', () => {
  const text = formatStudy({
    title: 'Damaged',
    chapters: [edited(CHAPTERS[0]!, [{ comment: 'x', at: 9, seed: 3 }])],
  });
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.nat(40), fc.string({ maxLength: 3 }), (at, length, inserted) => {
      const damaged = text.slice(0, at) + inserted + text.slice(at + length);
      const answer = parseStudy(damaged);
      // Damage in a title, a name or a comment goes unnoticed.
      if (answer.ok) expect(parseStudy(formatStudy(answer.study)).ok).toBe(true);
      else {
        expect(answer.line).toBeGreaterThanOrEqual(1);
        expect(answer.line).toBeLessThanOrEqual(damaged.split('\n').length);
      }
    }),
    runs(200),
  );
});
