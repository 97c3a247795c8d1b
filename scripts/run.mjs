// Runs a TypeScript file from this repository: node scripts/run.mjs FILE [ARGS...]
// Plain JavaScript for Node 20, because it installs the dependencies and the newer Node.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIN_VERSION = '24.12.0'; // the first Node whose type stripping is stable
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

if (!isInstalled()) install();
run(findNode(), process.argv.slice(2));

/** Whether node_modules matches package-lock.json. Optional packages may be absent: they are for other systems. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return (
    Object.keys(present).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional }]) =>
      path in present ? present[path].version === version && present[path].integrity === integrity : optional,
    )
  );
}

function packagesOf(lockfile) {
  const { packages } = JSON.parse(readFileSync(join(root, lockfile), 'utf8'));
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

/** Writes to stderr only, because stdout belongs to the program that runs next. */
function install() {
  console.error('Installing the locked dependencies, once ...');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail('The dependencies could not be installed; see above, then try `npm ci`.');
}

function findNode() {
  const packaged = join(bin, 'node');
  if (existsSync(packaged)) return packaged;
  if (isNewEnough(process.versions.node)) return process.execPath;
  const current = `this is ${process.versions.node} on ${process.platform}-${process.arch}`;
  fail(
    `Schupf needs Node ${MIN_VERSION} or newer and ${current}: install one from https://nodejs.org and try again.`,
  );
}

function isNewEnough(version) {
  return version.localeCompare(MIN_VERSION, 'en', { numeric: true }) >= 0;
}

function run(node, args) {
  const env = {
    // Compiling the TypeScript again at every start would take most of the time until the first output.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
  };
  const child = spawn(node, args, { stdio: 'inherit', env });
  // Stay until the child has exited, so that the shell's prompt does not appear before its last line.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) followShell(child);
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm signals only its shell, and some shells exit without passing the signal on. */
function followShell(child) {
  const shell = process.ppid;
  const check = () => process.ppid !== shell && child.kill('SIGTERM');
  setInterval(check, 200).unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
