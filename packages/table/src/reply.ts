import type { AnyRefusal } from './refusals.ts';

/** What becomes of a command. */
export type Reply =
  /** Done, or held until claims made together can be put in order. */
  | { readonly ok: true; readonly outcome: 'done' | 'held' }
  | { readonly ok: false; readonly refusal: AnyRefusal }
  /** It is not known to be kept. Given again with its id, it is done once at most. */
  | { readonly ok: false; readonly refusal: null };
