import type { Input, PersonId, Reply, Step } from '@schupf/table';

export const UNAVAILABLE: Reply = { ok: false, refusal: null };
export const MALFORMED: Reply = { ok: false, refusal: { code: 'malformed', rule: null } };

/** The number of recent commands remembered per person. Only a few can be in flight at a time. */
const MAX_COMMANDS = 200;
/**
 * The number of people remembered. This is a separate limit, so that one busy person cannot evict the commands of
 * others.
 */
const MAX_PEOPLE = 200;

/** The id of a command and its reply. An id alone stands for `DONE`; snapshots would otherwise be twice as long. */
type SavedReply = string | readonly [id: string, reply: Reply];

/** Replies to commands in the log as plain data: for each person, oldest first. */
export type SavedReplies = readonly (readonly [by: PersonId, replies: readonly SavedReply[]])[];

const DONE: Reply = { ok: true, outcome: 'done' };

/** Replies by command id, so that a repeated command gets the same reply and changes nothing. */
export class Replies {
  private readonly byPerson = new Map<PersonId, Map<string, Promise<Reply>>>();
  /** The replies to commands in the log. */
  private readonly logged = new WeakMap<Promise<Reply>, Reply>();

  find(by: PersonId, id: string): Promise<Reply> | undefined {
    return this.byPerson.get(by)?.get(id);
  }

  add(by: PersonId, id: string, reply: Promise<Reply>): void {
    const replies = this.byPerson.get(by) ?? new Map<string, Promise<Reply>>();
    // Moves the person to the end of the map, so that the least recently active person is dropped first.
    this.byPerson.delete(by);
    this.byPerson.set(by, replies.set(id, reply));
    dropOldest(replies, MAX_COMMANDS);
    dropOldest(this.byPerson, MAX_PEOPLE);
  }

  /** Adds the reply to a command in the log. */
  addLogged(by: PersonId, id: string, reply: Reply): void {
    const promise = Promise.resolve(reply);
    this.logged.set(promise, reply);
    this.add(by, id, promise);
  }

  save(): SavedReplies {
    return [...this.byPerson].map(([by, replies]) => {
      const known: SavedReply[] = [];
      for (const [id, promise] of replies) {
        const reply = this.logged.get(promise);
        if (reply !== undefined) known.push(reply.ok && reply.outcome === 'done' ? id : [id, reply]);
      }
      return [by, known] as const;
    });
  }

  restore(saved: SavedReplies): void {
    for (const [by, replies] of saved) {
      for (const one of replies) {
        const [id, reply] = typeof one === 'string' ? [one, DONE] : one;
        this.addLogged(by, id, reply);
      }
    }
  }

  /** Forgets a command that was not stored, so that it can be sent again. */
  delete(by: PersonId, id: string): void {
    this.byPerson.get(by)?.delete(id);
  }
}

function dropOldest<Key>(map: Map<Key, unknown>, maxSize: number): void {
  const [oldest] = map.keys();
  if (map.size > maxSize) map.delete(oldest!);
}

/** The reply to a command, derived from the effects of its step. */
export function replyTo(input: Extract<Input, { type: 'command' }>, { effects }: Step): Reply {
  for (const effect of effects) {
    if (effect.type === 'refuse' && effect.id === input.id) return { ok: false, refusal: effect.refusal };
    if (effect.type === 'tell' && effect.update.type === 'held' && effect.update.id === input.id)
      return { ok: true, outcome: 'held' };
  }
  return DONE;
}
