import { type Appraisal, type Appraiser, type Option, OUTCOMES, winChanceAfter } from '@schupf/bots/judging';
import { combinationOf, type Seat, viewFor } from '@schupf/rules';
import { MoveCounter, type ReplayStep } from '@schupf/rules/notation';

/**
 * A point on the chart: the network's estimate of the round and the match after a move. A seat knows only its own cards
 * and is too optimistic, so this is the mean of what each seat expected when it last moved.
 */
export interface Moment {
  readonly round: number;
  /** Counted from 1, as in `Decision`. */
  readonly move: number;
  /** Who moved; null for the end of the round. */
  readonly seat: Seat | null;
  /** The expected margin of the first side (seats A and C) in the round. */
  readonly points: number;
  /** The chance that the first side wins the match; null if the match is not played to a points target. */
  readonly chance: number | null;
}

/** The points on the chart for a finished round. The last one is its result. */
export function momentsOf(steps: readonly ReplayStep[], appraiser: Appraiser): Moment[] {
  const moments: Moment[] = [];
  const pointsBySeat = new Map<Seat, number>();
  const chanceBySeat = new Map<Seat, number>();
  const moves = new MoveCounter();
  for (const step of steps) {
    const { action, before } = step;
    if (!moves.note(step) || action === null || !('seat' in action)) continue;
    const option = optionOf(step);
    if (option === null) continue;
    const { seat } = action;
    const view = viewFor(before, before.open.players[seat]!);
    const { points, outcomes } = appraiser.appraise(view, seat, option);
    const isFirst = seat % 2 === 0;
    pointsBySeat.set(seat, isFirst ? points : -points);
    const chance = chanceIn(step, seat, outcomes);
    if (chance !== null) chanceBySeat.set(seat, isFirst ? chance : 1 - chance);
    moments.push({
      round: step.round.number,
      move: moves.count,
      seat,
      points: rounded(meanOf(pointsBySeat), 10),
      chance: chance === null ? null : rounded(meanOf(chanceBySeat), 1000),
    });
  }
  return [...moments, endOf(steps, moves.count + 1)];
}

function optionOf({ action, events }: ReplayStep): Option | null {
  switch (action!.type) {
    case 'call':
      return action.call === 'grand' ? { type: 'grand', calls: true } : null;
    case 'take':
      return { type: 'grand', calls: false };
    case 'push':
      return { type: 'push', gifts: action.gifts };
    case 'play':
    case 'bomb': {
      const played = events.find((event) => event.type === 'played')!;
      const wish = action.wish ?? 0;
      return { type: 'play', play: combinationOf(played.play), wish, calls: false };
    }
    case 'pass':
      return { type: 'pass' };
    case 'give':
      return { type: 'give', to: action.to };
    default:
      return null;
  }
}

function chanceIn({ before }: ReplayStep, seat: Seat, outcomes: Appraisal['outcomes']): number | null {
  const { open } = before;
  if (open.rules.matchEnd !== 'target') return null;
  return OUTCOMES.reduce<number>(
    (sum, ahead, index) => sum + outcomes[index]! * winChanceAfter(open, seat, ahead),
    0,
  );
}

function endOf(steps: readonly ReplayStep[], move: number): Moment {
  const { after, round } = steps.at(-1)!;
  const [ours, theirs] = after.open.result!.points as [number, number];
  const { rules } = after.open;
  const chance =
    rules.matchEnd === 'target'
      ? rounded(winChanceAfter(steps[0]!.before.open, 0, ours - theirs), 1000)
      : null;
  return { round: round.number, move, seat: null, points: ours - theirs, chance };
}

function meanOf(bySeat: ReadonlyMap<Seat, number>): number {
  return [...bySeat.values()].reduce((sum, value) => sum + value, 0) / bySeat.size;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts || 0;
}
