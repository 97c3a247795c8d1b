import { definePage } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { homeAddress } from './home-address.ts';

export const homePage = definePage({
  address: homeAddress,
  load: async () => {
    const { Home, findMatchToContinue } = await import('./Home.tsx');
    await findMatchToContinue();
    return Home;
  },
  title: () => `Schupf${shellWords().common.colon} ${shellWords().home.title}`,
});
