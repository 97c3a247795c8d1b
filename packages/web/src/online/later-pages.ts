import { laterPages } from '../app/later-pages.tsx';
import type { Page } from '../app/page.tsx';
import { ServerMissing } from '../app/ServerMissing.tsx';
import { legalAddress } from '../legal/legal-address.ts';
import { moderationAddress } from '../moderation/moderation-address.ts';
import { friendListAddress } from '../people/people-addresses.ts';
import { ratingsAddress } from '../ratings/ratings-address.ts';
import { deviceAddress, meAddress } from './online-addresses.ts';

/** Pages about people on a server. The friends of the player and all profiles have the same path. */
const ADDRESSES = [
  meAddress,
  deviceAddress,
  friendListAddress,
  ratingsAddress,
  legalAddress,
  moderationAddress,
] as const;

export const LATER_PAGES: readonly Page[] = laterPages({
  paths: ADDRESSES.map(({ path }) => path),
  load: async () => (await import('./all-later-pages.ts')).ALL_LATER_PAGES,
  Missing: ServerMissing,
});
