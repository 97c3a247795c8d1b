import type { Player, Rules } from '@schupf/rules';
import type { ChairStatus } from '@schupf/table';
import { FRONT, placesAround, type Place as RimPlace, seatsFrom } from '../../table/model/places.ts';

/** A chair in a waiting room, as one person sees it. */
export interface RoomChair {
  readonly chair: Player;
  /** Where it is drawn. Players see their own chair nearest, spectators the first one. */
  readonly place: Place;
  /**
   * Where it is drawn if there is no room for a circle: in two columns, with the opposite chair above them and the
   * player's own below.
   */
  readonly cell: Cell;
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

interface Cell {
  /** From the top, starting at 1. */
  readonly row: number;
  readonly column: 'left' | 'right' | 'both';
}

export interface RoomFacts {
  readonly rules: Rules;
  readonly chairs: readonly ChairStatus[];
  /** Null for a spectator. */
  readonly me: string | null;
  readonly host: string;
}

/** Where a chair is drawn, in percent of the room's width and height. */
interface Place {
  readonly x: number;
  readonly y: number;
}

function percentages({ wide }: RimPlace): Place {
  return { x: 50 + 44 * wide.x, y: 54 + 44 * wide.y };
}

/** The chairs around the table in playing order, the player's own first. */
export function planRoom({ rules, chairs, me, host }: RoomFacts): readonly RoomChair[] {
  const mine = chairOf(chairs, me);
  const home = mine ?? 0;
  const places = [FRONT, ...placesAround(chairs.length)].map(percentages);
  const isHost = me === host;
  return [home, ...seatsFrom(home, chairs.length)].map((chair, index) => {
    const { occupant } = chairs[chair]!;
    const isPerson = occupant.type === 'person';
    const isMine = chair === mine;
    return {
      chair,
      place: places[index]!,
      cell: cellOf(index, chairs.length),
      side: sideOf(rules, home, chair),
      isMine,
      isHosts: isPerson && occupant.id === host,
      maySit: me !== null && !isPerson,
      mayPlace: isHost && !isPerson,
      mayRemove: isHost && isPerson && !isMine,
    };
  });
}

/** Play proceeds to the right: up the right column and down the left one. */
function cellOf(index: number, chairs: number): Cell {
  const opposite = chairs / 2;
  const last = Math.floor(opposite) + 1;
  if (index === 0) return { row: last, column: 'both' };
  if (index === opposite) return { row: 1, column: 'both' };
  return index < opposite
    ? { row: last - index, column: 'right' }
    : { row: last - (chairs - index), column: 'left' };
}

export function chairOf(chairs: readonly ChairStatus[], person: string | null): Player | null {
  const chair = chairs.findIndex(({ occupant }) => occupant.type === 'person' && occupant.id === person);
  return chair < 0 ? null : chair;
}

/** The host decides when the match begins; if they do not play, any player may. */
export function mayStart({ chairs, me, host }: Omit<RoomFacts, 'rules'>): boolean {
  if (me === host) return true;
  return chairOf(chairs, me) !== null && chairOf(chairs, host) === null;
}

/** Partners sit with one chair between them. If sides change every round, there are no partners yet. */
function sideOf(rules: Rules, home: Player, chair: Player): RoomChair['side'] {
  if (rules.columns !== 2) return 'alone';
  return (chair - home) % 2 === 0 ? 'us' : 'them';
}
