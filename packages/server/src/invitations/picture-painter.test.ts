import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import type { Asked, ThreadEvents } from '../threads/thread-queue.ts';
import { type Picture, PicturePainter } from './picture-painter.ts';

const text = (headline: string): Picture => ({
  type: 'invitation',
  text: { headline, seats: [], free: '', game: '' },
});

const headlineIn = ({ question }: Asked<Picture>) =>
  question.type === 'invitation' ? question.text.headline : null;

/** A painter whose threads are controlled by the test. */
function setUp() {
  const clock = new FakeClock(0);
  const asked: Asked<Picture>[] = [];
  const threads: ThreadEvents<Uint8Array>[] = [];
  const faults: unknown[] = [];
  let ended = 0;
  const painter = new PicturePainter({
    clock,
    onFault: (error) => faults.push(error),
    startThread: (events) => {
      threads.push(events);
      return {
        ask: (request) => void asked.push(request),
        end: async () => {
          ended++;
        },
      };
    },
  });
  const answer = (index: number, png = `picture ${index}`) =>
    threads.at(-1)!.onAnswer({ call: asked[index]!.call, answer: Buffer.from(png) });
  return { painter, clock, asked, threads, faults, answer, ended: () => ended };
}

test('paints one picture at a time, and each only once', async () => {
  const { painter, asked, answer } = setUp();
  const first = painter.paint(text('a'));
  const again = painter.paint(text('a'));
  const second = painter.paint(text('b'));
  expect(asked.map(headlineIn)).toEqual(['a']);
  answer(0);
  expect(String(await first)).toBe('picture 0');
  expect(await again).toBe(await first);
  expect(asked.map(headlineIn)).toEqual(['a', 'b']);
  answer(1);
  expect(String(await second)).toBe('picture 1');
  expect(painter.has(text('a'))).toBe(true);
});

test('refuses work when too much is waiting', async () => {
  const { painter } = setUp();
  const results = Array.from({ length: 20 }, (_, index) => painter.paint(text(String(index))));
  const settled = await Promise.race([Promise.all(results.slice(17)), results[0]]);
  expect(settled).toEqual([null, null, null]);
});

test('forgets the pictures that were used least recently', async () => {
  const { painter, asked, answer } = setUp();
  for (let index = 0; index < 70; index++) {
    const painted = painter.paint(text(String(index)));
    answer(asked.length - 1);
    await painted;
    void painter.paint(text('0'));
  }
  expect(painter.has(text('0'))).toBe(true);
  expect(painter.has(text('1'))).toBe(false);
  expect(painter.has(text('69'))).toBe(true);
});

test('after an error or a timeout, the next picture is painted by another thread', async () => {
  const { painter, clock, threads, faults, answer, asked } = setUp();
  const [broken, slow, fine] = ['a', 'b', 'c'].map((headline) => painter.paint(text(headline)));
  threads[0]!.onError(new Error('out of memory'));
  expect(await broken).toBeNull();
  clock.moveOn();
  expect(await slow).toBeNull();
  answer(2);
  expect(String(await fine)).toBe('picture 2');
  expect(threads).toHaveLength(3);
  expect(faults).toHaveLength(2);
  expect(asked).toHaveLength(3);
  // A picture that failed may be tried again later.
  expect(painter.has(text('a'))).toBe(false);
});

test('ends its thread when it has not been used for a while', async () => {
  const { painter, clock, answer, ended, threads } = setUp();
  void painter.paint(text('a'));
  answer(0);
  expect(ended()).toBe(0);
  clock.moveOn();
  expect(ended()).toBe(1);
  void painter.paint(text('b'));
  expect(threads).toHaveLength(2);
});

test('a late answer from a thread that has ended is ignored', async () => {
  const { painter, threads } = setUp();
  const first = painter.paint(text('a'));
  threads[0]!.onError(new Error('gone'));
  expect(await first).toBeNull();
  threads[0]!.onAnswer({ call: 1, answer: Buffer.from('late') });
  expect(painter.has(text('a'))).toBe(false);
});

test('identifies a moment by its match and its place, not by its record', async () => {
  const { painter, asked, answer } = setUp();
  const moment = (id: string, at: number): Picture => ({
    type: 'moment',
    moment: {
      id,
      record: `of ${asked.length}`,
      round: 1,
      moment: at,
      view: { front: 0, all: true },
      names: [],
      language: 'en',
    },
  });
  const first = painter.paint(moment('a', 1));
  answer(0);
  await first;
  expect(painter.has(moment('a', 1))).toBe(true);
  expect(painter.has(moment('a', 2))).toBe(false);
  expect(painter.has(moment('b', 1))).toBe(false);
});
