import { spawnSync } from 'node:child_process';
import { findChromium } from '../packages/web/e2e/chromium.ts';
import { findProgram } from '../packages/web/e2e/programs.ts';

const UPDATE = ['apt-get', 'update'];
/** Not every distribution has the first package. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

function installCommand(browser: string): readonly string[] {
  return ['apt-get', 'install', '-y', '--no-install-recommends', browser, 'fonts-noto-core'];
}

interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly isRoot: boolean;
}

type ProvideResult =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly problem: string };

/** Finds Chromium. If there is none, installs the distribution's for root and tells other users what to do. */
export function provideChromium({ env, isRoot }: Machine): ProvideResult {
  const existing = findChromium(env);
  if (existing !== null) return { ok: true, path: existing };
  if (env['CHROMIUM']) return failed(`CHROMIUM names ${env['CHROMIUM']}, which cannot be run.`);
  if (findProgram('apt-get', env) === null) {
    return failed(
      'The tests need Chromium: install one and name it, as in CHROMIUM=/path/to/chromium npm test',
    );
  }
  if (!isRoot) {
    const installs = PACKAGES.map((browser) => installCommand(browser).join(' '));
    return failed(
      `The tests need Chromium: sudo sh -c '${UPDATE.join(' ')} && { ${installs.join(' || ')}; }'`,
    );
  }
  console.log('Installing Chromium from the distribution, once ...');
  if (!run(UPDATE, env)) return failed(`${UPDATE.join(' ')} failed.`);
  if (!PACKAGES.some((browser) => run(installCommand(browser), env)))
    return failed(`${installCommand(PACKAGES.at(-1)!).join(' ')} failed.`);
  const installed = findChromium(env);
  return installed === null
    ? failed('Chromium is still missing after the installation.')
    : { ok: true, path: installed };
}

function run([command = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function failed(problem: string): ProvideResult {
  return { ok: false, problem };
}
