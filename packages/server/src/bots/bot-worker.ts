import type { Clock } from '@schupf/runner';
import type { ClusterLink } from '../cluster/link.ts';
import type { BotThreadPool, Decision } from './bot-thread-pool.ts';
import { BOT_SUBJECTS, readRemoteQuestion } from './remote-question.ts';

/** The time for the way to another process and back. */
const HOP_MS = 10;

export interface BotWorkerDeps {
  readonly link: ClusterLink;
  readonly pool: Pick<BotThreadPool, 'decide' | 'prepare'>;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

/**
 * Answers the questions of other processes with the threads of this one. The answer is null if there is no decision:
 * the process that has asked then uses its fallback.
 */
export class BotWorker {
  private readonly deps: BotWorkerDeps;
  private readonly stops: readonly (() => void)[];
  private readonly pending = new Set<Promise<unknown>>();

  constructor(deps: BotWorkerDeps) {
    this.deps = deps;
    const { link, pool } = deps;
    pool.prepare();
    this.stops = BOT_SUBJECTS.map((subject) =>
      link.answer(subject, (value) => this.answer(value), { group: 'bots' }),
    );
  }

  /** Takes no more questions, and resolves when those it has taken are answered. */
  async close(): Promise<void> {
    for (const stop of this.stops) stop();
    await Promise.all(this.pending);
  }

  private async answer(value: unknown): Promise<Decision | null> {
    const { pool, clock, onFault } = this.deps;
    const asked = readRemoteQuestion(value);
    if (asked === null) {
      onFault(new Error('a question for a bot comes from another version of this program'));
      return null;
    }
    const { table, seed, rules, patience, ...rest } = asked;
    const decision = pool.decide({
      ...rest,
      table: { code: table, seed, config: { rules } },
      answerBy: clock.now() + patience - HOP_MS,
      // No one cancels a question of another process: see `ClusterBots`.
      signal: new AbortController().signal,
    });
    this.pending.add(decision);
    return decision.finally(() => this.pending.delete(decision));
  }
}
