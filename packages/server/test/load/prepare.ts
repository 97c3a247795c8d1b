import { DatabaseSync } from 'node:sqlite';
import { openTable } from '@schupf/table';
import { hashOf, newPersonId, newToken } from '../../src/secrets.ts';
import { databaseIn, openFolder } from '../../src/storage/folder.ts';
import { tableRow } from '../../src/tables/open-table.ts';
import { lineOf } from '../../src/tables/table-summary.ts';

/** A table with four people who have not come yet, each with the token he is known by. */
export interface PreparedTable {
  readonly code: string;
  readonly tokens: readonly string[];
}

const PEOPLE = 4;

/** Fills a new folder with tables for four people each; a match there does not end in an hour. */
export async function prepareTables(folder: string, count: number): Promise<PreparedTable[]> {
  await (await openFolder(folder)).close();
  const database = new DatabaseSync(databaseIn(folder));
  const addPerson = database.prepare('insert into person (id, name, since, seen) values (?, ?, ?, ?)');
  const addSession = database.prepare('insert into session (hash, person, since, seen) values (?, ?, ?, ?)');
  const addTable = database.prepare(
    `insert into game_table (code, about, terms, seed, visibility, opened, stage, line, changed, epoch)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
  );
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
    const made = tableRow(
      {
        rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 10_000 } },
        speed: 'days',
        visibility: 'private',
        chairs: [null, nobody, nobody, nobody],
        startsAtOnce: false,
        freeChat: false,
        handsAfter: null,
      },
      people[0]!,
      now,
    );
    if (!made.ok) throw new Error(made.problem);
    const { row } = made;
    const terms = {
      ...row.terms,
      chairs: people.map(({ id, name }) => ({ type: 'person' as const, id, name })),
    };
    const opened = openTable(terms, now);
    if (!opened.ok) throw new Error(opened.problem);
    const line = lineOf(row.about, opened.table);
    const [about, seats, shown] = [row.about, terms, line].map((value) => JSON.stringify(value));
    addTable.run(row.code, about!, seats!, row.seed, 'private', now, line.stage, shown!, now);
    prepared.push({ code: row.code, tokens: people.map(({ token }) => token) });
  }
  database.exec('commit');
  database.close();
  return prepared;
}
