import { parentPort, workerData } from 'node:worker_threads';
import { loadNetworks } from '@schupf/bots/node';
import { type Rules, readRules, type SeatAction, unpackView } from '@schupf/rules';
import { RosterBots } from '@schupf/runner';
import type { FromThread, ThreadQuestion } from './thread.ts';

/** Holds the `questionId` of the question that must be answered immediately. */
const hurried = workerData as Int32Array;
const networks = loadNetworks();

/** Rules, keyed by request. Reading a request again for each question would take longer than most answers do. */
const rulesCache = new Map<string, Rules>();
const MAX_CACHED = 200;

parentPort!.on('message', (question: ThreadQuestion) => {
  const startedAt = performance.now();
  const { questionId, budget } = question;
  const outOfTime = () => performance.now() - startedAt > budget || Atomics.load(hurried, 0) === questionId;
  // A process with another version of this program may send questions that this one cannot read. If each of them ended
  // the thread, loading its successors would take all the time.
  try {
    send({ type: 'answer', questionId, action: decide(question, outOfTime) });
  } catch (error) {
    send({ type: 'failed', questionId, error });
  }
});
send({ type: 'ready' });

function decide(question: ThreadQuestion, outOfTime: () => boolean): SeatAction | null {
  const { seed, number, seat, kind, bot, view } = question;
  const bots = new RosterBots({ seed, outOfTime, networks });
  return bots.decide({ number, seat, kind, bot, view: unpackView(view, rulesOf(question)) });
}

function send(message: FromThread): void {
  parentPort!.postMessage(message);
}

function rulesOf({ rules: request }: ThreadQuestion): Rules {
  const key = JSON.stringify(request);
  const cached = rulesCache.get(key);
  if (cached !== undefined) return cached;
  const answer = readRules(request);
  if (!answer.ok) throw new Error(answer.problem);
  if (rulesCache.size >= MAX_CACHED) rulesCache.clear();
  rulesCache.set(key, answer.rules);
  return answer.rules;
}
