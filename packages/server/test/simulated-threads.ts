import { rulesFor, type Seat, type View, viewFor } from '@schupf/rules';
import { type Clock, RosterBots } from '@schupf/runner';
import type { FakeClock } from '@schupf/runner/memory';
import { walkMatch } from '@schupf/testkit';
import type { Thread, ThreadEvents, ThreadQuestion } from '../src/bots/thread.ts';
import { after } from '../src/clock.ts';
import { unpackQuestion } from './unpack-question.ts';

/** Simulated threads that run on a fake clock. */
export class SimulatedThreads {
  /** Every question that a thread began to think about. */
  readonly asked: ThreadQuestion[] = [];
  private readonly clock: Clock;
  private readonly thinking: (question: ThreadQuestion) => number;

  /** `thinking` returns how many milliseconds a bot wants to think. Its budget, or `hurry`, may cut that short. */
  constructor(clock: Clock, thinking: (question: ThreadQuestion) => number) {
    this.clock = clock;
    this.thinking = thinking;
  }

  readonly start = ({ onMessage }: ThreadEvents): Thread => {
    let cancel = () => {};
    let current: ThreadQuestion | null = null;
    const answer = () => {
      if (current === null) return;
      const { questionId } = current;
      const action = decisionOf(current);
      current = null;
      cancel();
      onMessage({ type: 'answer', questionId, action });
    };
    after(this.clock, 0, () => onMessage({ type: 'ready' }));
    return {
      ask: (question) => {
        this.asked.push(question);
        current = question;
        cancel = after(this.clock, Math.min(this.thinking(question), question.budget), answer);
      },
      // A real search notices within a millisecond or two that it should stop.
      hurry: (questionId) => {
        if (current?.questionId !== questionId) return;
        cancel();
        cancel = after(this.clock, 2, answer);
      },
      end: async () => cancel(),
    };
  };
}

/** Decides like the stand-in, whichever bot was asked. */
function decisionOf(question: ThreadQuestion) {
  const { seed, rules } = question;
  return new RosterBots({ seed }).decide({ ...unpackQuestion(question, rules), bot: null });
}

/** The first lead of a round: something to ask a bot about. */
export function firstLead(seed: string): { readonly seat: Seat; readonly view: View } {
  for (const { next } of walkMatch(rulesFor('nanjing'), seed, 1)) {
    const { phase, turn, players } = next.open;
    if (phase === 'play') return { seat: turn, view: viewFor(next, players[turn]!) };
  }
  throw new Error('no round was played');
}

/** Lets all pending promises settle. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass, and lets everything that is waiting for it react. */
export async function runTo(clock: FakeClock, time: number): Promise<void> {
  await settle();
  for (let { next } = clock; next !== null && next <= time; { next } = clock) {
    clock.moveTo(next);
    await settle();
  }
  clock.moveTo(time);
  await settle();
}
