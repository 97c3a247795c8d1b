import kernel from '@schupf/bots/assets/kernel.wasm?url';
import weights from '@schupf/bots/assets/nanjing-1.weights?url';
import { openReview, type Review, type Verdict } from '@schupf/review';
import { parseRecord } from '@schupf/rules/notation';
import type { FromReviewer, ToReviewer } from '../review/review-messages.ts';
import { NetworkSource } from './network-source.ts';

/** Milliseconds of work before the next check for messages. */
const SLICE_MS = 30;

const source = new NetworkSource({ name: 'nanjing-1', weights, kernel });
const verdicts: Verdict[] = [];
let review: Review | null = null;
/** Resolves when the review is open, or has been refused. */
let opening: Promise<void> = Promise.resolve();
/** The judging of each requested seat. Seats are judged one after the other. */
const waiting: Generator<Verdict | null, void>[] = [];
let isWorking = false;

function post(message: FromReviewer): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  if (data.type === 'open') opening = open(data);
  else void opening.then(() => answer(data));
});

function answer(message: Exclude<ToReviewer, { type: 'open' }>): void {
  if (message.type === 'show') {
    post({ type: 'shown', world: review?.show(message.verdict, message.choice) ?? null });
    return;
  }
  if (review !== null) waiting.push(review.run({ seats: message.seats, known: [...verdicts] }));
  work();
}

async function open({ record: text, worlds, known }: Extract<ToReviewer, { type: 'open' }>): Promise<void> {
  const networks = await source.wait();
  if (networks === null) return post({ type: 'refused', why: 'no-weights' });
  const record = parseRecord(text);
  if (!record.ok) return post({ type: 'refused', why: 'damaged' });
  const opened = openReview({ record: record.record, networks, worlds });
  if (!opened.ok) return post({ type: 'refused', why: opened.refusal.code });
  review = opened.review;
  verdicts.push(...known);
  const decisions = [0, 0, 0, 0];
  for (const { seat } of review.decisions) decisions[seat]!++;
  post({ type: 'opened', judge: review.judge, moments: review.moments(), decisions });
}

function work(): void {
  if (isWorking || review === null) return;
  isWorking = true;
  const end = performance.now() + SLICE_MS;
  while (waiting.length > 0 && performance.now() < end) {
    const next = waiting[0]!.next();
    if (next.done) waiting.shift();
    else if (next.value !== null) {
      verdicts.push(next.value);
      post({ type: 'judged', verdict: next.value, summaries: review.summary(verdicts) });
    }
  }
  isWorking = false;
  if (waiting.length > 0) setTimeout(work);
}
