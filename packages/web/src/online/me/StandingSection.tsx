import { lazy } from '../../app/lazy.tsx';

/** What was decided about the player. Most people never see it, so its code and texts are loaded apart. */
export const StandingSection = lazy(
  async () => {
    const [{ StandingPanel }] = await Promise.all([
      import('./StandingPanel.tsx'),
      import('../../i18n/standing-words.ts').then(({ loadStandingWords }) => loadStandingWords()),
    ]);
    return StandingPanel;
  },
  { quiet: true },
);
