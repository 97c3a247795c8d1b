import type { DutyKind, Player, Seat } from '@schupf/rules';
import type { Agreement } from './agreements.ts';
import { isHere, type Occupant, playerAt } from './chairs.ts';
import { deadlineOf } from './duties.ts';
import type { Interval } from './interval.ts';
import type { Outcome } from './matches.ts';
import { restEnd } from './rounds.ts';
import type { Stage, Table } from './table.ts';

/**
 * What everybody sees of a table beside the game. Made of open facts only: neither hands nor claims that wait nor
 * answers of bots are in it. Times are by the shell's clock; null where nothing runs.
 */
export interface Status {
  readonly stage: Stage;
  readonly chairs: readonly ChairStatus[];
  readonly outcome: Outcome | null;
  /** The number an action says it answers. */
  readonly turn: number;
  readonly interval: { readonly kind: Interval['kind']; readonly until: number } | null;
  readonly holds: readonly { readonly player: Player; readonly until: number }[];
  readonly duties: readonly DutyStatus[];
  readonly ready: readonly Player[];
  readonly nextRoundAt: number | null;
  readonly agreements: readonly Agreement[];
  /** The end of an agreed pause. */
  readonly pausedUntil: number | null;
}

export interface ChairStatus {
  readonly occupant: Occupant;
  /** Connected, and not played for by a bot. */
  readonly present: boolean;
  readonly here: boolean;
  readonly bank: number;
  readonly holdsLeft: number;
}

export interface DutyStatus {
  readonly seat: Seat;
  readonly kind: DutyKind;
  readonly since: number;
  /** Until when the turn itself lasts, and with the bank. */
  readonly until: number | null;
  readonly bankUntil: number | null;
}

export function statusOf(table: Table): Status {
  const { lag, speed, interval, position } = table;
  const times = speed.hold?.times ?? 0;
  return {
    stage: table.stage,
    chairs: table.chairs.map((chair, player) => ({
      occupant: chair.occupant,
      present: chair.present,
      here: isHere(chair, speed, table.now),
      bank: table.banks[player]!,
      holdsLeft: times - table.holdsUsed[player]!,
    })),
    outcome: table.outcome,
    turn: table.turn,
    interval: interval === null ? null : { kind: interval.kind, until: interval.until + lag },
    holds: table.holds.map(({ player, until }) => ({ player, until: until + lag })),
    duties: table.duties.map((duty) => {
      const bank = table.banks[playerAt(position.open, duty.seat)]!;
      const [until, bankUntil] = [deadlineOf(duty, speed, 0), deadlineOf(duty, speed, bank)];
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
    agreements: table.agreements,
    pausedUntil: table.pause?.until ?? null,
  };
}

function shifted(time: number | null, lag: number): number | null {
  return time === null ? null : time + lag;
}
