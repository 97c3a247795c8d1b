// Builds the page and serves it: node scripts/start.ts [FLAGS OF `schupf serve`...]

import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';

const { status } = spawnSync('vite', ['build', '--logLevel=warn'], { cwd: 'packages/web', stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const server = spawn(process.execPath, ['packages/cli/src/main.ts', 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Stay until the server has exited, so that its port is free for the next start.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal!]));
