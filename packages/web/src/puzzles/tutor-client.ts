import type { Puzzle } from '@schupf/puzzles';
import type { PushVerdict, Shown } from '@schupf/puzzles/judging';
import { type Rules, requestFor, type SeatAction } from '@schupf/rules';
import type { FromTutor, ToTutor } from './tutor-messages.ts';

/** So many simulated rounds for a push that the puzzle does not list. */
const PUSH_WORLDS = 200;

/** The worker that plays answers out. It is started with the first question, and answers null if it cannot. */
export class TutorClient {
  private worker: Worker | null = null;
  /** Who waits for an answer, in the order of the questions. */
  private waiting: ((answer: FromTutor | null) => void)[] = [];

  async show(puzzle: Puzzle, rules: Rules, action: SeatAction | null): Promise<Shown | null> {
    const answer = await this.ask({ type: 'show', puzzle, rules: requestFor(rules), action });
    return answer?.type === 'show' ? answer.shown : null;
  }

  async weighPush(puzzle: Puzzle, rules: Rules, action: SeatAction): Promise<PushVerdict | null> {
    const question = { type: 'push', puzzle, rules: requestFor(rules), action, worlds: PUSH_WORLDS } as const;
    const answer = await this.ask(question);
    return answer?.type === 'push' ? answer.verdict : null;
  }

  close(): void {
    this.worker?.terminate();
    this.giveUp();
  }

  private ask(question: ToTutor): Promise<FromTutor | null> {
    this.worker ??= this.start();
    const { promise, resolve } = Promise.withResolvers<FromTutor | null>();
    this.waiting.push(resolve);
    this.worker.postMessage(question);
    return promise;
  }

  private start(): Worker {
    const worker = new Worker(new URL('../workers/puzzle.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromTutor>) => this.waiting.shift()?.(data));
    worker.addEventListener('error', () => this.giveUp());
    return worker;
  }

  /** The next question starts another worker. */
  private giveUp(): void {
    this.worker = null;
    for (const resolve of this.waiting.splice(0)) resolve(null);
  }
}
