import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StorageError } from '../storage.ts';
import { describeDatabase } from './address.ts';
import { toStorageError } from './errors.ts';

/** Distinguishes our lock from those of other programs in the same database. */
const LOCK = 5_394_167_208;
const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 500;
/** The database may need a moment to notice that the previous server has ended. */
const MAX_TRIES = 6;

export interface ServerLockOptions {
  /** Whether this server is not linked to others, so that no other one may use the database. */
  readonly isAlone: boolean;
  /** Called with one line for the operator if the lock was lost with its connection, and others have it now. */
  readonly onLost: (problem: string) => void;
}

/** Ensures that servers share a database only if they are linked: otherwise each would take the others for gone. */
export class ServerLock {
  private readonly url: string;
  private readonly options: ServerLockOptions;
  private client: Client | null = null;
  private isClosed = false;

  private constructor(url: string, options: ServerLockOptions) {
    this.url = url;
    this.options = options;
  }

  /** Throws `StorageError` if another server excludes this one. */
  static async take(url: string, options: ServerLockOptions): Promise<ServerLock> {
    const lock = new ServerLock(url, options);
    for (let tries = 1; !(await lock.tryToTake()); tries++) {
      if (tries === MAX_TRIES) throw new StorageError(lock.problem);
      await sleep(RETRY_MS);
    }
    return lock;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  private get problem(): string {
    const used = `${describeDatabase(this.url)} cannot be used: another schupf server is using it`;
    return this.options.isAlone
      ? `${used}; servers that share a database need SCHUPF_NATS_URL`
      : `${used} without SCHUPF_NATS_URL`;
  }

  private async tryToTake(): Promise<boolean> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'schupf',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    // Without a listener, a lost connection would end the process. It is always followed by 'end'.
    client.on('error', () => {});
    try {
      await client.connect();
      const kind = this.options.isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
      const { rows } = await client.query<{ taken: boolean }>(`select ${kind}($1) as taken`, [LOCK]);
      if (rows[0]?.taken === true) {
        this.client = client;
        client.once('end', () => void this.takeAgain());
        return true;
      }
      await client.end();
      return false;
    } catch (error) {
      await client.end().catch(() => {});
      throw toStorageError(error);
    }
  }

  /** The lock is gone with its connection, but usually the database was only restarted. */
  private async takeAgain(): Promise<void> {
    for (let refusals = 0; !this.isClosed; ) {
      try {
        if (await this.tryToTake()) return this.isClosed ? this.close() : undefined;
        refusals++;
      } catch {
        // The database does not answer yet. Meanwhile no one else can take the lock.
      }
      if (refusals === MAX_TRIES) return this.options.onLost(this.problem);
      await sleep(RETRY_MS, undefined, { ref: false });
    }
  }
}
