import type { AnyRefusal } from './refusals.ts';

/** The answer to a command. */
export type Reply =
  /** Done, or held until simultaneous claims can be put in order. */
  | { readonly ok: true; readonly outcome: 'done' | 'held' }
  | { readonly ok: false; readonly refusal: AnyRefusal }
  /** Not known to be stored. If it is sent again with the same id, it is done at most once. */
  | { readonly ok: false; readonly refusal: null };
