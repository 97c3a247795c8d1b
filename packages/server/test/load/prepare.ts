import { DatabaseSync } from 'node:sqlite';
import { openTable } from '@schupf/table';
import { hashOf, newPersonId, newToken } from '../../src/secrets.ts';
import { databaseIn, openFolder } from '../../src/storage/folder.ts';
import { newTableRow } from '../../src/tables/new-table.ts';
import { summaryOf } from '../../src/tables/table-summary.ts';

/** A table with four people who are not connected yet, and their session tokens. */
export interface PreparedTable {
  readonly code: string;
  readonly tokens: readonly string[];
}

const PEOPLE = 4;

/** Fills a new folder with tables for four people each. A match there takes more than an hour. */
export async function prepareTables(folder: string, count: number): Promise<PreparedTable[]> {
  await (await openFolder(folder)).close();
  const database = new DatabaseSync(databaseIn(folder));
  const addPerson = database.prepare('insert into person (id, name, since, seen) values (?, ?, ?, ?)');
  const addSession = database.prepare('insert into session (hash, person, since, seen) values (?, ?, ?, ?)');
  const addTable = database.prepare(
    `insert into game_table (code, about, terms, seed, visibility, opened, stage, line, changed)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addHead = database.prepare('insert into log_head (code, node, epoch, length) values (?, null, 0, 0)');
  const now = Date.now();
  const prepared: PreparedTable[] = [];
  database.exec('begin');
  for (let index = 0; index < count; index++) {
    const people = Array.from({ length: PEOPLE }, (_, player) => ({
      id: newPersonId(),
      name: `Player ${player}`,
      token: newToken(),
    }));
    for (const { id, name, token } of people) {
      addPerson.run(id, name, now, now);
      addSession.run(hashOf(token), id, now, now);
    }
    const nobody = { type: 'nobody' as const };
    const newRow = newTableRow(
      {
        rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1000 } },
        speed: 'days',
        visibility: 'private',
        chairs: [null, nobody, nobody, nobody],
        startsImmediately: false,
        freeChat: false,
        handsAfter: null,
      },
      people[0]!,
      now,
    );
    if (!newRow.ok) throw new Error(newRow.problem);
    const { row } = newRow;
    const config = {
      ...row.config,
      chairs: people.map(({ id, name }) => ({ type: 'person' as const, id, name })),
    };
    const opened = openTable(config, now);
    if (!opened.ok) throw new Error(opened.problem);
    const summary = summaryOf(row.info, opened.table);
    const [about, terms, line] = [row.info, config, summary].map((value) => JSON.stringify(value));
    addTable.run(row.code, about!, terms!, row.seed, 'private', now, summary.stage, line!, now);
    addHead.run(row.code);
    prepared.push({ code: row.code, tokens: people.map(({ token }) => token) });
  }
  database.exec('commit');
  database.close();
  return prepared;
}
