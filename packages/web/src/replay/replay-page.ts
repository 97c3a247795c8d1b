import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { formatReplaySource, replayAddress, sharedReplayAddress } from './replay-address.ts';

const spec = {
  load: async () => (await import('./ReplayPage.tsx')).ReplayPage,
  loadWords: async () => (await import('../i18n/page-words.ts')).loadReplayWords(),
  title: () => titled(shellWords().app.replay),
  hasOwnControls: true,
};

export const replayPage = definePage({
  ...spec,
  address: replayAddress,
  key: ({ source }) => formatReplaySource(source).join(' '),
});

export const sharedReplayPage = definePage({
  ...spec,
  address: sharedReplayAddress,
  key: ({ source }) => source.id,
});
