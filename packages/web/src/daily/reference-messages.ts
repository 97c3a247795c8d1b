import type { Deal } from './deals.ts';

/** Messages to the worker in which the reference bots play the person's cards. */
export type ToReference = { readonly type: 'load' } | { readonly type: 'play'; readonly deal: Deal };

export type FromReference =
  | { readonly type: 'loaded'; readonly areLoaded: boolean }
  /** The mean result of the bots with these cards; null if they could not play. */
  | { readonly type: 'played'; readonly deal: Deal; readonly result: number | null };
