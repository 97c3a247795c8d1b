import type { Clock } from '@schupf/runner';
import { atOrOnAbort } from '../clock.ts';
import type { Answer, ClusterLink } from '../cluster/link.ts';
import type { BotRequest, BotThreadPool, Decision } from './bot-thread-pool.ts';
import { readDecision, subjectFor, toRemote } from './remote-question.ts';

/**
 * What became of a question to other processes: `refused` if too many questions wait there or the bot has failed,
 * `nobody` if none answers for bots, `late` if there was no answer in time, `withdrawn` if the table has moved on.
 */
export type RemoteOutcome = 'answered' | 'refused' | 'nobody' | 'late' | 'withdrawn';

export interface ClusterBotsDeps {
  readonly link: ClusterLink;
  readonly clock: Clock;
  /** The threads of this process; null if it answers for no bots. */
  readonly own: Pick<BotThreadPool, 'decide' | 'prepare' | 'canStart'> | null;
  readonly onOutcome: (outcome: RemoteOutcome) => void;
}

/**
 * The bots of a cluster, for the tables of this process. An idle thread of this process is preferred: that takes nothing
 * from anyone and saves the way. All other questions go to any process that answers for bots, possibly this one, and
 * wait in its fair queue beside those of other processes.
 *
 * A question that is withdrawn is not cancelled where it waits: that would need a message to every process, and it costs
 * one search there at most.
 */
export class ClusterBots {
  private readonly deps: ClusterBotsDeps;

  constructor(deps: ClusterBotsDeps) {
    this.deps = deps;
  }

  prepare(): void {
    this.deps.own?.prepare();
  }

  /** The bot's decision; null if there is none by `answerBy`, if it is refused, or if `signal` is aborted. */
  decide(request: BotRequest): Promise<Decision | null> {
    const { own, link } = this.deps;
    if (own !== null && (!link.isUp || own.canStart(request.isAttended))) return own.decide(request);
    return this.askOthers(request);
  }

  private async askOthers(request: BotRequest): Promise<Decision | null> {
    const { link, clock, onOutcome } = this.deps;
    const { answerBy, signal } = request;
    if (signal.aborted) return null;
    const question = toRemote(request, clock.now());
    const giveUp = Promise.withResolvers<Answer>();
    const stopWaiting = atOrOnAbort(clock, answerBy, signal, () => giveUp.resolve({ type: 'timeout' }));
    const answer = await Promise.race([
      giveUp.promise,
      link.request(subjectFor(request), question, Math.max(1, question.patience)),
    ]);
    stopWaiting();
    const decision = answer.type === 'answered' ? readDecision(answer.value) : null;
    onOutcome(signal.aborted ? 'withdrawn' : outcomeOf(answer, decision));
    return decision;
  }
}

function outcomeOf({ type }: Answer, decision: Decision | null): RemoteOutcome {
  switch (type) {
    case 'answered':
      return decision === null ? 'refused' : 'answered';
    case 'nobody':
      return 'nobody';
    case 'timeout':
      return 'late';
  }
}
