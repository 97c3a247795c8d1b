import { expect, test } from 'vitest';
import type { Moment } from './moment.ts';
import { MAX_AGE_MS, Stage } from './stage.ts';

const OUT: Moment = { type: 'out', seat: 1, place: 1 };
const DOG: Moment = { type: 'dog', from: 0, to: 2 };
const TICHU: Moment = { type: 'call', call: 'tichu', callers: [3] };
const BOMB: Moment = { type: 'bomb', seat: 2 };

function newStage() {
  const clock = { time: 5000 };
  const stage = new Stage({ now: () => clock.time });
  return {
    stage,
    clock,
    offer: (moment: Moment) => stage.offer(moment, clock.time),
    shown: () => stage.shown.value?.moment ?? null,
    finish: () => stage.finish(stage.shown.value!.id),
  };
}

test('shows a moment until it has ended', () => {
  const { offer, shown, finish } = newStage();
  expect(shown()).toBeNull();
  offer(BOMB);
  expect(shown()).toBe(BOMB);
  finish();
  expect(shown()).toBeNull();
});

test('an equally important moment replaces the one being shown', () => {
  const { stage, offer, shown } = newStage();
  offer(TICHU);
  const first = stage.shown.value!.id;
  const second: Moment = { ...TICHU, callers: [1] };
  offer(second);
  expect(shown()).toBe(second);
  stage.finish(first);
  expect(shown()).toBe(second);
});

test('less important moments wait, and the most important of them comes first', () => {
  const { offer, shown, finish } = newStage();
  offer(BOMB);
  offer(DOG);
  offer(OUT);
  expect(shown()).toBe(BOMB);
  finish();
  expect(shown()).toBe(DOG);
  finish();
  expect(shown()).toBeNull();
});

test('a moment that waited too long is dropped', () => {
  const { clock, offer, shown, finish } = newStage();
  offer(BOMB);
  offer(OUT);
  clock.time += MAX_AGE_MS + 1;
  finish();
  expect(shown()).toBeNull();
});

test('a moment that has waited too long does not keep another one waiting', () => {
  const { clock, offer, shown, finish } = newStage();
  offer(BOMB);
  offer(DOG);
  clock.time += MAX_AGE_MS + 1;
  offer(OUT);
  finish();
  expect(shown()).toBe(OUT);
});

test('a moment that happened too long ago is not shown', () => {
  const { stage, clock, shown } = newStage();
  stage.offer(BOMB, clock.time - MAX_AGE_MS - 1);
  expect(shown()).toBeNull();
});

test('clearing the stage drops the waiting moments', () => {
  const { stage, offer, shown } = newStage();
  offer(BOMB);
  offer(OUT);
  stage.clear();
  expect(shown()).toBeNull();
  offer(DOG);
  expect(shown()).toBe(DOG);
});

test('a press shortens the moment being shown, but not the next one', () => {
  const { stage, offer, shown, finish } = newStage();
  stage.hurry();
  expect(stage.isHurried.value).toBe(false);
  offer(BOMB);
  offer(OUT);
  stage.hurry();
  expect(stage.isHurried.value).toBe(true);
  expect(shown()).toBe(BOMB);
  finish();
  expect(shown()).toBeNull();
  offer(DOG);
  expect(stage.isHurried.value).toBe(false);
});
