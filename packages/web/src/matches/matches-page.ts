import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { matchesAddress } from './matches-address.ts';

export const matchesPage = definePage({
  address: matchesAddress,
  load: async () => (await import('./MatchesPage.tsx')).MatchesPage,
  title: () => titled(shellWords().app.matches),
  link: {
    // A cup.
    icon: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H5a3 3 0 0 0 3 4.500M16 6h3a3 3 0 0 1-3 4.500M12 14v4M8.500 20h7',
    text: () => shellWords().app.matches,
  },
});
