import { isBomb, type Rank } from '@schupf/rules';
import type { PassUntil, TableView } from '@schupf/table';
import type { Subjects } from '../i18n/subjects.ts';

type PassingWords = Subjects['turns']['turns']['passing'];

const POINTS = [10, 15, 20, 25, 30, 40] as const;
const MAX_POINTS_SHOWN = 3;
/** From jack to ace: there is room for no more, and few would wait for less. */
const HIGH_RANKS: readonly Rank[] = [11, 12, 13, 14];
const ACE = 14;

/** What a player can choose from, as far as it is not met already. */
export interface PassConditions {
  readonly opponent: boolean;
  readonly points: readonly number[];
  readonly ranks: readonly Rank[];
}

export function passConditions({ view, status }: TableView, seat: number): PassConditions {
  const { open, rules } = view;
  const isTeams = rules.teams !== 'none';
  const isDue = status.duties.some((duty) => duty.seat === seat);
  const worth = open.trickCards.points();
  // Only the Dragon is above an ace, and it is played alone.
  const highest = open.standing.kind === 'single' ? ACE : ACE - 1;
  return {
    opponent: isTeams && !(isDue && open.areOpponents(seat, open.owner)),
    points: isTeams ? POINTS.filter((points) => points > worth).slice(0, MAX_POINTS_SHOWN) : [],
    ranks: isBomb(open.standing)
      ? []
      : HIGH_RANKS.filter((rank) => 2 * rank >= open.standing.height && rank <= highest),
  };
}

/** The condition as the end of the question in the words; `letter` is that of a rank. */
export function conditionText(until: PassUntil, letter: string, words: PassingWords): string {
  switch (until.type) {
    case 'trick-end':
      return words.trickEnd;
    case 'opponent':
      return words.opponent;
    case 'points':
      return words.points(until.points);
    case 'higher':
      return words.higher(letter);
  }
}

/** What a player has said in advance, as a sentence without a full stop. */
export function passingText(until: PassUntil, letter: string, words: PassingWords): string {
  const { now } = words;
  switch (until.type) {
    case 'trick-end':
      return now.trickEnd;
    case 'opponent':
      return now.opponent;
    case 'points':
      return now.points(until.points);
    case 'higher':
      return now.higher(letter);
  }
}
