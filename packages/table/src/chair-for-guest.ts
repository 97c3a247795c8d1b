import type { Player, Rules } from '@schupf/rules';
import type { Occupant } from './chairs.ts';

interface ChairFacts {
  readonly occupant: Pick<Occupant, 'type'>;
  /** The person who takes the chair when the round is over, if there is one. */
  readonly next: object | null;
}

/**
 * The chair for a person who did not choose one; null if every chair has a person. Empty chairs come before those of
 * bots. In games with teams, a guest becomes the partner of someone who has no other people on their side: two friends
 * want to play together, not against each other.
 */
export function chairForGuest(rules: Rules, chairs: readonly ChairFacts[]): Player | null {
  const hasPerson = (chair: Player) =>
    chairs[chair]!.occupant.type === 'person' || chairs[chair]!.next !== null;
  const free = [...chairs.keys()].filter((chair) => !hasPerson(chair));
  const empty = free.filter((chair) => chairs[chair]!.occupant.type === 'nobody');
  const candidates = empty.length > 0 ? empty : free;
  const lonely = [...chairs.keys()].find(
    (chair) => hasPerson(chair) && !partnersOf(chair, rules).some(hasPerson),
  );
  const partners = lonely === undefined ? [] : partnersOf(lonely, rules);
  return partners.find((chair) => candidates.includes(chair)) ?? candidates[0] ?? null;
}

/** The partners for the whole match, the next one in playing order first. None in games where teams change. */
export function partnersOf(chair: Player, { players, columns }: Rules): Player[] {
  if (columns !== 2) return [];
  return Array.from({ length: players / 2 - 1 }, (_, step) => (chair + 2 * (step + 1)) % players);
}
