import { definePage } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { homeAddress } from './home-address.ts';

export const homePage = definePage({
  address: homeAddress,
  load: async () => {
    const { Home, findMatches } = await import('./Home.tsx');
    await findMatches();
    return Home;
  },
  link: {
    icon: 'M4 8a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9 3.500l8.500 1.800a2 2 0 0 1 1.500 2.400L17 18',
    text: () => shellWords().app.play,
  },
  title: () => `Schupf${shellWords().common.colon} ${shellWords().home.title}`,
});
