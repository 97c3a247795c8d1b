import { onlineWords as words } from '../../i18n/page-words.ts';
import { DevicePage as Device } from './DevicePage.tsx';
import { FriendsPage as Friends } from './FriendsPage.tsx';
import { LobbyPage as Lobby } from './LobbyPage.tsx';
import { prepareTable, TableByLink as SharedTable } from './TableByLink.tsx';
import { withServer } from './with-server.tsx';

export const FriendsPage = withServer(Friends, () => words().friends.title);
export const LobbyPage = withServer(Lobby, () => words().lobby.title);
export const DevicePage = withServer(Device, () => words().device.title);
export const TableByLink = withServer(SharedTable, () => words().room.title, {
  hasOwnBar: true,
  prepare: prepareTable,
});
