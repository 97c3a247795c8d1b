import { lazy } from '../../app/lazy.tsx';

/** Loaded after the table: most people have no friends here yet. */
export const InviteFriends = lazy(
  async () => {
    const { loadPeopleWords } = await import('../../i18n/people-words.ts');
    const [part] = await Promise.all([import('./InviteFriends.tsx'), loadPeopleWords()]);
    return part.InviteFriends;
  },
  { quiet: true, Missing: () => null },
);
