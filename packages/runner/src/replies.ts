import type { Input, PersonId, Reply, Step } from '@schupf/table';

export const UNAVAILABLE: Reply = { ok: false, refusal: null };
export const MALFORMED: Reply = { ok: false, refusal: { code: 'malformed', rule: null } };

/** So many commands of a person are known again; he has a few on their way at most. */
const MAX_KNOWN = 200;
/** And of so many people: whoever talks much, at the table or not, makes nobody else's commands unknown. */
const MAX_PEOPLE = 200;

/** Answers by command, so that a repeated one is answered as before and changes nothing. */
export class Replies {
  private readonly known = new Map<PersonId, Map<string, Promise<Reply>>>();

  find(by: PersonId, id: string): Promise<Reply> | undefined {
    return this.known.get(by)?.get(id);
  }

  keep(by: PersonId, id: string, reply: Promise<Reply>): void {
    const his = this.known.get(by) ?? new Map<string, Promise<Reply>>();
    // Whoever spoke last stands last, and is the last to be forgotten.
    this.known.delete(by);
    this.known.set(by, his.set(id, reply));
    dropOldest(his, MAX_KNOWN);
    dropOldest(this.known, MAX_PEOPLE);
  }

  /** A command that was not kept may be given again. */
  forget(by: PersonId, id: string): void {
    this.known.get(by)?.delete(id);
  }
}

function dropOldest<Key>(map: Map<Key, unknown>, most: number): void {
  const [oldest] = map.keys();
  if (map.size > most) map.delete(oldest!);
}

/** What a step answers to the command it was given. */
export function replyTo(input: Extract<Input, { type: 'command' }>, { effects }: Step): Reply {
  for (const effect of effects) {
    if (effect.type === 'refuse' && effect.id === input.id) return { ok: false, refusal: effect.refusal };
    if (effect.type === 'tell' && effect.update.type === 'held' && effect.update.id === input.id)
      return { ok: true, outcome: 'held' };
  }
  return { ok: true, outcome: 'done' };
}
