/** Everything that can be set, all by the environment; README has the same table. */
export interface Settings {
  /** Where everything is kept. */
  readonly data: string;
  /** How people get here, with scheme and host; null: as they say themselves. */
  readonly publicUrl: URL | null;
  /** Further names people may come by, in small letters. */
  readonly hosts: readonly string[];
  /** Proxies whose word about the address of a visitor is believed: addresses, networks, or `loopback`. */
  readonly trustProxy: string | false;
  readonly botThreads: number;
  readonly logLevel: LogLevel;
  /** Whoever names it may read the metrics; null: only this machine. */
  readonly metricsToken: string | null;
  /** Sockets one address may have at a time. */
  readonly socketsPerAddress: number;
  /** How many times as much as usual one address may do; for a house where many play behind one address. */
  readonly generosity: number;
  /** Days after which somebody who has not been seen is forgotten. */
  readonly keepPeople: number;
  /** Days after which nothing is known any more of a table that was closed. */
  readonly keepTables: number;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type SettingsAnswer =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problem: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says, or in one line what is wrong with it. */
export function readSettings(env: Environment, cores: number): SettingsAnswer {
  try {
    const settings: Settings = {
      data: env['SCHUPF_DATA'] || 'schupf-data',
      publicUrl: urlOf(env, 'SCHUPF_PUBLIC_URL'),
      hosts: namesOf(env, 'SCHUPF_HOSTS'),
      trustProxy: env['SCHUPF_TRUST_PROXY'] || false,
      botThreads: numberOf(env, 'SCHUPF_BOT_THREADS', Math.max(1, cores - 1), 64),
      logLevel: oneOf(env, 'SCHUPF_LOG_LEVEL', LOG_LEVELS, 'warn'),
      metricsToken: env['SCHUPF_METRICS_TOKEN'] || null,
      socketsPerAddress: numberOf(env, 'SCHUPF_SOCKETS_PER_ADDRESS', 200, 1_000_000),
      generosity: numberOf(env, 'SCHUPF_GENEROSITY', 1, 1_000_000),
      keepPeople: numberOf(env, 'SCHUPF_KEEP_PEOPLE', 400, 100_000),
      keepTables: numberOf(env, 'SCHUPF_KEEP_TABLES', 30, 100_000),
    };
    return { ok: true, settings };
  } catch (error) {
    return { ok: false, problem: (error as Error).message };
  }
}

function urlOf(env: Environment, name: string): URL | null {
  const value = env[name];
  if (!value) return null;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`${name} cannot be "${value}": use an address such as https://tichu.example`);
  return url;
}

function namesOf(env: Environment, name: string): string[] {
  const names = (env[name] ?? '').split(/[\s,]+/).filter((one) => one !== '');
  const wrong = names.find((one) => !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(one));
  if (wrong !== undefined)
    throw new Error(
      `${name} cannot hold "${wrong}": use names such as tichu.example, with commas between them`,
    );
  return names.map((one) => one.toLowerCase());
}

function numberOf(env: Environment, name: string, standard: number, most: number): number {
  const value = env[name];
  if (!value) return standard;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`${name} cannot be "${value}": use a whole number from 1 to ${most}`);
  return number;
}

function oneOf<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  standard: Word,
): Word {
  const value = env[name];
  if (!value) return standard;
  const word = words.find((one) => one === value);
  if (word === undefined) throw new Error(`${name} cannot be "${value}": use ${words.join(', ')}`);
  return word;
}
