import { coursePage, levelPage } from '../course/course-pages.ts';
import { dailyPage } from '../daily/daily-page.ts';
import { checkPage } from '../deals/check-page.ts';
import { homePage } from '../home/home-page.ts';
import { legalPage } from '../legal/legal-page.ts';
import { matchesPage } from '../matches/matches-page.ts';
import { moderationPage } from '../moderation/moderation-page.ts';
import { SERVER_PAGES } from '../online/online-pages.ts';
import { PEOPLE_PAGES } from '../people/people-pages.ts';
import { puzzlePage, puzzlesPage } from '../puzzles/puzzle-pages.ts';
import { ratingsPage } from '../ratings/ratings-page.ts';
import { replayPage, sharedReplayPage } from '../replay/replay-page.ts';
import { rulesPage } from '../rules/rules-page.ts';
import { summaryPage } from '../rules/summary-page.ts';
import { settingsPage } from '../settings/settings-page.ts';
import { statisticsPage } from '../statistics/statistics-page.ts';
import { studiesPage } from '../study/studies-page.ts';
import { tablePage } from '../table/table-page.ts';
import type { Page } from './page.tsx';

/** Every page. The first is home; those with a link appear in the navigation in this order. */
export const PAGES: readonly Page[] = [
  homePage,
  tablePage,
  ...SERVER_PAGES,
  ...PEOPLE_PAGES,
  dailyPage,
  matchesPage,
  statisticsPage,
  coursePage,
  levelPage,
  puzzlePage,
  puzzlesPage,
  ratingsPage,
  rulesPage,
  summaryPage,
  settingsPage,
  legalPage,
  checkPage,
  replayPage,
  sharedReplayPage,
  studiesPage,
  moderationPage,
];
