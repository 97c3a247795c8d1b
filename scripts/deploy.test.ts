import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { skipBecause } from '@schupf/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const CLUSTER = 'deploy/cluster';
const read = (name: string): string => readFileSync(join(CLUSTER, name), 'utf8');

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

/** The environment variables that the server reads. */
const SETTINGS = ['settings.ts', 'storage/location.ts'].flatMap((file) =>
  [...readFileSync(`packages/server/src/${file}`, 'utf8').matchAll(/'(SCHUPF_[A-Z_]+)'/g)].map(
    ([, name]) => name!,
  ),
);

test('the compose file gives the servers settings that exist', () => {
  const servers = Object.values(services).filter(({ image }) => image === 'schupf');
  expect(servers).toHaveLength(5);
  for (const { environment = {} } of servers) {
    const names = Object.keys(environment).filter((name) => name.startsWith('SCHUPF_'));
    expect(SETTINGS).toEqual(expect.arrayContaining(names));
    expect(names).toEqual(expect.arrayContaining(['SCHUPF_DATABASE_URL', 'SCHUPF_NATS_URL', 'SCHUPF_ROLES']));
  }
  const roles = servers.flatMap(({ environment }) => environment!['SCHUPF_ROLES']!.split(','));
  expect(new Set(roles)).toEqual(new Set(['gateway', 'tables', 'bots', 'jobs']));
});

test('the compose file refers to services, volumes, files and variables that exist', () => {
  for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    for (const source of mounts.map((mount) => mount.split(':')[0]!)) {
      // `certificates.sh` makes this folder.
      if (source.startsWith('./certificates')) continue;
      if (source.startsWith('./')) expect(existsSync(join(CLUSTER, source)), source).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  }
  const used = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!);
  const given = [...read('cluster.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(new Set(used)).toEqual(new Set(given));
});

test('the proxy and NATS get the variables in their configurations', () => {
  const caddy = [...read('Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name!);
  expect(Object.keys(services['caddy']!.environment!)).toEqual(expect.arrayContaining(caddy));
  const nats = [...read('nats.conf').matchAll(/\$([A-Z_]+)/g)].map(([, name]) => name!);
  expect(Object.keys(services['nats']!.environment!)).toEqual(expect.arrayContaining(nats));
});

const UNITS = globSync('deploy/**/*.service');

test.each(UNITS)('%s sets variables that the server reads', (file) => {
  const names = [...readFileSync(file, 'utf8').matchAll(/SCHUPF_[A-Z_]+/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(SETTINGS).toEqual(expect.arrayContaining(names));
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test('systemd accepts the units', skipBecause(hasSystemd ? null : 'systemd is not installed'), () => {
  const folder = temporaryFolder();
  const files = UNITS.map((file) => {
    const instance = join(folder, basename(file).replace('@', '@3001'));
    writeFileSync(instance, readFileSync(file));
    return instance;
  });
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test.each(globSync(`${CLUSTER}/*.sh`))('the shell can read %s', (file) => {
  expect(spawnSync('sh', ['-n', file]).status).toBe(0);
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/**
 * Runs `roll.sh` where the servers at ports 3001 to 3003 run. A restarted server becomes ready, unless it is `broken`.
 * Returns what happened in order, and the exit code.
 */
function roll({ broken = 0, notReady = 0 } = {}): {
  readonly events: string[];
  readonly status: number | null;
} {
  const folder = temporaryFolder();
  const program = (name: string, text: string): void => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}`);
    chmodSync(join(folder, name), 0o755);
  };
  program(
    'systemctl',
    `if [ "$1" = restart ]; then echo "$2" >> ${folder}/events; [ "$2" != schupf@${broken}.service ] || touch ${folder}/is-broken; exit 0; fi
for port in 3001 3002 3003; do echo "schupf@$port.service loaded active running Schupf, server at port $port"; done`,
  );
  program(
    'curl',
    `case "$*" in
  *:${notReady}/readyz) exit 22 ;;
  *:${broken}/readyz) [ ! -e ${folder}/is-broken ] ;;
  *) exit 0 ;;
esac`,
  );
  program('sleep', 'exit 0');
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, ROLL_PATIENCE: '3' };
  const { status } = spawnSync('sh', [join(CLUSTER, 'roll.sh')], { env });
  const log = join(folder, 'events');
  return { events: existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [], status };
}

test('roll.sh restarts all servers, one after the other', () => {
  const events = ['schupf@3001.service', 'schupf@3002.service', 'schupf@3003.service'];
  expect(roll()).toEqual({ events, status: 0 });
});

test('roll.sh stops if a restarted server does not become ready', () => {
  expect(roll({ broken: 3002 })).toEqual({
    events: ['schupf@3001.service', 'schupf@3002.service'],
    status: 1,
  });
});

test('roll.sh restarts nothing while another server is not ready', () => {
  expect(roll({ notReady: 3003 })).toEqual({ events: [], status: 1 });
});
