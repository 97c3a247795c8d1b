import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { studiesAddress } from './studies-address.ts';

export const studiesPage = definePage({
  address: studiesAddress,
  load: async () => (await import('./StudiesPage.tsx')).StudiesPage,
  loadWords: async () => (await import('../i18n/study-words.ts')).loadStudyWords(),
  title: () => titled(shellWords().app.studies),
});
