import type { Reply } from '@schupf/table';
import { expect, test } from 'vitest';
import { Replies, UNAVAILABLE } from '../src/replies.ts';

const DONE: Reply = { ok: true, outcome: 'done' };
const HELD: Reply = { ok: true, outcome: 'held' };
const REFUSED: Reply = { ok: false, refusal: { code: 'stale', rule: null } };

test('a snapshot has the replies to the last 200 commands of each person', async () => {
  const replies = new Replies();
  const replyTo = (number: number) => (number % 7 === 0 ? HELD : DONE);
  for (let number = 0; number < 250; number++) {
    replies.addLogged('ana', `a${number}`, replyTo(number));
    if (number % 2 === 0) replies.addLogged('ben', `b${number}`, DONE);
  }
  const restored = new Replies();
  restored.restore(JSON.parse(JSON.stringify(replies.save())));
  for (const known of [replies, restored]) {
    for (let number = 50; number < 250; number++)
      expect(await known.find('ana', `a${number}`)).toEqual(replyTo(number));
    expect(known.find('ana', 'a49')).toBeUndefined();
    expect(known.find('ben', 'a50')).toBeUndefined();
    expect(await known.find('ben', 'b0')).toEqual(DONE);
  }
  // The oldest is still dropped first.
  restored.addLogged('ana', 'a250', DONE);
  expect(restored.find('ana', 'a50')).toBeUndefined();
  expect(restored.find('ana', 'a51')).toBeDefined();
});

test('a snapshot leaves out commands that are not in the log', () => {
  const replies = new Replies();
  replies.add('ana', 'waiting');
  replies.add('ana', 'refused').reply(REFUSED);
  replies.addLogged('ana', 'logged', DONE);
  const restored = new Replies();
  restored.restore(replies.save());
  expect(restored.find('ana', 'waiting')).toBeUndefined();
  expect(restored.find('ana', 'refused')).toBeUndefined();
  expect(restored.find('ana', 'logged')).toBeDefined();
});

test('a repeated command gets the reply of the first, before and after it is known', async () => {
  const replies = new Replies();
  const first = replies.add('ana', '1');
  const early = replies.find('ana', '1');
  expect(replies.findLogged('ana', '1')).toBeUndefined();
  first.reply(REFUSED);
  expect(await early).toEqual(REFUSED);
  expect(await replies.find('ana', '1')).toEqual(REFUSED);
  // Only the first reply counts.
  first.reply(UNAVAILABLE);
  expect(await replies.find('ana', '1')).toEqual(REFUSED);
});

test('a command that could not be stored is forgotten, so that it can be sent again', async () => {
  const replies = new Replies();
  const { replied, reply } = replies.add('ana', '1');
  reply(UNAVAILABLE);
  expect(await replied).toEqual(UNAVAILABLE);
  expect(replies.find('ana', '1')).toBeUndefined();
});

test('a person who sends many commands does not evict the replies to others', async () => {
  const replies = new Replies();
  replies.addLogged('ana', '1', DONE);
  for (let number = 0; number < 1000; number++) {
    replies.addLogged('ben', `b${number}`, DONE);
    replies.add('ana', `refused ${number}`).reply(REFUSED);
  }
  expect(await replies.find('ana', '1')).toEqual(DONE);
  for (let number = 0; number < 200; number++) replies.addLogged(`p${number}`, '1', DONE);
  expect(replies.find('ana', '1')).toBeUndefined();
});

test('no two of many similar ids are taken for the same', () => {
  const replies = new Replies();
  for (let number = 0; number < 200; number++) replies.addLogged('ana', `Kx7.${number}`, DONE);
  for (let number = 200; number < 50_000; number++)
    for (const id of [`Kx7.${number}`, `Kx8.${number}`, `${number}`])
      expect(replies.find('ana', id)).toBeUndefined();
});
