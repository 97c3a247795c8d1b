import { join } from 'node:path';
import { type DataLocation, readDataLocation } from './storage/location.ts';

/** All settings. They come from environment variables, which README lists in the same order. */
export interface Settings {
  /** Where all data is. A database counts more than a folder, because a container image may set the folder. */
  readonly data: DataLocation;
  /** The NATS server that links this process with others; null if it is the only one. It may contain a password. */
  readonly natsUrl: string | null;
  /** What this process does. */
  readonly roles: ReadonlySet<Role>;
  /** The address of the server, with scheme and hostname; null to accept the address in the request. */
  readonly publicUrl: URL | null;
  /** Additional hostnames of the server, in lower case. */
  readonly hostnames: readonly string[];
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or `loopback`. */
  readonly trustProxy: string | false;
  readonly botThreads: number;
  readonly logLevel: LogLevel;
  /** The token required to read the metrics; null to allow only this machine. */
  readonly metricsToken: string | null;
  readonly maxConnectionsPerAddress: number;
  /** Multiplies the limits per address and of new tables per person, for instance for a club behind one address. */
  readonly rateLimitFactor: number;
  /** Days of inactivity after which a person is deleted. */
  readonly peopleRetentionDays: number;
  /** Days after which a closed table is deleted. */
  readonly tableRetentionDays: number;
  /** How many matches from browsers the server stores; 0 for none. */
  readonly maxUploads: number;
  /** Days after which a match from a browser is deleted. */
  readonly uploadRetentionDays: number;
  /** The folder with the operator's privacy text, terms and imprint; null if there is none. */
  readonly legalFolder: string | null;
  /** The folder with the lists of words that no one may use; null for ours. */
  readonly wordLists: string | null;
  /** Push services to which notifications may be sent besides those of the common browsers, as origins. */
  readonly pushServices: readonly string[];
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * `gateway`: the page, requests and sockets; `tables`: runs tables; `bots`: answers for the bots of other processes;
 * `jobs`: deletes what is no longer needed.
 */
export const ROLES = ['gateway', 'tables', 'bots', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

export type SettingsAnswer =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problem: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings from the environment, or one line saying what is wrong with it. */
export function readSettings(env: Environment, cores: number): SettingsAnswer {
  try {
    const data = locationOf(env);
    const settings: Settings = {
      data,
      natsUrl: natsUrlOf(env),
      roles: rolesOf(env),
      publicUrl: urlOf(env, 'SCHUPF_PUBLIC_URL'),
      hostnames: hostnamesOf(env, 'SCHUPF_HOSTS'),
      trustProxy: env['SCHUPF_TRUST_PROXY'] || false,
      botThreads: numberOf(env, 'SCHUPF_BOT_THREADS', Math.max(1, cores - 1), 64),
      logLevel: oneOf(env, 'SCHUPF_LOG_LEVEL', LOG_LEVELS, 'warn'),
      metricsToken: env['SCHUPF_METRICS_TOKEN'] || null,
      maxConnectionsPerAddress: numberOf(env, 'SCHUPF_SOCKETS_PER_ADDRESS', 200, 1_000_000),
      rateLimitFactor: numberOf(env, 'SCHUPF_GENEROSITY', 1, 1_000_000),
      peopleRetentionDays: numberOf(env, 'SCHUPF_KEEP_PEOPLE', 400, 100_000),
      tableRetentionDays: numberOf(env, 'SCHUPF_KEEP_TABLES', 30, 100_000),
      maxUploads: numberOf(env, 'SCHUPF_UPLOADS', 10_000, 1_000_000, 0),
      uploadRetentionDays: numberOf(env, 'SCHUPF_KEEP_UPLOADS', 180, 100_000),
      legalFolder: env['SCHUPF_LEGAL'] || (data.type === 'folder' ? join(data.folder, 'legal') : null),
      wordLists: env['SCHUPF_WORDS'] || null,
      pushServices: originsOf(env, 'SCHUPF_PUSH_SERVICES'),
    };
    checkCluster(settings);
    return { ok: true, settings };
  } catch (error) {
    return { ok: false, problem: (error as Error).message };
  }
}

function locationOf(env: Environment): DataLocation {
  const answer = readDataLocation(env);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.location;
}

function natsUrlOf(env: Environment): string | null {
  const value = env['SCHUPF_NATS_URL'];
  if (!value) return null;
  // The value is not repeated, because it may contain a password.
  if (!/^(nats|tls):$/.test(URL.parse(value)?.protocol ?? ''))
    throw new Error(
      'SCHUPF_NATS_URL is not the address of a NATS server: use one such as nats://127.0.0.1:4222',
    );
  return value;
}

function rolesOf(env: Environment): ReadonlySet<Role> {
  const names = (env['SCHUPF_ROLES'] ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const roles = names.map((name) => {
    const role = ROLES.find((candidate) => candidate === name);
    if (role === undefined)
      throw new Error(`SCHUPF_ROLES cannot contain "${name}": use some of ${ROLES.join(', ')}`);
    return role;
  });
  return new Set(roles.length === 0 ? ROLES : roles);
}

/** Processes that share tables also share a database, and a process without all roles needs the others. */
function checkCluster({ data, natsUrl, roles }: Settings): void {
  if (natsUrl !== null && data.type !== 'database')
    throw new Error('SCHUPF_NATS_URL needs SCHUPF_DATABASE_URL: several processes cannot share a folder');
  if (natsUrl === null && roles.size < ROLES.length)
    throw new Error('without SCHUPF_NATS_URL, a process has no others to rely on: it needs all roles');
}

function urlOf(env: Environment, name: string): URL | null {
  const value = env[name];
  if (!value) return null;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`${name} cannot be "${value}": use an address such as https://tichu.example`);
  return url;
}

function originsOf(env: Environment, name: string): string[] {
  const addresses = (env[name] ?? '').split(/[\s,]+/).filter((part) => part !== '');
  return addresses.map((address) => {
    const url = URL.parse(address);
    if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
      throw new Error(
        `${name} cannot contain "${address}": use addresses such as https://push.example, separated by commas`,
      );
    return url.origin;
  });
}

function hostnamesOf(env: Environment, name: string): string[] {
  const hostnames = (env[name] ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const invalid = hostnames.find((hostname) => !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(hostname));
  if (invalid !== undefined)
    throw new Error(
      `${name} cannot contain "${invalid}": use hostnames such as tichu.example, separated by commas`,
    );
  return hostnames.map((hostname) => hostname.toLowerCase());
}

function numberOf(env: Environment, name: string, fallback: number, max: number, min = 1): number {
  const value = env[name];
  if (!value) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new Error(`${name} cannot be "${value}": use a whole number from ${min} to ${max}`);
  return number;
}

function oneOf<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = env[name];
  if (!value) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new Error(`${name} cannot be "${value}": use one of ${choices.join(', ')}`);
  return choice;
}
