// Sees to it that there is a Chromium for the end-to-end tests: node scripts/browser.ts
// On Debian and its like, root installs it by this script. Anybody else is told the line to run.

import { provideChromium } from './provide-chromium.ts';

const provided = provideChromium({ env: process.env, isRoot: process.getuid?.() === 0 });
if (provided.ok) {
  console.log(provided.path);
} else {
  console.error(provided.problem);
  process.exitCode = 1;
}
