import { expect, test } from 'vitest';
import { BASICS, findLevel, finishedWith } from './course.ts';
import { countFinished, finish, isFinished } from './progress.ts';

test('finished levels are counted by chapter, even if they cannot be saved', () => {
  const [tricks] = BASICS;
  finish([tricks!.levels[0]!]);
  expect(isFinished(tricks!.levels[0]!)).toBe(true);
  expect(countFinished(tricks!)).toBe(1);
});

test('the last level of the test finishes the first two chapters', () => {
  const [tricks, combinations, points] = BASICS;
  finish(finishedWith(findLevel('test-follow')!));
  expect(countFinished(combinations!)).toBe(0);
  finish(finishedWith(findLevel('test-plan')!));
  expect(countFinished(tricks!)).toBe(tricks!.levels.length);
  expect(countFinished(combinations!)).toBe(combinations!.levels.length);
  expect(countFinished(points!)).toBe(0);
});
