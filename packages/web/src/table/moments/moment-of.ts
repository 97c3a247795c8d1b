import { isBomb, NO_SEAT, type OpenState, type Player, type Seat, type SeenEvent } from '@schupf/rules';
import type { AppliedUpdate } from '../../client/table-client.ts';
import { dogLeader } from '../model/dog-leader.ts';
import { hasWon } from '../model/has-won.ts';
import { isRevolution } from '../model/rank.ts';
import { type Gain, importanceOf, type Moment, type SettledCall, type Stamp } from './moment.ts';

interface Happened {
  readonly event: SeenEvent;
  readonly before: OpenState;
  readonly after: OpenState;
  /** The player at this screen; negative for a spectator. */
  readonly me: Player;
}

/** The moment for an event; null for an ordinary event. It depends only on what everyone sees. */
export function momentOf(happened: Happened): Moment | null {
  const { event, before, after } = happened;
  switch (event.type) {
    case 'called':
      return { type: 'call', call: event.call, callers: [event.seat] };
    case 'calls-revealed':
      return event.callers.length === 0 ? null : { type: 'call', call: 'grand', callers: event.callers };
    case 'played':
      if (isBomb(event.play)) return { type: 'bomb', seat: event.seat };
      return dogMoment(event, after) ?? outMoment(event.seat, before, after);
    case 'gave':
      return { type: 'gift', from: event.by, to: event.to };
    case 'round-ended':
    case 'time-up':
      return roundMoment(happened);
    case 'dealt':
    case 'decided':
    case 'declined':
    case 'declined-tichu':
    case 'rest-dealt':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'exchanged':
    case 'dummy-shown':
    case 'window-closed':
    case 'withdrawn':
    case 'opened':
    case 'passed':
    case 'gathered':
      return null;
  }
}

function dogMoment(event: Extract<SeenEvent, { type: 'played' }>, after: OpenState): Moment | null {
  const { seat } = event;
  const to = dogLeader(event, after);
  return to === NO_SEAT || to === seat ? null : { type: 'dog', from: seat, to };
}

function outMoment(seat: Seat, before: OpenState, after: OpenState): Moment | null {
  const place = after.finished.indexOf(seat) + 1;
  return place === 0 || before.finished.includes(seat) ? null : { type: 'out', seat, place };
}

function roundMoment({ event, before, after, me }: Happened): Moment | null {
  const isEnd = event.type === 'round-ended';
  const stamp = isEnd ? stampOf(after) : null;
  const calls = isEnd ? settledCalls(after) : [];
  const gains = isEnd ? gainsOf(before, after) : [];
  const endsMatch = after.phase === 'match-over' && before.phase !== 'match-over';
  const celebrates = endsMatch && hasWon(after, me);
  const isEmpty = stamp === null && calls.length === 0 && gains.length === 0 && !celebrates;
  return isEmpty ? null : { type: 'round', stamp, calls, gains, celebrates };
}

function stampOf(open: OpenState): Stamp | null {
  if (open.result?.bonus?.for === 'sweep') return open.rules.sweep?.members === 3 ? 'triple' : 'double';
  return isRevolution(open) ? 'revolution' : null;
}

function settledCalls({ result, calls }: OpenState): SettledCall[] {
  return (result?.calls ?? []).map(({ seat, points }) => ({
    seat,
    call: calls[seat] ?? 'tichu',
    isMade: points > 0,
  }));
}

function gainsOf(before: OpenState, after: OpenState): Gain[] {
  const seats = [...after.players.keys()];
  const order = after.result?.order ?? [];
  const placeOf = (seat: Seat) => (order.includes(seat) ? order.indexOf(seat) : order.length);
  return after.totals.flatMap((total, column) => {
    const earlier = before.totals[column] ?? 0;
    const [from] = seats
      .filter((seat) => after.columnOf(seat) === column)
      .sort((a, b) => placeOf(a) - placeOf(b));
    return total === earlier || from === undefined
      ? []
      : [{ column, points: total - earlier, before: earlier, from }];
  });
}

/** At a live table, there are never more plays than this between two frames. */
const MAX_LIVE_PLAYS = 2;

/**
 * The most important moment of the updates since the last frame; null if there is none, or if the page is only catching
 * up: what happened while no one could see it is no longer news.
 */
export function pickMoment(updates: readonly AppliedUpdate[], me: Player): Moment | null {
  const live = updates.filter(({ isMissed }) => !isMissed);
  const plays = live.filter(({ update }) => update.type === 'game' && update.event.type === 'played');
  if (plays.length > MAX_LIVE_PLAYS) return null;
  let best: Moment | null = null;
  for (const { update, before, after } of live) {
    if (update.type !== 'game') continue;
    const moment = momentOf({ event: update.event, before: before.view.open, after: after.view.open, me });
    // Of two equally important moments, the later one is more up to date.
    if (moment !== null && (best === null || importanceOf(moment) >= importanceOf(best))) best = moment;
  }
  return best;
}
