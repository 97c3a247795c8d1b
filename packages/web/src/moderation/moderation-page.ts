import { definePage } from '../app/page.tsx';
import { ServerMissing } from '../app/ServerMissing.tsx';
import { moderationAddress } from './moderation-address.ts';

/** For moderators only; the server answers no one else. */
export const moderationPage = definePage({
  address: moderationAddress,
  load: async () => (await import('./ModerationPage.tsx')).ModerationPage,
  loadWords: async () => {
    const [moderation, account] = await Promise.all([
      import('../i18n/moderation-words.ts'),
      import('../i18n/account-words.ts'),
    ]);
    await Promise.all([moderation.loadModerationWords(), account.loadAccountWords()]);
  },
  Missing: ServerMissing,
  title: null,
});
