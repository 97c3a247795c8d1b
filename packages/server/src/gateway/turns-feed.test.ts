import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { TurnsFeed } from './turns-feed.ts';

function start() {
  const clock = new FakeClock(0);
  const sent: string[] = [];
  const feed = new TurnsFeed<string>({ clock, send: (window, text) => sent.push(`${window} ${text}`) });
  /** Who has been told something since the last call. */
  const told = () => {
    const all = sent.splice(0);
    for (const line of all) expect(line).toMatch(/ \{"type":"turns-changed"\}$/);
    return all.map((line) => line.split(' ')[0]);
  };
  return { clock, feed, told };
}

test('tells all windows of a person that their list has changed, and no one else', () => {
  const { clock, feed, told } = start();
  feed.add('anna', 'phone');
  feed.add('anna', 'desktop');
  feed.add('ben', 'laptop');
  expect(told()).toEqual(['phone', 'desktop', 'laptop']);
  feed.refresh(['anna', 'someone else']);
  clock.moveTo(1000);
  expect(told()).toEqual(['phone', 'desktop']);
  clock.moveTo(10_000);
  expect(told()).toEqual([]);
});

test('tells them at most once a second, however often something changes', () => {
  const { clock, feed, told } = start();
  feed.add('anna', 'phone');
  told();
  for (let time = 0; time < 3000; time += 10) {
    clock.moveTo(time);
    feed.refresh(['anna']);
  }
  clock.moveTo(10_000);
  expect(told()).toHaveLength(3);
});

test('tells nothing to those who do not listen any more, and nothing twice to those who subscribe twice', () => {
  const { clock, feed, told } = start();
  feed.add('anna', 'phone');
  feed.add('anna', 'phone');
  expect(told()).toEqual(['phone']);
  feed.refresh(['anna']);
  feed.delete('anna', 'phone');
  clock.moveTo(1000);
  expect(told()).toEqual([]);
  feed.add('ben', 'laptop');
  told();
  feed.refreshAll();
  clock.moveTo(2000);
  expect(told()).toEqual(['laptop']);
  feed.refresh(['ben']);
  feed.close();
  clock.moveTo(5000);
  expect(told()).toEqual([]);
});
