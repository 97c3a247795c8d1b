import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { formatReplaySource, replayAddress } from './replay-address.ts';

export const replayPage = definePage({
  address: replayAddress,
  load: async () => (await import('./ReplayPage.tsx')).ReplayPage,
  loadWords: async () => (await import('../i18n/page-words.ts')).loadReplayWords(),
  title: () => titled(shellWords().app.replay),
  key: ({ source }) => formatReplaySource(source).join(' '),
});
