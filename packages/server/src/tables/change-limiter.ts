import type { HostCommand } from '@schupf/protocol';
import type { SeatAction } from '@schupf/rules';
import type { Command } from '@schupf/table';
import { Buckets, type Rate } from '../limits/bucket.ts';

/** Far more often than anyone changes their mind in good faith. */
const CHANGES: Rate = { burst: 30, perSecond: 0.05 };

/**
 * Which commands are limited because people could do and undo them endlessly. It is enough to limit the doing: leaving,
 * declining and withdrawing always work, so that no one is trapped in a chair, an agreement or a conditional pass.
 */
const LIMITED_COMMANDS: { readonly [T in Exclude<Command['type'], 'act'>]: boolean } = {
  sit: true,
  propose: true,
  swap: true,
  rename: true,
  'pass-until': true,
  'withdraw-pass': false,
  leave: false,
  decline: false,
  hold: false,
  'end-hold': false,
  ready: false,
  start: false,
  'commit-salt': false,
  'reveal-salt': false,
};

/** The same for actions in the game. Everything that moves the game forward is unlimited. */
const LIMITED_ACTIONS: { readonly [T in SeatAction['type']]: boolean } = {
  'take-back': true,
  withdraw: true,
  call: false,
  take: false,
  decline: false,
  push: false,
  play: false,
  bomb: false,
  pass: false,
  give: false,
};

const LIMITED_HOST_COMMANDS: { readonly [T in HostCommand['type']]: boolean } = {
  place: true,
  'invite-bot': true,
  start: false,
};

/**
 * Limits how often someone may make changes that can be undone. Every change is a row in the log, so someone could
 * otherwise fill the disk with them, even within the rate limit for messages.
 */
export class ChangeLimiter {
  private readonly buckets = new Buckets(CHANGES);

  allows(person: string, command: Command, now: number): boolean {
    const isLimited =
      command.type === 'act' ? LIMITED_ACTIONS[command.action.type] : LIMITED_COMMANDS[command.type];
    return !isLimited || this.buckets.take(person, now);
  }

  allowsHostCommand(person: string, { type }: HostCommand, now: number): boolean {
    return !LIMITED_HOST_COMMANDS[type] || this.buckets.take(person, now);
  }
}
