import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from './thread-queue.ts';

/** Answers the questions of a `ThreadQueue`, in its thread. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  parentPort!.on('message', ({ call, question }: Asked<Question>) => {
    parentPort!.postMessage({ call, answer: answer(question) } satisfies Answered<Answer>);
  });
}
