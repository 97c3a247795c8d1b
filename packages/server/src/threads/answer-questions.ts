import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from './thread-queue.ts';

/** Answers the questions of a `ThreadQueue`, in its thread. An error ends the thread. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  parentPort!.on('message', async ({ call, question }: Asked<Question>) => {
    parentPort!.postMessage({ call, answer: await answer(question) } satisfies Answered<Answer>);
  });
}
