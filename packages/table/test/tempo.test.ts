import { expect, test } from 'vitest';
import { type Pace, packTable, SPEEDS, unpackTable } from '../src/index.ts';
import { speedAt } from '../src/tempo.ts';
import { BOT, person, Sitting } from './support.ts';

const QUICK: Pace = { botDelay: [40, 60], reaction: 100, closing: 300 };

/** The first player is out; three bots play on. */
const OUT = {
  hands: ['', 'S5 SA', 'J6 J7', 'P3 P4'],
  trick: ['A S4'],
  turn: 'B',
  finished: 'A',
} as const;
const ALONE = { chairs: [person('A'), BOT, BOT, BOT] };

test('a pace shortens delays and intervals, and never lengthens them', () => {
  expect(speedAt(SPEEDS.normal, null)).toBe(SPEEDS.normal);
  expect(speedAt(SPEEDS.normal, QUICK)).toEqual({ ...SPEEDS.normal, ...QUICK });
  const slow: Pace = { botDelay: [5000, 9000], reaction: 5000, closing: 9000 };
  expect(speedAt(SPEEDS.normal, slow)).toEqual(SPEEDS.normal);
  const keepsIntervals: Pace = { ...QUICK, reaction: null, closing: null };
  expect(speedAt(SPEEDS.normal, keepsIntervals)).toEqual({ ...SPEEDS.normal, botDelay: QUICK.botDelay });
  expect(speedAt(SPEEDS.days, QUICK)).toMatchObject({ reaction: null, closing: null });
});

test('a change of pace applies from the next question on, and is undone by another', () => {
  const sitting = Sitting.puzzle(
    { ...OUT, hands: ['S3 S6', 'S5 SA', 'J6 J7', 'P3 P4'], finished: '' },
    ALONE,
  );
  const { due } = sitting.asked()[0]!;
  expect(sitting.give(0, { type: 'pace', pace: QUICK })).toBe(true);
  expect(sitting.give(0, { type: 'pace', pace: QUICK }), 'the same pace again').toBe(false);
  sitting.answer(1, 'S5', 'B');
  sitting.runTo(due);
  expect(sitting.played).toEqual([`${due} B S5`]);
  const next = sitting.table.questions.find(({ kind, seat }) => kind === 'decide' && seat === 2)!;
  expect(next.due - next.at).toBeGreaterThanOrEqual(40);
  expect(next.due - next.at).toBeLessThanOrEqual(60);
  sitting.give(due, { type: 'pace', pace: null });
  expect(sitting.table.speed).toEqual(SPEEDS.normal);
});

test('a stored table keeps its pace', () => {
  const sitting = Sitting.puzzle(OUT, ALONE);
  const opened = sitting.table;
  sitting.give(0, { type: 'pace', pace: QUICK });
  const text = JSON.stringify(packTable(sitting.table));
  expect(unpackTable(JSON.parse(text), opened).speed).toEqual(sitting.table.speed);
});

test('skipping the rest of the round lets every answer count as soon as all bots have answered', () => {
  const sitting = Sitting.puzzle(OUT, ALONE);
  expect(sitting.give(10, { type: 'skip' })).toBe(true);
  expect(sitting.give(10, { type: 'skip' }), 'twice').toBe(false);
  answerAll(sitting, 10);
  expect(sitting.table.position.open.phase).toBe('round-over');
  expect(sitting.played.at(-1)).toBe('10 end');
  expect(sitting.table.isSkipping).toBe(false);
  // The person looks at the points for as long as they like.
  sitting.runTo(SPEEDS.normal.rest - 1);
  expect(sitting.table.awaits).toBeNull();
  sitting.command(20, 'A', { type: 'ready' });
  expect(sitting.table.awaits).toBe('pack');
});

test('an answer that was held back counts as soon as the round is skipped', () => {
  const sitting = Sitting.puzzle(OUT, ALONE);
  sitting.answer(5, 'S5', 'B');
  expect(sitting.played).toEqual([]);
  sitting.give(10, { type: 'skip' });
  answerAll(sitting, 10);
  expect(sitting.played[0]).toBe('10 B S5');
});

test('a round cannot be skipped while a person can act', () => {
  const playing = Sitting.puzzle({ ...OUT, hands: ['S3', 'S5 SA', 'J6 J7', 'P3 P4'], finished: '' }, ALONE);
  expect(playing.give(0, { type: 'skip' })).toBe(false);
  const two = Sitting.puzzle(OUT, { chairs: [person('A'), BOT, person('C'), BOT] });
  expect(two.give(0, { type: 'skip' }), 'someone else still has cards').toBe(false);
  const giving = Sitting.puzzle(
    { hands: ['', 'S5 SA', 'J6 J7', 'P3 P4'], trick: ['A DRG', 'B pass', 'C pass', 'D pass'], finished: 'A' },
    ALONE,
  );
  giving.runTo(SPEEDS.normal.closing);
  expect(giving.table.position.open.phase).toBe('gift');
  expect(giving.give(SPEEDS.normal.closing, { type: 'skip' }), 'they have a trick to give away').toBe(false);
});

test('a person who went out with the Dragon still gives the trick away', () => {
  const sitting = Sitting.puzzle(
    { hands: ['', 'S5 SA', 'J6 J7', 'P3 P4'], trick: ['A DRG'], turn: 'B', finished: 'A' },
    ALONE,
  );
  sitting.give(0, { type: 'skip' });
  answerAll(sitting, 0);
  expect(sitting.table.position.open.phase).toBe('gift');
  expect(sitting.act(50, 'A gives D')).toBe('done');
  answerAll(sitting, 50);
  expect(sitting.played.at(-1)).toBe('50 end');
});

/** Answers every question at one time: bots claim nothing, lead their lowest card, and pass otherwise. */
function answerAll(sitting: Sitting, at: number): void {
  for (let answers = 0; answers < 100; answers++) {
    const question = sitting.table.questions.find(({ answered }) => !answered);
    if (question === undefined) return;
    const { number, seat, kind } = question;
    const { open, hands } = sitting.table.position;
    const [card] = hands[seat]!.toArray();
    const action =
      kind === 'claim'
        ? null
        : open.trickIsEmpty
          ? ({ type: 'play', seat, cards: [card!] } as const)
          : ({ type: 'pass', seat } as const);
    sitting.give(at, { type: 'answers', answers: [{ question: number, action }] });
  }
  throw new Error('the round did not end');
}
