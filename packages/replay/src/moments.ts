import {
  type Action,
  apply,
  type Call,
  type GameEvent,
  isBomb,
  type Observer,
  type OpenState,
  type Position,
  type SeenEvent,
  seenBy,
  type View,
  viewFor,
} from '@schupf/rules';
import { type GameRecord, MoveCounter, type ReplayStep, replayRecord } from '@schupf/rules/notation';

/** A moment at which a replay stops, for example a call, a play or a finished trick. */
export interface Moment {
  readonly position: Position;
  /** The number of moves made in the round, counted as in its record. */
  readonly move: number;
  /** What has just happened, without the events at which a replay does not stop. */
  readonly events: readonly GameEvent[];
  /** Whether the last cards have just been dealt. */
  readonly completesDeal: boolean;
  /** Whether a trick begins here. */
  readonly leads: boolean;
  /** The mark on the slider. */
  readonly mark: 'bomb' | 'call' | null;
  /** The call that has just been made. */
  readonly call: Call | null;
}

export interface PastRound {
  readonly number: number;
  readonly moments: readonly Moment[];
}

interface PastRoundsOptions {
  /** Whether rounds that are not over are included. */
  readonly unfinished?: boolean;
}

/**
 * The rounds of a record, moment by moment. By default, a round in progress is left out, because the record contains
 * everyone's cards.
 */
export function pastRounds(
  record: GameRecord,
  { unfinished = false }: PastRoundsOptions = {},
): readonly PastRound[] {
  const rounds: { number: number; moments: Moment[] }[] = [];
  let moves = new MoveCounter();
  replayRecord(record, (step) => {
    if (step.action?.type === 'deal') {
      rounds.push({ number: step.round.number, moments: [] });
      moves = new MoveCounter();
    }
    moves.note(step);
    const moment = momentOf(step, moves.count);
    if (moment.completesDeal || moment.events.length > 0) rounds.at(-1)!.moments.push(moment);
  });
  return rounds.filter(
    ({ moments }) => unfinished || moments.at(-1)!.events.some(({ type }) => type === 'round-ended'),
  );
}

type Step = Pick<ReplayStep, 'action' | 'events' | 'before' | 'after'>;

/** The moments of a simulated round that starts from a position. */
export function simulatedMoments(start: Position, actions: readonly Action[]): readonly Moment[] {
  const first = momentOf({ action: null, events: [], before: start, after: start }, 0);
  const moments: Moment[] = [{ ...first, completesDeal: false }];
  let before = start;
  for (const [index, action] of actions.entries()) {
    const answer = apply(before, action);
    if (!answer.ok) break;
    const { position: after, events } = answer;
    const moment = momentOf({ action, events, before, after }, index + 1);
    if (moment.events.length > 0) moments.push(moment);
    before = after;
  }
  return moments;
}

function momentOf(step: Step, move: number): Moment {
  const { before, after } = step;
  const events = step.events.filter((event) => isWorthAStop(event, after.open));
  const played = events.find((event) => event.type === 'played');
  const call = callIn(events);
  return {
    position: after,
    move,
    events,
    completesDeal: completesDeal(step),
    leads: played !== undefined && before.open.trickIsEmpty,
    mark: played !== undefined && isBomb(played.play) ? 'bomb' : call === null ? null : 'call',
    call,
  };
}

function callIn(events: readonly GameEvent[]): Call | null {
  for (const event of events) {
    if (event.type === 'called') return event.call;
    if (event.type === 'calls-revealed') return 'grand';
  }
  return null;
}

/** Whether this step hands out the last cards. A deal in a single step does not count. */
function completesDeal({ action, before, after }: Step): boolean {
  return action?.type !== 'deal' && before.open.undealt > 0 && after.open.undealt === 0;
}

function isWorthAStop(event: GameEvent, { phase }: OpenState): boolean {
  switch (event.type) {
    case 'dealt':
    case 'called':
    case 'withdrawn':
    case 'exchanged':
    case 'played':
    case 'passed':
    case 'gave':
    case 'round-ended':
      return true;
    case 'dummy-shown':
      return event.toAll;
    case 'calls-revealed':
      return event.callers.length > 0;
    case 'gathered':
      // A trick that is given away is reported together with the gift.
      return phase !== 'gift';
    case 'time-up':
      // If time is up between two rounds, the event belongs to neither.
      return phase !== 'match-over';
    case 'decided':
    case 'declined':
    case 'declined-tichu':
    case 'rest-dealt':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'opened':
    case 'window-closed':
      return false;
  }
}

/** The index of the moment at which the next trick begins; the last moment if there is none. */
export function nextTrick(moments: readonly Moment[], at: number): number {
  const next = moments.findIndex(({ leads }, index) => leads && index > at);
  return next < 0 ? moments.length - 1 : next;
}

/** The start of this trick, or of the previous one if this is the start of a trick; 0 if there is none. */
export function previousTrick(moments: readonly Moment[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex(({ leads }, index) => leads && index < at),
  );
}

/** Describes an event to the observer of a view, as a phrasebook does; '' if there is nothing to report. */
type Describe = (event: SeenEvent, view: View) => string;

/** What has just happened, in sentences for an observer. */
export function sentencesAt(
  { position, events }: Moment,
  observer: Observer,
  describe: Describe,
): readonly string[] {
  const view = viewFor(position, observer);
  return events
    .map((event) => describe(seenBy(event, observer, position.open), view))
    .filter((sentence) => sentence !== '');
}
