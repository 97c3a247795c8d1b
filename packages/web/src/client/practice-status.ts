import { dutiesOf, type Player, type Position } from '@schupf/rules';
import type { Status } from '@schupf/table';
import { ME } from './worker-messages.ts';

interface Practice {
  readonly me: Player;
  /** Who sits in the other chairs. */
  readonly bot: string;
  /** Counts the changes of the position. */
  readonly turn: number;
  /** Whether seats are asked to decide. */
  readonly isWaiting: boolean;
  readonly interval?: Status['interval'];
}

/** The status of a table for practice: one person, bots, no clocks. */
export function practiceStatus({ open, rules }: Position, practice: Practice): Status {
  const { me, bot, turn, isWaiting, interval = null } = practice;
  const duties = isWaiting ? dutiesOf(open) : [];
  return {
    stage: 'playing',
    chairs: Array.from({ length: rules.players }, (_, player) => ({
      occupant:
        player === me ? { type: 'person', id: ME, name: '' } : { type: 'bot', name: bot, outside: false },
      next: null,
      present: true,
      here: true,
      bank: 0,
      holidayUntil: null,
      holdsLeft: 0,
    })),
    outcome: null,
    turn,
    interval,
    holds: [],
    duties: duties.map((duty) => ({ ...duty, since: 0, until: null, bankUntil: null })),
    ready: [],
    nextRoundAt: null,
    timeUpAt: null,
    agreements: [],
    pausedUntil: null,
    asleep: false,
  };
}
