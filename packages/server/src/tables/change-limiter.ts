import type { Managing } from '@schupf/protocol';
import { Buckets, type Rate } from '../limits/bucket.ts';

/** More than anybody changes his mind in earnest. */
const WHIMS: Rate = { burst: 30, perSecond: 0.05 };

/** Their opposites are always allowed: nobody is kept on a chair, or held to what he does not want. */
const COMMANDS: readonly unknown[] = ['sit', 'propose'];
const ACTIONS: readonly unknown[] = ['take-back', 'withdraw'];

/**
 * What can be done and undone for ever, by everybody at a table. All of it stands in the log: at the speed at which
 * messages are allowed, somebody who does nothing else would fill the disk with it.
 */
export class ChangeLimiter {
  private readonly buckets = new Buckets(WHIMS);

  /** Whether he may do it; a move that brings the game on he always may. */
  allows(person: string, command: unknown, now: number): boolean {
    return !isWhim(command) || this.buckets.take(person, now);
  }

  allowsManaging(person: string, { type }: Managing, now: number): boolean {
    return type === 'start' || this.buckets.take(person, now);
  }
}

/** Nobody has looked yet whether it is a command at all. */
function isWhim(command: unknown): boolean {
  const { type, action } = (command ?? {}) as {
    readonly type?: unknown;
    readonly action?: { type?: unknown };
  };
  return COMMANDS.includes(type) || (type === 'act' && ACTIONS.includes(action?.type));
}
