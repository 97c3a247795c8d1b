import type { Page } from '../app/page.tsx';
import { legalPage } from '../legal/legal-page.ts';
import { moderationPage } from '../moderation/moderation-page.ts';
import { PEOPLE_PAGES } from '../people/people-pages.ts';
import { ratingsPage } from '../ratings/ratings-page.ts';
import { ACCOUNT_PAGES } from './account-pages.ts';

export const ALL_LATER_PAGES: readonly Page[] = [
  ...ACCOUNT_PAGES,
  ...PEOPLE_PAGES,
  ratingsPage,
  legalPage,
  moderationPage,
];
