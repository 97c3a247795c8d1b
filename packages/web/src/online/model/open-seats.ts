import type { Activity, TableSummary } from '@schupf/protocol';

/** How many seats a person could take: all those without a person. */
export function freeSeats({ chairs }: Pick<TableSummary, 'chairs'>): number {
  return chairs.filter(({ type }) => type !== 'person').length;
}

export interface Named {
  readonly name: string;
  /** Missing for people who have been deleted, and where the server does not say whose name it is. */
  readonly id?: string;
}

export function peopleAt({ chairs }: Pick<TableSummary, 'chairs'>): readonly Named[] {
  return chairs.flatMap(({ type, name, id }) =>
    type === 'person' ? [{ name: name ?? '', ...(id === undefined ? {} : { id }) }] : [],
  );
}

/** The tables without any of these people. */
export function tablesWithout(
  tables: readonly TableSummary[],
  people: ReadonlySet<string>,
): readonly TableSummary[] {
  return tables.filter(({ chairs }) => !chairs.some(({ id }) => id !== undefined && people.has(id)));
}

/** Tables with people and a free seat. Those that are waiting for players come first, starting with the fullest. */
export function tablesWithSeats(tables: readonly TableSummary[]): readonly TableSummary[] {
  return tables
    .filter((table) => table.stage !== 'over' && peopleAt(table).length > 0 && freeSeats(table) > 0)
    .toSorted(
      (a, b) =>
        Number(b.stage === 'seating') - Number(a.stage === 'seating') ||
        freeSeats(a) - freeSeats(b) ||
        b.opened - a.opened,
    );
}

/** How many people look for others to play with, whatever the game. */
export function peopleSeeking({ seeks }: Pick<Activity, 'seeks'>): number {
  return seeks.reduce((sum, { people }) => sum + people, 0);
}
