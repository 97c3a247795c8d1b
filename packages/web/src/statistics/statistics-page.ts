import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { statisticsAddress } from './statistics-address.ts';

export const statisticsPage = definePage({
  address: statisticsAddress,
  load: async () => (await import('./StatisticsPage.tsx')).StatisticsPage,
  loadWords: async () => (await import('../i18n/statistics-words.ts')).loadStatisticsWords(),
  title: () => titled(shellWords().app.statistics),
});
