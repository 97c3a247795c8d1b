import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcements } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('says a text at once', () => {
  const region = new Announcements();
  region.say('Urs: pair of fours');
  expect(region.text.value).toBe('Urs: pair of fours');
});

test('what comes too fast is said together, in order', () => {
  const region = new Announcements();
  region.say('Urs passes.');
  region.say('Anna passes.');
  region.say('Mei takes the trick.');
  expect(region.text.value).toBe('Urs passes.');
  vi.advanceTimersByTime(1000);
  expect(region.text.value).toBe('Anna passes. Mei takes the trick.');
});

test('the same text twice is two texts', () => {
  const region = new Announcements();
  const said: string[] = [];
  region.text.subscribe((text) => said.push(text));
  for (let i = 0; i < 3; i++) {
    region.say('You pass.');
    vi.advanceTimersByTime(5000);
  }
  expect(said).toEqual(['', 'You pass.', 'You pass.\u00a0', 'You pass.']);
});

test('nothing is not said', () => {
  const region = new Announcements();
  region.say('Anna passes.');
  vi.advanceTimersByTime(5000);
  region.say(' ');
  expect(region.text.value).toBe('Anna passes.');
});
