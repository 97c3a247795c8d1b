import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { loadReplayWords } from '../i18n/page-words.ts';
import { formatReplaySource, replayAddress } from './replay-address.ts';

export const replayPage = definePage({
  address: replayAddress,
  load: async () => (await Promise.all([import('./ReplayPage.tsx'), loadReplayWords()]))[0].ReplayPage,
  title: () => titled(shellWords().app.replay),
  key: ({ source }) => formatReplaySource(source).join(' '),
});
