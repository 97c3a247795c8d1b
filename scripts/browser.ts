// Makes sure that Chromium is available for the browser tests: node scripts/browser.ts
// On Debian and its derivatives, this installs it for root; other users are shown the command to run.

import { provideChromium } from './provide-chromium.ts';

const provided = provideChromium({ env: process.env, isRoot: process.getuid?.() === 0 });
if (provided.ok) {
  console.log(provided.path);
} else {
  console.error(provided.problem);
  process.exitCode = 1;
}
