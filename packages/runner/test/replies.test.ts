import type { Reply } from '@schupf/table';
import { expect, test } from 'vitest';
import { Replies } from '../src/replies.ts';

const DONE: Reply = { ok: true, outcome: 'done' };
const HELD: Reply = { ok: true, outcome: 'held' };

test('a snapshot has the replies to the last 200 commands of each person', async () => {
  const replies = new Replies();
  const replyTo = (number: number) => (number % 7 === 0 ? HELD : DONE);
  for (let number = 0; number < 250; number++) {
    replies.addLogged('ana', `a${number}`, replyTo(number));
    if (number % 2 === 0) replies.addLogged('ben', `b${number}`, DONE);
  }
  const restored = new Replies();
  restored.restore(JSON.parse(JSON.stringify(replies.save())));
  for (let number = 50; number < 250; number++)
    expect(await restored.find('ana', `a${number}`)).toEqual(replyTo(number));
  expect(restored.find('ana', 'a49')).toBeUndefined();
  expect(await restored.find('ben', 'b0')).toEqual(DONE);
});

test('a snapshot leaves out commands that are not in the log', () => {
  const replies = new Replies();
  replies.add('ana', 'waiting', new Promise(() => {}));
  replies.addLogged('ana', 'logged', DONE);
  const restored = new Replies();
  restored.restore(replies.save());
  expect(restored.find('ana', 'waiting')).toBeUndefined();
  expect(restored.find('ana', 'logged')).toBeDefined();
});
