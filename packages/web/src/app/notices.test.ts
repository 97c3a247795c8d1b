import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, notices, notify, offer } from './notices.ts';

const OFFER = { label: 'Go there', accept: () => {}, decline: () => {} };
const texts = () => notices.value.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  notices.value = [];
});

afterEach(() => vi.useRealTimers());

test('a message disappears by itself, an offer stays until it is dismissed', () => {
  notify('Saved');
  const id = offer('Ana invites you', OFFER);
  vi.runAllTimers();
  expect(texts()).toEqual(['Ana invites you']);
  dismiss(id);
  expect(texts()).toEqual([]);
});

test('of more than three, the oldest message makes room, then the oldest offer', () => {
  offer('first offer', OFFER);
  notify('message');
  offer('second offer', OFFER);
  offer('third offer', OFFER);
  expect(texts()).toEqual(['first offer', 'second offer', 'third offer']);
  offer('fourth offer', OFFER);
  expect(texts()).toEqual(['second offer', 'third offer', 'fourth offer']);
});
