import type { AnyRefusal, Input, Step } from '@schupf/table';

/** What becomes of a command. */
export type Reply =
  /** Done, or held until claims made together can be put in order. */
  | { readonly ok: true; readonly outcome: 'done' | 'held' }
  | { readonly ok: false; readonly refusal: AnyRefusal }
  /** It could not be kept, so it was not done; it may be given again. */
  | { readonly ok: false; readonly refusal: null };

export const UNAVAILABLE: Reply = { ok: false, refusal: null };

/** So many commands are known again. A person has a few on their way at most. */
const MOST_KNOWN = 1000;

/** Answers by command, so that a repeated one is answered as before and changes nothing. */
export class Replies {
  private readonly known = new Map<string, Promise<Reply>>();

  find(by: string, id: string): Promise<Reply> | undefined {
    return this.known.get(keyOf(by, id));
  }

  keep(by: string, id: string, reply: Promise<Reply>): void {
    this.known.set(keyOf(by, id), reply);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN) this.known.delete(oldest!);
  }

  /** A command that was not kept may be given again. */
  forget(by: string, id: string): void {
    this.known.delete(keyOf(by, id));
  }
}

function keyOf(by: string, id: string): string {
  return JSON.stringify([by, id]);
}

/** What a step answers to the command it was given. */
export function replyTo(input: Extract<Input, { type: 'command' }>, { effects }: Step): Reply {
  for (const effect of effects) {
    if (effect.type === 'refuse' && effect.id === input.id) return { ok: false, refusal: effect.refusal };
    if (effect.type === 'tell' && effect.news.type === 'held' && effect.news.id === input.id)
      return { ok: true, outcome: 'held' };
  }
  return { ok: true, outcome: 'done' };
}
