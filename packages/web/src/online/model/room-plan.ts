import type { Player, Rules } from '@schupf/rules';
import type { ChairStatus } from '@schupf/table';

/** A place on the rim of the table, as percentages of its width and height. */
export interface RimPlace {
  readonly x: number;
  readonly y: number;
}

/** A chair in a waiting room, as one person sees it. */
export interface RoomChair {
  readonly chair: Player;
  /** Where it is drawn. Players see their own chair at the bottom; spectators see the first one there. */
  readonly place: RimPlace;
  /** Its side as seen by the player; for spectators, as seen from the first chair. */
  readonly side: 'us' | 'them' | 'alone';
  readonly isMine: boolean;
  readonly isHosts: boolean;
  /** Whether the player may sit down there. */
  readonly maySit: boolean;
  /** Whether the player may put a bot there or leave it empty. */
  readonly mayPlace: boolean;
  /** Whether the player may remove the person there. */
  readonly mayRemove: boolean;
}

export interface RoomFacts {
  readonly rules: Rules;
  readonly chairs: readonly ChairStatus[];
  /** Null for a spectator. */
  readonly me: string | null;
  readonly host: string;
}

/** The ids of the people who sit in these chairs. */
export function peopleIn(chairs: readonly ChairStatus[]): readonly string[] {
  return chairs.flatMap(({ occupant }) => (occupant.type === 'person' ? [occupant.id] : []));
}

/** The chairs around the table in playing order, starting with the player's own. */
export function planRoom({ rules, chairs, me, host }: RoomFacts): readonly RoomChair[] {
  const mine = chairOf(chairs, me);
  const home = mine ?? 0;
  const isHost = me === host;
  return chairsFrom(home, chairs.length).map((chair, index) => {
    const { occupant } = chairs[chair]!;
    const isPerson = occupant.type === 'person';
    const isMine = chair === mine;
    return {
      chair,
      place: rimPlace(index, chairs.length),
      side: sideOf(rules, home, chair),
      isMine,
      isHosts: isPerson && occupant.id === host,
      maySit: me !== null && !isPerson,
      mayPlace: isHost && !isPerson,
      mayRemove: isHost && isPerson && !isMine,
    };
  });
}

/** The chairs in playing order, starting with one of them. */
export function chairsFrom(home: Player, chairs: number): Player[] {
  return Array.from({ length: chairs }, (_, step) => (home + step) % chairs);
}

/** The first chair is at the bottom, and play proceeds to the right. */
export function rimPlace(index: number, chairs: number): RimPlace {
  const angle = (2 * Math.PI * index) / chairs;
  return { x: rounded(50 + 50 * Math.sin(angle)), y: rounded(50 + 50 * Math.cos(angle)) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export function chairOf(chairs: readonly ChairStatus[], person: string | null): Player | null {
  const chair = chairs.findIndex(({ occupant }) => occupant.type === 'person' && occupant.id === person);
  return chair < 0 ? null : chair;
}

/** The host decides when the match starts; if they are not playing, any player may. */
export function mayStart({ chairs, me, host }: Omit<RoomFacts, 'rules'>): boolean {
  if (me === host) return true;
  return chairOf(chairs, me) !== null && chairOf(chairs, host) === null;
}

/** Partners sit with one chair between them. If sides change every round, there are no fixed partners. */
export function sideOf(rules: Rules, home: Player, chair: Player): RoomChair['side'] {
  if (rules.columns !== 2) return 'alone';
  return (chair - home) % 2 === 0 ? 'us' : 'them';
}
