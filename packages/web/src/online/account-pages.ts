import { definePage } from '../app/page.tsx';
import { ServerMissing } from '../app/ServerMissing.tsx';
import { deviceAddress, meAddress } from './online-addresses.ts';

/** The pages about the player. They set their titles themselves, because the shell's texts do not include them. */
export const ACCOUNT_PAGES = [
  definePage({
    address: meAddress,
    load: async () => (await import('./pages/me-page.tsx')).MePage,
    loadWords: async () => (await import('../i18n/account-words.ts')).loadAccountWords(),
    Missing: ServerMissing,
    title: null,
  }),
  definePage({
    address: deviceAddress,
    load: async () => (await import('./pages/server-pages.tsx')).DevicePage,
    loadWords: async () => (await import('../i18n/page-words.ts')).loadOnlineWords(),
    Missing: ServerMissing,
    title: null,
    key: ({ code }) => code,
  }),
];
