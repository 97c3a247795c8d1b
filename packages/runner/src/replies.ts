import type { Input, PersonId, Reply, Step } from '@schupf/table';
import { DONE, RecentReplies, type SavedReplies } from './recent-replies.ts';

export const UNAVAILABLE: Reply = { ok: false, refusal: null };
export const MALFORMED: Reply = { ok: false, refusal: { code: 'malformed', rule: null } };

const HELD: Reply = { ok: true, outcome: 'held' };

interface WaitingCommand {
  readonly by: PersonId;
  readonly id: string;
  readonly replied: Promise<Reply>;
}

/** Replies by command id, so that a repeated command gets the same reply and changes nothing. */
export class Replies {
  /** The commands that have no reply yet. There are only a few. */
  private readonly waiting = new Set<WaitingCommand>();
  private readonly logged = new RecentReplies();
  /** The replies to commands that changed nothing, and so are not in the log. */
  private readonly unlogged = new RecentReplies();

  find(by: PersonId, id: string): Promise<Reply> | undefined {
    const known = this.logged.find(by, id) ?? this.unlogged.find(by, id);
    if (known !== undefined) return Promise.resolve(known);
    for (const command of this.waiting) if (command.by === by && command.id === id) return command.replied;
    return undefined;
  }

  /** The reply to a command in the log. */
  findLogged(by: PersonId, id: string): Reply | undefined {
    return this.logged.find(by, id);
  }

  /** Adds a command. Call `reply` when its reply is known. */
  add(
    by: PersonId,
    id: string,
  ): { readonly replied: Promise<Reply>; readonly reply: (reply: Reply) => void } {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const command: WaitingCommand = { by, id, replied: promise };
    this.waiting.add(command);
    const reply = (given: Reply): void => {
      if (!this.waiting.delete(command)) return;
      // A command that was not stored is forgotten, so that it can be sent again.
      if (given !== UNAVAILABLE && this.findLogged(by, id) === undefined) this.unlogged.add(by, id, given);
      resolve(given);
    };
    return { replied: promise, reply };
  }

  /** Adds the reply to a command in the log. */
  addLogged(by: PersonId, id: string, reply: Reply): void {
    this.logged.add(by, id, reply);
  }

  save(): SavedReplies {
    return this.logged.save();
  }

  restore(saved: SavedReplies): void {
    this.logged.restore(saved);
  }
}

/** The reply to a command, derived from the effects of its step. */
export function replyTo(input: Extract<Input, { type: 'command' }>, { effects }: Step): Reply {
  for (const effect of effects) {
    if (effect.type === 'refuse' && effect.id === input.id) return { ok: false, refusal: effect.refusal };
    if (effect.type === 'tell' && effect.update.type === 'held' && effect.update.id === input.id) return HELD;
  }
  return DONE;
}
