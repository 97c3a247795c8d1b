import { StorageError } from '../storage.ts';

/**
 * Error codes of PostgreSQL for problems with the server, its disk or other processes, not for our own bugs. The first
 * entry that a code starts with counts.
 */
const REASONS: readonly (readonly [prefix: string, reason: string])[] = [
  ['08', 'the connection was lost'],
  ['25006', 'it is read-only'],
  ['28', 'the server does not accept this user or password'],
  ['3D', 'there is no such database'],
  ['40', 'other transactions were in the way'],
  ['42501', 'permission denied'],
  ['53100', 'the disk is full'],
  ['53200', 'out of memory'],
  ['53300', 'it has too many connections'],
  ['53', 'the server has reached a limit'],
  ['55', 'another process is using it'],
  ['57014', 'the server did not answer in time'],
  ['57', 'the server is not running normally'],
  ['58', 'the disk reports an error'],
  ['XX', 'the data is damaged'],
];

/** Problems before or between answers of the server. `pg` gives them no code. */
const CONNECTION_PROBLEMS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^SASL/, 'the server does not accept this user or password'],
  [/\btime(d )?out\b|^timeout /i, 'the server did not answer in time'],
  [/^(Connection terminated|Client (has encountered|was closed))/, 'the connection was lost'],
  [/\bSSL\b/, 'there is no secure connection'],
  [/^Cannot use a pool after/, 'it has been closed'],
];

const SYSTEM_REASONS: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'no server answers there'],
  ['ENOENT', 'no server answers there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'there is no such host'],
]);

interface DatabaseError {
  readonly message: string;
  readonly code?: unknown;
  /** The system call that failed. */
  readonly syscall?: unknown;
  /** Only errors that the server has sent have a severity. */
  readonly severity?: unknown;
  /** If a hostname has several addresses, one error per address. */
  readonly errors?: readonly Error[];
}

/** The error as a `StorageError`, unless it is our own bug. */
export function toStorageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageError) return error;
  const reason = reasonFor(error);
  if (reason === null) return error;
  const { errors: [first] = [], message } = error as DatabaseError;
  return new StorageError(`storage failed: ${reason} (${message || first?.message})`, { cause: error });
}

function reasonFor(error: Error): string | null {
  const { code, syscall, severity, message } = error as DatabaseError;
  if (severity !== undefined) return REASONS.find(([prefix]) => String(code).startsWith(prefix))?.[1] ?? null;
  if (syscall === 'open') return 'a file that its address names cannot be read';
  // A wrong argument of ours also has a code.
  if (typeof code === 'string' && !(error instanceof TypeError))
    return SYSTEM_REASONS.get(code) ?? 'the connection was lost';
  return CONNECTION_PROBLEMS.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

/** Whether the transaction was cancelled in favour of another one. It has changed nothing and can be repeated. */
export function isConflict(error: unknown): boolean {
  const { code } = error as DatabaseError;
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}
