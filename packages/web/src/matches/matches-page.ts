import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { matchesAddress } from './matches-address.ts';

export const matchesPage = definePage({
  address: matchesAddress,
  load: async () => (await import('./MatchesPage.tsx')).MatchesPage,
  title: () => titled(shellWords().app.matches),
  link: {
    icon: 'M5 6h14M5 12h14M5 18h8M17.500 15.500v5M15 18h5',
    text: () => shellWords().app.matches,
  },
});
