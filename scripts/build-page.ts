// Builds the page, unless its source files are unchanged since the last build: node scripts/build-page.ts

import { buildPage } from './page/build.ts';

const outcome = buildPage();
if (outcome === 'current') console.log('The page is up to date.');
else if (outcome !== 'built') process.exitCode = outcome;
