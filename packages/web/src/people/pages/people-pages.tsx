import { peopleWords as words } from '../../i18n/people-words.ts';
import { withServer } from '../../online/pages/with-server.tsx';
import { FriendListPage as FriendList } from './FriendListPage.tsx';
import { ProfilePage as ProfileOf } from './ProfilePage.tsx';

export const FriendListPage = withServer(FriendList, () => words().title);
export const ProfilePage = withServer(ProfileOf, () => words().profile);
