import { definePage, titled } from '../app/page.tsx';
import { loadWords, shellWords } from '../i18n/language.ts';
import { summaryAddress } from './summary-address.ts';

export const summaryPage = definePage({
  address: summaryAddress,
  load: async () => (await import('./SummaryPage.tsx')).SummaryPage,
  loadWords,
  title: () => titled(shellWords().app.rules),
  key: ({ request }) => request ?? '',
});
