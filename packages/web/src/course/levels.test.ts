import { describe, expect, test } from 'vitest';
import { CHAPTERS, type CourseLevel } from './course.ts';
import { Lesson, type Standing } from './lesson.ts';
import { readMove } from './moves.ts';
import { MISTAKES, SOLUTIONS } from './solutions.ts';

const LEVELS = CHAPTERS.flatMap(({ levels }) => levels);

interface Played {
  readonly standing: Standing;
  /** The hints that were shown along the way. */
  readonly hints: ReadonlySet<number>;
}

/** Plays a level with the given moves, and the others' moves in between. Throws if a move is refused. */
function play(level: CourseLevel, moves: readonly string[]): Played {
  const lesson = new Lesson(level);
  const hints = new Set<number>();
  const left = [...moves];
  for (let steps = 0; lesson.standing.type === 'playing' || lesson.standing.type === 'asking'; steps++) {
    if (steps > 200) throw new Error('the level does not end');
    const hint = lesson.hintNow();
    if (hint !== null) hints.add(hint);
    const [next] = left;
    if (lesson.standing.type === 'asking') {
      lesson.answer(Number(left.shift()));
      continue;
    }
    const isOutOfTurn = next?.includes('!') ?? false;
    if (next !== undefined && (isOutOfTurn || lesson.next() === null)) {
      const answer = lesson.act(readMove(next));
      if (!('code' in answer)) {
        left.shift();
        continue;
      }
      if (!isOutOfTurn) throw new Error(`${level.id}: ${next}: ${answer.code}`);
    }
    const action = lesson.next();
    if (action === null) throw new Error(`${level.id}: waits for a move after ${moves.join(', ')}`);
    lesson.perform(action);
  }
  return { standing: lesson.standing, hints };
}

test('every level and every chapter has a unique id', () => {
  expect(new Set(LEVELS.map(({ id }) => id)).size).toBe(LEVELS.length);
  expect(new Set(CHAPTERS.map(({ id }) => id)).size).toBe(CHAPTERS.length);
});

test('chapters are short', () => {
  for (const { id, levels } of CHAPTERS) {
    expect(levels.length, id).toBeGreaterThanOrEqual(3);
    expect(levels.length, id).toBeLessThanOrEqual(6);
  }
});

describe.each(LEVELS.map((level) => [level.id, level] as const))('%s', (id, level) => {
  const mistakes = MISTAKES[id] ?? [];

  test('its goal can be reached', () => {
    expect(play(level, SOLUTIONS[id]).standing).toEqual({ type: 'done' });
  });

  test('every way to fail can occur', () => {
    const standings = mistakes.map((moves) => play(level, moves).standing);
    if (level.ask !== undefined)
      expect(standings.shift()).toEqual({ type: 'missed', miss: null, isAnswer: true });
    const expected = (level.misses ?? []).map((_, miss) => ({ type: 'missed', miss, isAnswer: false }));
    expect(standings).toEqual(expected);
  });

  test('every hint can occur', () => {
    const shown = new Set([SOLUTIONS[id], ...mistakes].flatMap((moves) => [...play(level, moves).hints]));
    expect(shown).toEqual(new Set((level.hints ?? []).keys()));
  });
});
