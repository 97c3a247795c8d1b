import { definePage, titled } from '../app/page.tsx';
import { loadOnlineWords, onlineWords } from '../i18n/page-words.ts';
import {
  deviceAddress,
  friendsAddress,
  lobbyAddress,
  meAddress,
  sharedTableAddress,
} from './online-addresses.ts';

// Everything in this folder is one chunk, which is not cached for offline use.
const load = async () => (await Promise.all([import('./pages/server-pages.tsx'), loadOnlineWords()]))[0];

const byCode = ({ code }: { readonly code: string }) => code;

/** The pages that need a server. */
export const SERVER_PAGES = [
  definePage({
    address: friendsAddress,
    load: async () => (await load()).FriendsPage,
    title: () => titled(onlineWords().friends.title),
  }),
  definePage({
    address: lobbyAddress,
    load: async () => (await load()).LobbyPage,
    title: () => titled(onlineWords().lobby.title),
  }),
  definePage({
    address: meAddress,
    load: async () => (await load()).MePage,
    title: () => titled(onlineWords().me.title),
  }),
  definePage({
    address: sharedTableAddress,
    load: async () => (await load()).TableByLink,
    title: () => titled(onlineWords().room.title),
    key: byCode,
    hasOwnBar: true,
  }),
  definePage({
    address: deviceAddress,
    load: async () => (await load()).DevicePage,
    title: () => titled(onlineWords().device.title),
    key: byCode,
  }),
];
