import { definePage } from '../app/page.tsx';
import { ServerMissing } from '../app/ServerMissing.tsx';
import { shellWords } from '../i18n/language.ts';
import { friendsAddress, lobbyAddress, sharedTableAddress } from './online-addresses.ts';

// These pages are in one chunk, which is not cached for offline use.
const load = () => import('./pages/server-pages.tsx');
const loadWords = async () => (await import('../i18n/page-words.ts')).loadOnlineWords();

/** The pages around tables on a server. They set their titles themselves, because the shell's texts do not include them. */
export const SERVER_PAGES = [
  definePage({
    address: friendsAddress,
    load: async () => (await load()).FriendsPage,
    loadWords,
    Missing: ServerMissing,
    title: null,
  }),
  definePage({
    address: lobbyAddress,
    load: async () => (await load()).LobbyPage,
    loadWords,
    Missing: ServerMissing,
    title: null,
    link: {
      // A round table with four seats.
      icon: 'M6.500 12a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0M12 2.500v1M12 20.500v1M2.500 12h1M20.500 12h1',
      text: () => shellWords().app.tables,
    },
  }),
  definePage({
    address: sharedTableAddress,
    load: async () => (await load()).TableByLink,
    loadWords,
    Missing: ServerMissing,
    title: null,
    key: ({ code }) => code,
    hasOwnBar: true,
  }),
];
