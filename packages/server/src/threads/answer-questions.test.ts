import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { ThreadQueue, threadOf } from './thread-queue.ts';

const MODULE = `
  import { answerQuestions } from ${JSON.stringify(new URL('./answer-questions.ts', import.meta.url).href)};
  answerQuestions(async (question) => {
    await null;
    if (question === 'bad') throw new Error('cannot answer');
    return 'answer to ' + question;
  });`;

test('an error in an asynchronous answer ends the thread, and a new thread answers the next question', async () => {
  const faults: unknown[] = [];
  const queue = new ThreadQueue<string, string>({
    // This clock stands still, so no question times out.
    clock: new FakeClock(0),
    onFault: (error) => faults.push(error),
    startThread: threadOf(new URL(`data:text/javascript,${encodeURIComponent(MODULE)}`)),
    maxWaiting: 3,
    timeoutMs: 1000,
  });
  const answers = await Promise.all(['one', 'bad', 'two'].map((question) => queue.ask(question)));
  expect(answers).toEqual(['answer to one', null, 'answer to two']);
  expect(faults.map(String)).toEqual(['Error: cannot answer']);
  await queue.close();
});
