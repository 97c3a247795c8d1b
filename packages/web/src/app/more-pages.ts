import { checkPage } from '../deals/check-page.ts';
import { statisticsPage } from '../statistics/statistics-page.ts';
import { studiesPage } from '../study/studies-page.ts';
import type { Page } from './page.tsx';

export const MORE_PAGES: readonly Page[] = [statisticsPage, studiesPage, checkPage];
