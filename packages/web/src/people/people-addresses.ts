import { Address } from '../app/address.ts';

/** The player's friends. */
export const friendListAddress = new Address<object>({
  path: 'people',
  parse: ({ length }) => (length === 0 ? {} : null),
  format: () => [],
});

export interface ProfileParams {
  /** The id of a person. */
  readonly who: string;
}

export const profileAddress = new Address<ProfileParams>({
  path: 'people',
  parse: ([who = '', ...more]) => (who === '' || more.length > 0 ? null : { who }),
  format: ({ who }) => [who],
});
