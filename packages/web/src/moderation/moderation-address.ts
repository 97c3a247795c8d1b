import { Address } from '../app/address.ts';

const LISTS = ['reports', 'appeals', 'log'] as const;
export type ModerationList = (typeof LISTS)[number];

/** A list, one report, or the history of a person. */
export type ModerationParams =
  | { readonly what: ModerationList }
  | { readonly what: 'report' | 'person'; readonly id: string };

export const MODERATION_LISTS: readonly ModerationList[] = LISTS;

/** `#/moderation`, `#/moderation/appeals`, `#/moderation/report/ID` and the like. */
export const moderationAddress = new Address<ModerationParams>({
  path: 'moderation',
  parse: ([what = 'reports', id]) => {
    const list = LISTS.find((known) => known === what);
    if (list !== undefined) return { what: list };
    return (what === 'report' || what === 'person') && id !== undefined ? { what, id } : null;
  },
  format: (params) =>
    'id' in params ? [params.what, params.id] : params.what === 'reports' ? [] : [params.what],
});
