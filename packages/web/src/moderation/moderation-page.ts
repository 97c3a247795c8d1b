import { definePage } from '../app/page.tsx';
import { ServerMissing } from '../app/ServerMissing.tsx';
import { moderationAddress } from './moderation-address.ts';

/** For moderators only; the server answers no one else. */
export const moderationPage = definePage({
  address: moderationAddress,
  load: async () => (await import('./ModerationPage.tsx')).ModerationPage,
  loadWords: async () => (await import('../i18n/moderation-words.ts')).loadModerationWords(),
  Missing: ServerMissing,
  title: null,
});
