import type { Rules } from '@schupf/rules';
import { rulesFor } from '@schupf/rules';
import type { FreeSeat, WantedGame } from '../bus/table-calls.ts';
import { Blocks } from '../people/blocks.ts';
import type { PeopleStorage } from '../storage/storage.ts';
import type { Room } from './room.ts';

/** The length of an ordinary match. */
const TARGETS = { min: 250, max: 2000 };
const MAX_ROUNDS = 12;
const MAX_MINUTES = 180;

type Candidate = Pick<Room, 'code' | 'info' | 'table'>;

/** The free seat at a table for someone who wants to play right now; null unless it is what they expect. */
export function freeSeatAt(room: Candidate, game: WantedGame): FreeSeat | null {
  const { code, info, table } = room;
  const isWanted = info.visibility === 'open' && !info.rated && isGame(room, game);
  if (!isWanted || !hasOrdinaryLength(table.rules) || !isLively(room)) return null;
  const people = [...new Set([...hostOf(info), ...seatedAt(room)])];
  return { code, isWaiting: table.stage === 'seating', opened: info.opened, people };
}

/**
 * Chooses a table for someone who wants to play right now. Tables that are waiting for players come first, because few
 * people like to take over a match in progress; then new ones. Null if there is no table without someone they have
 * blocked, or who has blocked them.
 */
export async function chooseSeat(
  seats: readonly FreeSeat[],
  person: string,
  people: Pick<PeopleStorage, 'blocksAmong'>,
): Promise<string | null> {
  if (seats.length === 0) return null;
  const inOrder = seats.toSorted(
    (a, b) => Number(b.isWaiting) - Number(a.isWaiting) || b.opened - a.opened || (a.code < b.code ? -1 : 1),
  );
  const blocks = await Blocks.among(people, [...new Set([person, ...seats.flatMap((seat) => seat.people)])]);
  const seat = inOrder.find((each) => each.people.every((other) => blocks.mayMeet(person, other)));
  return seat?.code ?? null;
}

function isGame({ info, table: { rules } }: Candidate, { variant, players, speed }: WantedGame): boolean {
  return rules.variant === variant && rules.players === players && info.speed === speed;
}

function hasOrdinaryLength({ variant, matchEnd, target, rounds, minutes }: Rules): boolean {
  switch (matchEnd) {
    case 'target':
      return target >= TARGETS.min && target <= TARGETS.max;
    case 'rounds':
      return rounds <= MAX_ROUNDS;
    case 'time':
      return minutes <= MAX_MINUTES;
    case 'never':
      return rulesFor(variant).matchEnd === 'never';
  }
}

/** Whether someone can sit down, and a person in another seat is present. */
function isLively({ table: { stage, chairs } }: Candidate): boolean {
  return (
    stage !== 'over' &&
    chairs.some(({ occupant, next }) => occupant.type !== 'person' && next === null) &&
    chairs.some(({ occupant, present }) => occupant.type === 'person' && present)
  );
}

/** The people who have a chair. */
export function seatedAt({ table }: Pick<Candidate, 'table'>): string[] {
  return table.chairs.flatMap(({ occupant }) => (occupant.type === 'person' ? [occupant.id] : []));
}

/** Tables that the server has opened have no host. */
function hostOf({ host }: Candidate['info']): string[] {
  return host === '' ? [] : [host];
}
