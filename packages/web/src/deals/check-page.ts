import { definePage } from '../app/page.tsx';
import { checkAddress } from './check-address.ts';

export const checkPage = definePage({
  address: checkAddress,
  load: async () => (await import('./CheckPage.tsx')).CheckPage,
  loadWords: async () => (await import('../i18n/deals-words.ts')).loadDealsWords(),
  title: null,
  key: ({ source }) => JSON.stringify(source),
});
