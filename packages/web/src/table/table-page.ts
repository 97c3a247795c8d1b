import { definePage } from '../app/page.tsx';
import { loadWords } from '../i18n/language.ts';
import { tableAddress } from './table-address.ts';

/** The page sets its title itself: it shows whose turn it is. */
export const tablePage = definePage({
  address: tableAddress,
  load: async () => (await import('./TablePage.tsx')).TablePage,
  loadWords,
  title: null,
  key: ({ table }) => table,
  hasOwnBar: true,
});
