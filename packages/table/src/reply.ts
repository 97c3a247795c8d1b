import type { AnyRefusal } from './refusals.ts';

/** The answer to a command. */
export type Reply =
  /** Done, or held until simultaneous claims can be put in order. */
  | { readonly ok: true; readonly outcome: 'done' | 'held' }
  | { readonly ok: false; readonly refusal: AnyRefusal }
  /** The command may not have been stored. It is safe to send it again with the same id: it will be done only once. */
  | { readonly ok: false; readonly refusal: null };
