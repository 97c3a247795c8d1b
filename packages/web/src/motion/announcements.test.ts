import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcements } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('announces a text right away', () => {
  const region = new Announcements();
  region.say('Urs: pair of fours');
  expect(region.text.value).toBe('Urs: pair of fours');
});

test('combines texts that arrive in quick succession, in order', () => {
  const region = new Announcements();
  region.say('Urs passes.');
  region.say('Anna passes.');
  region.say('Mei takes the trick.');
  expect(region.text.value).toBe('Urs passes.');
  vi.advanceTimersByTime(1000);
  expect(region.text.value).toBe('Anna passes. Mei takes the trick.');
});

test('announces the same text twice', () => {
  const region = new Announcements();
  const texts: string[] = [];
  region.text.subscribe((text) => texts.push(text));
  for (let i = 0; i < 3; i++) {
    region.say('You pass.');
    vi.advanceTimersByTime(5000);
  }
  expect(texts).toEqual(['', 'You pass.', 'You pass.\u00a0', 'You pass.']);
});

test('ignores an empty text', () => {
  const region = new Announcements();
  region.say('Anna passes.');
  vi.advanceTimersByTime(5000);
  region.say(' ');
  expect(region.text.value).toBe('Anna passes.');
});
