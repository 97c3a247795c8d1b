import { onlineWords as words } from '../../i18n/page-words.ts';
import { MePage as Me } from './MePage.tsx';
import { withServer } from './with-server.tsx';

export const MePage = withServer(Me, () => words().me.title);
