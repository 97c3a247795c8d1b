import { spawnSync } from 'node:child_process';
import { findChromium } from '../packages/web/e2e/chromium.ts';
import { findProgram } from '../packages/web/e2e/programs.ts';

const INSTALL_COMMANDS = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
];

interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly isRoot: boolean;
}

type Provided =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly problem: string };

/** Finds Chromium. If there is none, installs the distribution's for root and tells other users what to do. */
export function provideChromium({ env, isRoot }: Machine): Provided {
  const existing = findChromium(env);
  if (existing !== null) return { ok: true, path: existing };
  if (env['CHROMIUM']) return failed(`CHROMIUM names ${env['CHROMIUM']}, which cannot be run.`);
  if (findProgram('apt-get', env) === null) {
    return failed(
      'The tests need Chromium: install one and name it, as in CHROMIUM=/path/to/chromium npm test',
    );
  }
  if (!isRoot) {
    return failed(
      `The tests need Chromium: sudo sh -c '${INSTALL_COMMANDS.map((line) => line.join(' ')).join(' && ')}'`,
    );
  }
  console.log('Installing Chromium from the distribution, once ...');
  for (const [command = '', ...args] of INSTALL_COMMANDS) {
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return failed(`${command} ${args.join(' ')} failed.`);
  }
  const installed = findChromium(env);
  return installed === null
    ? failed('Chromium is still missing after the installation.')
    : { ok: true, path: installed };
}

function failed(problem: string): Provided {
  return { ok: false, problem };
}
