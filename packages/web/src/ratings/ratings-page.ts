import { definePage } from '../app/page.tsx';
import { ServerMissing } from '../app/ServerMissing.tsx';
import { ratingsAddress } from './ratings-address.ts';

/** It sets its title itself, because the shell's texts do not include it. */
export const ratingsPage = definePage({
  address: ratingsAddress,
  load: async () => (await import('./RatingsPage.tsx')).RatingsPage,
  loadWords: async () => (await import('../i18n/rating-words.ts')).loadRatingWords(),
  Missing: ServerMissing,
  title: null,
});
