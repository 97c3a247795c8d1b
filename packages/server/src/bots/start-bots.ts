import type { Clock } from '@schupf/runner';
import type { ClusterLink } from '../cluster/link.ts';
import { BotThreadPool } from './bot-thread-pool.ts';
import { BotWorker } from './bot-worker.ts';
import { ClusterBots, type RemoteOutcome } from './cluster-bots.ts';
import type { TableBotsDeps } from './table-bots.ts';

/**
 * How many searches may wait for each thread of a process in a cluster. Each takes up to 150 ms, so the third is ready
 * after 600 ms, before most answers at the normal speed are due. In a longer queue, most questions would wait in vain.
 */
export const MAX_SEARCHES_WAITING = 3;

export interface BotObserver {
  /** Called with the number of seconds that a question has waited for a thread of this process. */
  readonly onStarted: (waited: number) => void;
  /** Called when too many questions wait for the threads of this process. */
  readonly onRefused: () => void;
  /** Called when a question to other processes is answered or given up. */
  readonly onOutcome: (outcome: RemoteOutcome) => void;
}

export interface StartBotsOptions extends BotObserver {
  readonly maxThreads: number;
  /** The link to other processes; null if there are none. */
  readonly link: ClusterLink | null;
  /** Whether this process answers for bots. Without a link it always does, but only for its own. */
  readonly hasThreads: boolean;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

export interface OurBots {
  readonly pool: TableBotsDeps['pool'];
  /** How many questions are waiting for a thread of this process. */
  readonly waiting: () => number;
  /** Takes no more questions from others, answers those it has taken, and ends the threads. */
  close(): Promise<void>;
}

/** Our own bots, in threads of this process and of others. */
export function startBots({ maxThreads, link, hasThreads, onOutcome, ...deps }: StartBotsOptions): OurBots {
  if (link === null) {
    const pool = new BotThreadPool({ ...deps, maxThreads });
    return { pool, waiting: () => pool.waiting, close: () => pool.close() };
  }
  const { clock, onFault } = deps;
  if (!hasThreads) {
    const pool = new ClusterBots({ link, clock, own: null, onOutcome });
    return { pool, waiting: () => 0, close: async () => {} };
  }
  const own = new BotThreadPool({ ...deps, maxThreads, maxSearchesWaiting: MAX_SEARCHES_WAITING });
  const worker = new BotWorker({ link, pool: own, clock, onFault });
  return {
    pool: new ClusterBots({ link, clock, own, onOutcome }),
    waiting: () => own.waiting,
    async close() {
      await worker.close();
      await own.close();
    },
  };
}
