// Builds the page if necessary and serves it: node scripts/start.ts [FLAGS OF `schupf serve`...]

import { buildPage } from './page/build.ts';

const PROGRAM = new URL('../packages/cli/src/main.ts', import.meta.url);

const outcome = buildPage();
if (typeof outcome === 'number') process.exit(outcome);

// In this process: another one would take longer to start, and our signals would have to be forwarded to it.
process.argv.splice(2, 0, 'serve');
await import(PROGRAM.href);
