import { definePage, titled } from '../app/page.tsx';
import { loadWords, shellWords } from '../i18n/language.ts';
import { rulesAddress } from './rules-address.ts';

export const rulesPage = definePage({
  address: rulesAddress,
  load: async () => (await import('./RulesPage.tsx')).RulesPage,
  loadWords,
  title: () => titled(shellWords().app.rules),
  link: {
    icon: 'M5 4.5h10.5a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10.500M9 8.500h5.500',
    text: () => shellWords().app.rules,
  },
});
