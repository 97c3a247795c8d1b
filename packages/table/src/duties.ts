import { dutiesOf, type Duty as RulesDuty } from '@schupf/rules';
import { playerAt } from './chairs.ts';
import type { Draft } from './draft.ts';
import { timeOnHoliday } from './holidays.ts';
import type { Speed } from './speeds.ts';
import type { Table } from './table.ts';

/** A decision that a seat has to make, with the time and the turn number at which it became due. */
export interface Duty extends RulesDuty {
  readonly since: number;
  readonly turn: number;
  /** When a bot was first asked for the decision, as the player or as a stand-in; null if none was asked. */
  readonly askedAt: number | null;
  /** How much later the time is up because the player was on holiday. */
  readonly extra: number;
}

/** Derives duties from the public part of the position. Existing duties keep their start time. */
export function refreshDuties(draft: Draft): void {
  const { duties, now, turn } = draft;
  const open = draft.position.open;
  const required = draft.stage === 'playing' ? dutiesOf(open) : [];
  draft.duties = required.map(({ seat, kind }) => {
    const existing = duties.find((duty) => duty.seat === seat && duty.kind === kind);
    // A new turn is a new duty. Simultaneous decisions keep their duty while other seats decide.
    const isOld = existing !== undefined && (existing.turn === turn || isSimultaneous(kind));
    // Undoing a push gives no extra time.
    const since = kind === 'push' ? draft.pushSince : isOld ? existing.since : now;
    if (isOld && existing.since === since) return existing;
    return { seat, kind, since, turn, askedAt: isOld ? existing.askedAt : null, extra: 0 };
  });
  for (const duty of duties) if (!draft.duties.includes(duty)) chargeBank(draft, duty);
}

function isSimultaneous(kind: Duty['kind']): boolean {
  return kind === 'grand' || kind === 'tichu' || kind === 'push';
}

/** When time is up for a seat; null for never. A limit of zero means no limit (`Speed`). */
export function deadlineOf(
  table: Pick<Table, 'speed' | 'chairs' | 'lag' | 'position'>,
  duty: Duty,
  bank: number,
): number | null {
  const limit = limitOf(duty, table.speed);
  if (limit === null || limit <= 0) return null;
  const { holiday } = table.chairs[playerAt(table.position.open, duty.seat)]!;
  const ahead = holiday === null ? 0 : timeOnHoliday(duty, holiday, holiday.until - table.lag);
  return duty.since + limit + (duty.kind === 'turn' ? bank : 0) + duty.extra + ahead;
}

function limitOf({ kind }: Duty, speed: Speed): number | null {
  switch (kind) {
    case 'grand':
    case 'tichu':
      return speed.grand;
    case 'push':
      return speed.push;
    case 'turn':
    case 'gift':
      return speed.turn;
    case 'take':
      return null;
  }
}

/** Deducts time used beyond the turn limit from the player's bank for this round. */
function chargeBank(draft: Draft, { seat, kind, since }: Duty): void {
  const { turn } = draft.speed;
  if (kind !== 'turn' || turn === null) return;
  const player = playerAt(draft.position.open, seat);
  const used = Math.max(0, draft.now - since - turn);
  if (used > 0) draft.banks = draft.banks.with(player, Math.max(0, draft.banks[player]! - used));
}

/** Shifts the turn clock by the time that is spent waiting; negative if a wait ends early. */
export function shiftTurnClock(draft: Draft, time: number): void {
  draft.duties = draft.duties.map((duty) =>
    duty.kind === 'turn' ? { ...duty, since: duty.since + time } : duty,
  );
}
