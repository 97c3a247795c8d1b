import type { Player } from '@schupf/rules';
import { waitsFor } from './agreements.ts';
import { playerAt } from './chairs.ts';
import { deadlineOf } from './duties.ts';
import { restEnd } from './rounds.ts';
import type { Table } from './table.ts';

/** That a person is asked for something: a decision, whether they are ready, or whether they agree. */
export interface Asked {
  /** By the caller's clock, like `until`. */
  readonly since: number;
  /** When it is decided without them; null for never. */
  readonly until: number | null;
}

/** What a player is asked for, as everyone at the table can see; null if the table waits for others. */
export function askedOf(table: Table, player: Player): Asked | null {
  const { stage, pause, lag, position, banks, restSince } = table;
  const asked: Asked[] = table.agreements.flatMap((agreement) =>
    waitsFor(table, agreement, player) ? [{ since: agreement.since, until: agreement.until }] : [],
  );
  if (stage === 'playing' && pause === null) {
    for (const duty of table.duties)
      if (duty.kind !== 'take' && playerAt(position.open, duty.seat) === player)
        asked.push(byCaller(lag, duty.since, deadlineOf(table, duty, banks[player]!)));
    if (restSince !== null && !table.ready.includes(player))
      asked.push(byCaller(lag, restSince, restEnd(table)));
  }
  if (asked.length === 0) return null;
  const ends = asked.flatMap(({ until }) => until ?? []);
  return {
    since: Math.min(...asked.map(({ since }) => since)),
    until: ends.length === 0 ? null : Math.min(...ends),
  };
}

function byCaller(lag: number, since: number, until: number | null): Asked {
  return { since: since + lag, until: until === null ? null : until + lag };
}
