import { MAH_JONG, type Rank } from '../../card.ts';
import type { TchEvent, TchRound } from './log.ts';

type PlayEvent = Extract<TchEvent, { type: 'play' }>;

/** How the events of a round relate to each other, determined before anything is replayed. */
export interface Lookahead {
  /** The wish made with a play, by the event number of the play. */
  readonly wishes: ReadonlyMap<number, Rank>;
  /** The event numbers of wishes for a play that already has a wish. */
  readonly repeatedWishes: ReadonlySet<number>;
  /** The event numbers of wishes that do not follow the Mah Jong. */
  readonly strayWishes: ReadonlySet<number>;
  /** The event numbers of the first plays of seats whose call is logged only afterwards. */
  readonly playsBeforeCall: ReadonlySet<number>;
  /** The event numbers of those calls. */
  readonly lateCalls: ReadonlySet<number>;
  /** For each event, the next play after it, if any. */
  readonly nextPlay: readonly (PlayEvent | null)[];
}

export function lookAhead({ calls, events }: TchRound): Lookahead {
  return { ...wishesIn(events), ...callsIn(calls, events), nextPlay: nextPlays(events) };
}

/** A wish follows the play of the Mah Jong; another player's call may come between them. */
function wishesIn(events: readonly TchEvent[]): Pick<Lookahead, 'wishes' | 'repeatedWishes' | 'strayWishes'> {
  const wishes = new Map<number, Rank>();
  const repeatedWishes = new Set<number>();
  const strayWishes = new Set<number>();
  let lastPlay = -1;
  events.forEach((event, number) => {
    if (event.type === 'play') lastPlay = number;
    if (event.type !== 'wish') return;
    const play = events[lastPlay];
    if (play?.type !== 'play' || !play.cards.includes(MAH_JONG)) strayWishes.add(number);
    else if (wishes.has(lastPlay)) repeatedWishes.add(number);
    else wishes.set(lastPlay, event.rank);
  });
  return { wishes, repeatedWishes, strayWishes };
}

function callsIn(
  calls: TchRound['calls'],
  events: readonly TchEvent[],
): Pick<Lookahead, 'playsBeforeCall' | 'lateCalls'> {
  const playsBeforeCall = new Set<number>();
  const lateCalls = new Set<number>();
  const called = new Set(calls.map(({ seat }) => seat));
  const firstPlays = new Map<number, number>();
  events.forEach((event, number) => {
    if (event.type === 'play' && !firstPlays.has(event.seat)) firstPlays.set(event.seat, number);
    if (event.type !== 'call' || called.has(event.seat)) return;
    called.add(event.seat);
    const firstPlay = firstPlays.get(event.seat);
    if (firstPlay === undefined) return;
    playsBeforeCall.add(firstPlay);
    lateCalls.add(number);
  });
  return { playsBeforeCall, lateCalls };
}

function nextPlays(events: readonly TchEvent[]): (PlayEvent | null)[] {
  const next: (PlayEvent | null)[] = new Array(events.length).fill(null);
  for (let number = events.length - 2; number >= 0; number--) {
    const after = events[number + 1]!;
    next[number] = after.type === 'play' ? after : next[number + 1]!;
  }
  return next;
}
