/** A limit of the server: the constant that states it, and the words in PROTOCOL.md. `#` stands for its numbers. */
interface Limit {
  readonly file: string;
  readonly constant: string;
  readonly words: string;
}

const GATEWAY = 'packages/server/src/gateway';
const SHARED_LIMITS = 'packages/server/src/limits/shared-limits.ts';
const LIMITS: readonly Limit[] = [
  {
    file: `${GATEWAY}/client-connection.ts`,
    constant: 'MESSAGES',
    words: 'bursts of # messages, then # a second',
  },
  { file: `${GATEWAY}/gateway.ts`, constant: 'MAX_TABLES_PER_CONNECTION', words: 'watch # tables' },
  {
    file: `${GATEWAY}/gateway.ts`,
    constant: 'MAX_CONNECTIONS_PER_PERSON',
    words: 'A person may have # connections',
  },
  { file: `${GATEWAY}/gateway.ts`, constant: 'CHAT', words: 'bursts of # phrases or texts, then # a second' },
  {
    file: `${GATEWAY}/gateway.ts`,
    constant: 'REPLAYING',
    words: 'bursts of # commands in joint replays, then # a second',
  },
  {
    file: `${GATEWAY}/gateway.ts`,
    constant: 'COSTLY_REPLAYING',
    words: '`join`, `what-if` and `point` may come in bursts of #, then # a second',
  },
  {
    file: 'packages/server/src/pairing/seeks.ts',
    constant: 'SEEKS',
    words: 'begin bursts of # seeks, then # a second',
  },
  {
    file: SHARED_LIMITS,
    constant: 'MAX_LISTED_PER_HOST',
    words: 'have # tables in the lobby',
  },
  {
    file: SHARED_LIMITS,
    constant: 'MAX_LISTED_PER_NETWORK',
    words: 'in one network together may have # tables there',
  },
  { file: SHARED_LIMITS, constant: 'TABLES_PER_HOUR', words: 'open or be brought to # tables an hour' },
  { file: SHARED_LIMITS, constant: 'GUESTS_PER_HOUR', words: 'up to # new guests an hour' },
  { file: SHARED_LIMITS, constant: 'DEVICE_CODES_PER_HOUR', words: 'try # device codes an hour' },
  { file: SHARED_LIMITS, constant: 'RECOVERY_CODES_PER_HOUR', words: 'try # recovery codes an hour' },
  { file: SHARED_LIMITS, constant: 'SIGN_INS_PER_HOUR', words: 'sign in # times an hour' },
  { file: SHARED_LIMITS, constant: 'ACCOUNTS_PER_HOUR', words: 'make # accounts an hour' },
  {
    file: 'packages/server/src/http/app.ts',
    constant: 'MAX_BODY_BYTES',
    words: 'A request may have at most # bytes',
  },
];

/** Compares the limits in PROTOCOL.md with the constants of the server. */
export function limitProblems(protocol: string, readSource: (file: string) => string): string[] {
  const text = protocol.replace(/\s+/g, ' ');
  return LIMITS.flatMap(({ file, constant, words }) => {
    const value = readSource(file).match(new RegExp(`const ${constant}(?:: \\w+)? = (.*);`))?.[1];
    if (value === undefined) return [`${file} has no ${constant}, which PROTOCOL.md is compared with`];
    const numbers = [...value.matchAll(/[\d_.]+/g)].map(([number]) => number.replaceAll('_', ''));
    const claim = words.replaceAll('#', () => numbers.shift() ?? '?');
    return text.includes(claim) ? [] : [`PROTOCOL.md: does not say "${claim}" (${constant} in ${file})`];
  });
}
