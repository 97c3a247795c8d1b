import { xoshiro128 } from '@schupf/rules';
import { expect, test } from 'vitest';
import { chapterFrom, randomLine } from '../../test/support.ts';
import { positionAfter, whatIfFrom } from '../what-if.ts';
import { formatStudy } from './format.ts';
import { MAX_STUDY_LENGTH, parseStudy } from './parse.ts';
import { movedChapter, withBranch } from './study.ts';

const CHAPTER = chapterFrom('nanjing', 1);
const LINE = randomLine(whatIfFrom(positionAfter(CHAPTER.record, 12)), 6, xoshiro128('line'));
const STUDY = {
  title: 'Bombs',
  chapters: [
    CHAPTER,
    withBranch(
      chapterFrom('nanjing'),
      12,
      randomLine(whatIfFrom(positionAfter(chapterFrom('nanjing').record, 12)), 6, xoshiro128('line')),
    )!,
  ],
};
const TEXT = formatStudy(STUDY);

function problemOf(text: string): string {
  const answer = parseStudy(text);
  return answer.ok ? 'none' : `${answer.why}, line ${answer.line}: ${answer.problem}`;
}

test('writes the title and one record per chapter; each branch is a round that says where it begins', () => {
  const lines = TEXT.split('\n');
  expect(lines.slice(0, 4)).toEqual(['schupf-study 1', 'title: Bombs', '', 'schupf 1']);
  expect(lines.filter((line) => line === 'schupf 1')).toHaveLength(2);
  expect(lines).toContain('chapter: nanjing');
  expect(lines).toContain('view: as-2');
  expect(lines.filter((line) => line.startsWith('from:'))).toEqual(['from: 12']);
  expect(problemOf(TEXT)).toBe('none');
});

test.each([
  ['', 'damaged, line 1: a study begins with the line "schupf-study 1"'],
  ['schupf 1\nvariant: nanjing\n', 'damaged, line 1: a study begins with the line "schupf-study 1"'],
  ['schupf-study 2\n', 'version, line 1: this is version 2, but only version 1 is supported'],
  ['schupf-study 1\ntitle: a\ntitle: b\n', 'damaged, line 3: only the title may come before the chapters'],
  ['schupf-study 1\n\nschupf 1\nvariant: nanjing\n', 'damaged, line 3: a chapter must have a round'],
  [`schupf-study 1\n${' '.repeat(MAX_STUDY_LENGTH)}`, 'damaged, line 1: the study is too long'],
  [`schupf-study 1\n${'schupf 1\n'.repeat(65)}`, 'damaged, line 1: a study may have at most 64 chapters'],
])('refuses %#', (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test('reads a study without chapters, with Windows line ends and a byte order mark', () => {
  expect(parseStudy('schupf-study 1\n')).toEqual({ ok: true, study: { title: '', chapters: [] } });
  expect(problemOf(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`)).toBe('none');
});

test('names the line of a move that the rules refuse', () => {
  const lines = TEXT.split('\n');
  const first = lines.findIndex((line) => line.startsWith('1. '));
  const broken = lines.with(first, lines[first]!.replace(/, . -/, ''));
  expect(problemOf(broken.join('\n'))).toContain(`line ${first + 1}: `);
});

test('refuses a branch that does not agree with its chapter, or does not say where it begins', () => {
  expect(problemOf(TEXT.replace('from: 12', 'from: 999'))).toContain('the same first 999 moves');
  expect(problemOf(TEXT.replace('from: 12', 'from: x'))).toContain('after how many moves');
  expect(problemOf(TEXT.replace('from: 12\n', ''))).toContain('after how many moves');
  expect(problemOf(TEXT.replace('view: as-2', 'view: as-7'))).toContain('no such view');
});

test('a line of play without moves does not become a branch', () => {
  expect(withBranch(CHAPTER, 12, whatIfFrom(LINE.start))).toBeNull();
});

test('moves chapters, but not beyond the ends', () => {
  const titles = (from: number, to: number) =>
    movedChapter(STUDY, from, to).chapters.map(({ record }) => record.rounds[0]!.number);
  expect(titles(0, 1)).toEqual([1, 2]);
  expect(titles(0, 0)).toEqual([2, 1]);
  expect(titles(0, 2)).toEqual([2, 1]);
  expect(titles(1, -1)).toEqual([2, 1]);
});
