import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { dailyAddress } from './daily-address.ts';

export const dailyPage = definePage({
  address: dailyAddress,
  load: async () => (await import('./load-daily.ts')).loadDailyPage(),
  title: () => titled(shellWords().home.today.name),
});
