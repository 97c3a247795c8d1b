import { isPassingDog, NO_SEAT, type OpenState, type Seat, type SeenEvent } from '@schupf/rules';

export type TrickMove = Extract<SeenEvent, { type: 'played' | 'passed' }>;

/** A trick that has been taken. */
interface TakenTrick {
  readonly moves: readonly TrickMove[];
  readonly by: Seat;
  /** The seat that was given the trick; NO_SEAT if it was not given away. */
  readonly givenTo: Seat;
}

interface Tricks {
  readonly current: readonly TrickMove[];
  readonly last: TakenTrick | null;
}

/** The trick on the table and the one before it, from the round's history. */
export function tricksOf(open: OpenState): Tricks {
  let current: TrickMove[] = [];
  let taken: readonly TrickMove[] = [];
  let last: TakenTrick | null = null;
  for (const event of open.history) {
    if (event.type === 'passed' || (event.type === 'played' && !isPassingDog(open.rules, event.play))) {
      current.push(event);
    } else if (event.type === 'gathered' || event.type === 'gave') {
      // A trick that is gathered before it is given away is already in `taken`.
      if (current.length > 0) taken = current;
      current = [];
      last = { moves: taken, by: event.by, givenTo: event.type === 'gave' ? event.to : NO_SEAT };
    }
  }
  return { current, last };
}

/** Whether tricks are worth points in this game. */
export function hasCardPoints({ rules }: OpenState): boolean {
  return rules.teams !== 'none';
}
