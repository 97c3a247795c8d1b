import type { Kysely } from 'kysely';
import type { SecretStorage } from '../secret-storage.ts';
import type { Schema } from './schema.ts';

export class SqlSecrets implements SecretStorage {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async getOrAdd(name: string, candidate: string): Promise<string> {
    await this.db
      .insertInto('secret')
      .values({ name, value: candidate })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  }
}
