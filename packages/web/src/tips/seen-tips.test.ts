import { beforeEach, expect, test } from 'vitest';
import { change } from '../app/settings.ts';
import { noteShowing, retire, retiredTips } from './seen-tips.ts';

const GLANCE = { milliseconds: 2000, wasActedOn: false };

beforeEach(() => {
  change({ tips: false });
  change({ tips: true });
});

test('a tip retires when the player has acted on it, however quickly', () => {
  noteShowing('scoring', { milliseconds: 300, wasActedOn: true });
  expect(retiredTips()).toEqual(new Set(['scoring']));
});

test('a tip retires when it was shown long enough to be read', () => {
  noteShowing('push', { milliseconds: 5000, wasActedOn: false });
  expect(retiredTips()).toEqual(new Set(['push']));
});

test('a tip that is ignored retires after the third time', () => {
  noteShowing('lead', GLANCE);
  noteShowing('lead', GLANCE);
  expect(retiredTips()).toEqual(new Set());
  noteShowing('lead', GLANCE);
  expect(retiredTips()).toEqual(new Set(['lead']));
});

test('a tip that was visible only briefly does not count as shown', () => {
  for (let time = 0; time < 10; time++) noteShowing('bomb', { milliseconds: 200, wasActedOn: false });
  expect(retiredTips()).toEqual(new Set());
});

test('turning tips on again brings all of them back', () => {
  retire('lead');
  change({ tips: false });
  expect(retiredTips()).toEqual(new Set(['lead']));
  change({ tips: true });
  expect(retiredTips()).toEqual(new Set());
});
