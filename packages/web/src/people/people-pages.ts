import { definePage } from '../app/page.tsx';
import { ServerMissing } from '../app/ServerMissing.tsx';
import { friendListAddress, profileAddress } from './people-addresses.ts';

// Both pages are in one chunk, which is not cached for offline use.
const load = () => import('./pages/people-pages.tsx');
const loadWords = async () => (await import('../i18n/people-words.ts')).loadPeopleWords();

/** They set their titles themselves, because the shell's texts do not include them. */
export const PEOPLE_PAGES = [
  definePage({
    address: friendListAddress,
    load: async () => (await load()).FriendListPage,
    loadWords,
    Missing: ServerMissing,
    title: null,
  }),
  definePage({
    address: profileAddress,
    load: async () => (await load()).ProfilePage,
    loadWords,
    Missing: ServerMissing,
    title: null,
  }),
];
