import { definePage, titled } from '../app/page.tsx';
import { loadWords, shellWords } from '../i18n/language.ts';
import { settingsAddress } from './settings-address.ts';

export const settingsPage = definePage({
  address: settingsAddress,
  load: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  // The page shows cards, and their letters (J, Q, K) depend on the language.
  loadWords: async () => {
    const { loadSettingsWords } = await import('../i18n/page-words.ts');
    await Promise.all([loadWords(), loadSettingsWords()]);
  },
  title: () => titled(shellWords().app.settings),
  link: {
    icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
    text: () => shellWords().app.settings,
  },
});
