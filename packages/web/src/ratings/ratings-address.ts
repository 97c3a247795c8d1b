import { Address } from '../app/address.ts';

export const LISTS = ['people', 'pairs'] as const;
type List = (typeof LISTS)[number];

export interface RatingsParams {
  /** Such as `nanjing-clock`. The page checks it: the start page should not load what that takes. */
  readonly pool: string;
  readonly list: List;
}

const FIRST: RatingsParams = { pool: 'nanjing-clock', list: 'people' };

/** A list of ratings, for example `#/ratings/nanjing-clock/pairs`. */
export const ratingsAddress = new Address<RatingsParams>({
  path: 'ratings',
  parse: ([pool = FIRST.pool, list = FIRST.list, ...more]) => {
    const known = LISTS.find((each) => each === list);
    return known !== undefined && more.length === 0 ? { pool, list: known } : null;
  },
  format: ({ pool, list }) => [pool, list],
});

/** The address of the list that is shown first. */
export const firstRatingsHref = (): string => ratingsAddress.href(FIRST);
