import type { Moment } from '@schupf/replay';
import { afterEach, expect, test, vi } from 'vitest';
import { RoundPlayer } from './round-player.ts';

const MOMENTS = [false, true, false, true].map((leads) => ({ leads }) as Moment);

afterEach(() => void vi.useRealTimers());

test('stays within the round', () => {
  const player = new RoundPlayer(MOMENTS);
  player.step(-1);
  expect(player.at.value).toBe(0);
  player.stepTrick(1);
  expect(player.at.value).toBe(1);
  player.goTo(99);
  expect(player.at.value).toBe(3);
  player.step(1);
  expect(player.at.value).toBe(3);
});

test('starts at the given moment, or at the nearest one in the round', () => {
  expect(new RoundPlayer(MOMENTS, 2).at.value).toBe(2);
  expect(new RoundPlayer(MOMENTS, 99).at.value).toBe(3);
  expect(new RoundPlayer(MOMENTS, -1).at.value).toBe(0);
});

test('stops at the end, and starts over when it is played again', () => {
  vi.useFakeTimers();
  const player = new RoundPlayer(MOMENTS);
  player.toggle();
  vi.advanceTimersByTime(60_000);
  expect([player.at.value, player.isPlaying.value]).toEqual([3, false]);
  player.toggle();
  expect([player.at.value, player.isPlaying.value]).toEqual([0, true]);
});

test('stops playback when the reader goes to another moment', () => {
  vi.useFakeTimers();
  const player = new RoundPlayer(MOMENTS);
  player.toggle();
  player.step(1);
  vi.advanceTimersByTime(60_000);
  expect([player.at.value, player.isPlaying.value]).toEqual([1, false]);
});
