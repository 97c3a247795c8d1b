import { Socket } from 'node:net';
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import type { Schema } from '../sql/schema.ts';

const MAX_CONNECTIONS = 8;
/** How long to wait for a connection, and how long the server may work on one statement. */
const PATIENCE_MS = 10_000;
/**
 * A connection on which nothing arrives for this long is broken, for instance because the other machine is gone. It is
 * longer than `PATIENCE_MS`, and than `pg` keeps a connection that no one uses.
 */
const SILENCE_MS = 15_000;

/** Our integers are below 2 ** 53, but `pg` reads long integers as texts. */
const INT8 = types.builtins.INT8;

/** A connection that waits as long as it takes, for work that may take minutes. */
export function connectPatiently(url: string): Kysely<Schema> {
  return connectWith(url, { max: 1, connectionTimeoutMillis: PATIENCE_MS });
}

/** The connections of a server. None of them waits for an answer forever. */
export function connect(url: string): Kysely<Schema> {
  return connectWith(url, {
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    // If this process is paused during a transaction, others must not wait for its locks until it continues.
    idle_in_transaction_session_timeout: SILENCE_MS,
    stream: newSocket,
  });
}

function connectWith(url: string, config: PoolConfig): Kysely<Schema> {
  const pool = new Pool({
    ...config,
    connectionString: url,
    application_name: 'schupf',
    types: {
      getTypeParser: (type: number, format: 'text' | 'binary') =>
        type === INT8 ? Number : types.getTypeParser(type, format as 'text'),
    } as PoolConfig['types'] & {},
  });
  // A lost connection is reported by the query that uses it, or does not matter. Without listeners it would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool, onCreateConnection: makeDurable }),
  });
}

function newSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('timeout: nothing was received')));
}

/**
 * What is acknowledged must be on the disk, even if the database is configured differently. Stricter settings, such as
 * waiting for a standby, stay.
 */
async function makeDurable(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(
    CompiledQuery.raw(
      `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
    ),
  );
}
