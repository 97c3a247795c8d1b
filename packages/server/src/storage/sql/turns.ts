import type { TableSummary, TurnAtTable } from '@schupf/protocol';
import type { Kysely } from 'kysely';
import type { TurnStorage } from '../turns-storage.ts';
import type { Schema } from './schema.ts';

export class SqlTurns implements TurnStorage {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async of(person: string, limit: number): Promise<readonly TurnAtTable[]> {
    const rows = await this.at(person)
      .orderBy((eb) => eb.case().when('since', 'is', null).then(1).else(0).end())
      .orderBy((eb) => eb.case().when('until', 'is', null).then(1).else(0).end())
      .orderBy('until')
      .orderBy('game_table.changed', 'desc')
      .orderBy('code')
      .limit(limit)
      .execute();
    return rows.map(turnOf);
  }

  async find(person: string, table: string): Promise<TurnAtTable | null> {
    const row = await this.at(person).where('table_code', '=', table).executeTakeFirst();
    return row === undefined ? null : turnOf(row);
  }

  private at(person: string) {
    return this.db
      .selectFrom('turn')
      .innerJoin('game_table', 'game_table.code', 'turn.table_code')
      .select(['line', 'player', 'totals', 'since', 'until'])
      .where('turn.person', '=', person)
      .where('problem', 'is', null);
  }
}

interface Row {
  readonly line: string;
  readonly player: number;
  readonly totals: string;
  readonly since: number | null;
  readonly until: number | null;
}

function turnOf({ line, totals, player, since, until }: Row): TurnAtTable {
  return {
    summary: JSON.parse(line) as TableSummary,
    totals: JSON.parse(totals) as number[],
    ...{ player, since, until },
  };
}
