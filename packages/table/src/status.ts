import type { DutyKind, Player, Seat } from '@schupf/rules';
import type { Agreement } from './agreements.ts';
import { isHere, type Occupant, type PersonId, playerAt } from './chairs.ts';
import { deadlineOf } from './duties.ts';
import type { Interval } from './interval.ts';
import { matchDeadline } from './match-clock.ts';
import type { Outcome } from './matches.ts';
import { restEnd } from './rounds.ts';
import { isAsleep } from './sleep.ts';
import type { Stage, Table } from './table.ts';

/**
 * The public status of a table, apart from the game itself. It contains no hands, no held claims, no conditional passes and
 * no answers from bots. Times are by the caller's clock; null means that no clock is running.
 */
export interface Status {
  readonly stage: Stage;
  readonly chairs: readonly ChairStatus[];
  readonly outcome: Outcome | null;
  /** The turn number that an action must refer to. */
  readonly turn: number;
  readonly interval: { readonly kind: Interval['kind']; readonly until: number } | null;
  readonly holds: readonly { readonly player: Player; readonly until: number }[];
  readonly duties: readonly DutyStatus[];
  readonly ready: readonly Player[];
  readonly nextRoundAt: number | null;
  /** When time is up in a timed match. */
  readonly timeUpAt: number | null;
  readonly agreements: readonly Agreement[];
  /** The end of an agreed pause. */
  readonly pausedUntil: number | null;
  /** Whether no one is present, so that the table waits for someone to come back. */
  readonly asleep: boolean;
}

export interface ChairStatus {
  readonly occupant: Occupant;
  /** The person who takes the chair when the round is over. */
  readonly next: { readonly id: PersonId; readonly name: string } | null;
  /** Whether the person is connected. */
  readonly present: boolean;
  /** Whether the table waits for the person, because they are present or have been absent only briefly (`isHere`). */
  readonly here: boolean;
  /** When the person's holiday ends; null if they are not on one. */
  readonly holidayUntil: number | null;
  readonly bank: number;
  readonly holdsLeft: number;
}

export interface DutyStatus {
  readonly seat: Seat;
  readonly kind: DutyKind;
  readonly since: number;
  /** When the time limit ends. */
  readonly until: number | null;
  /** When the time limit and the bank are both used up. */
  readonly bankUntil: number | null;
}

export function statusOf(table: Table): Status {
  const { lag, speed, interval, position } = table;
  const times = speed.hold?.times ?? 0;
  return {
    stage: table.stage,
    chairs: table.chairs.map((chair, player) => ({
      occupant: chair.occupant,
      next: chair.next && { id: chair.next.id, name: chair.next.name },
      present: chair.present,
      here: isHere(chair, speed, table.now),
      holidayUntil: chair.holiday?.until ?? null,
      bank: table.banks[player]!,
      holdsLeft: times - table.holdsUsed[player]!,
    })),
    outcome: table.outcome,
    turn: table.turn,
    interval: interval === null ? null : { kind: interval.kind, until: interval.until + lag },
    holds: table.holds.map(({ player, until }) => ({ player, until: until + lag })),
    duties: table.duties.map((duty) => {
      const bank = table.banks[playerAt(position.open, duty.seat)]!;
      const [until, bankUntil] = [deadlineOf(table, duty, 0), deadlineOf(table, duty, bank)];
      return {
        seat: duty.seat,
        kind: duty.kind,
        since: duty.since + lag,
        until: shifted(until, lag),
        bankUntil: shifted(bankUntil, lag),
      };
    }),
    ready: table.ready,
    nextRoundAt: shifted(restEnd(table), lag),
    timeUpAt: shifted(matchDeadline(table), lag),
    agreements: table.agreements,
    pausedUntil: table.pause?.until ?? null,
    asleep: isAsleep(table),
  };
}

function shifted(time: number | null, lag: number): number | null {
  return time === null ? null : time + lag;
}
