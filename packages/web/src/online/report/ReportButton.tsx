import { lazy } from '../../app/lazy.tsx';

/** Opens a dialog to report someone. Its code and texts are loaded when the button is first shown. */
export const ReportButton = lazy(
  async () => {
    const [{ ReportDialog }] = await Promise.all([
      import('./ReportDialog.tsx'),
      import('../../i18n/standing-words.ts').then(({ loadStandingWords }) => loadStandingWords()),
    ]);
    return ReportDialog;
  },
  { quiet: true },
);
