import { coursePage, levelPage } from '../course/course-pages.ts';
import { dailyPage } from '../daily/daily-page.ts';
import { checkAddress } from '../deals/check-address.ts';
import { homePage } from '../home/home-page.ts';
import { matchesPage } from '../matches/matches-page.ts';
import { LATER_PAGES } from '../online/later-pages.ts';
import { SERVER_PAGES } from '../online/online-pages.ts';
import { puzzlePage, puzzlesPage } from '../puzzles/puzzle-pages.ts';
import { replayPage, sharedReplayPage } from '../replay/replay-page.ts';
import { rulesPage } from '../rules/rules-page.ts';
import { summaryPage } from '../rules/summary-page.ts';
import { settingsPage } from '../settings/settings-page.ts';
import { statisticsAddress } from '../statistics/statistics-address.ts';
import { studiesAddress } from '../study/studies-address.ts';
import { tablePage } from '../table/table-page.ts';
import { laterPages } from './later-pages.tsx';
import type { Page } from './page.tsx';

const MORE_PAGES = laterPages({
  paths: [statisticsAddress, studiesAddress, checkAddress].map(({ path }) => path),
  load: async () => (await import('./more-pages.ts')).MORE_PAGES,
});

/** Every page. The first is home; those with a link appear in the navigation in this order. */
export const PAGES: readonly Page[] = [
  homePage,
  tablePage,
  ...SERVER_PAGES,
  ...LATER_PAGES,
  dailyPage,
  matchesPage,
  coursePage,
  levelPage,
  puzzlePage,
  puzzlesPage,
  rulesPage,
  summaryPage,
  settingsPage,
  replayPage,
  sharedReplayPage,
  ...MORE_PAGES,
];
