import { definePage } from '../app/page.tsx';
import { ServerMissing } from '../app/ServerMissing.tsx';
import { legalAddress } from './legal-address.ts';

export const legalPage = definePage({
  address: legalAddress,
  load: async () => (await import('./LegalPage.tsx')).LegalPage,
  loadWords: async () => (await import('../i18n/legal-words.ts')).loadLegalWords(),
  Missing: ServerMissing,
  title: null,
});
