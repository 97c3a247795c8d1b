import type { Names } from '../arena/compare.ts';
import type { Measurement } from '../arena/measure.ts';
import { addTally, emptyTally, type Tally } from '../arena/tally.ts';

/** Two line-ups that have played each other, and the result. */
export interface Meeting {
  readonly names: Names;
  readonly measured: Measurement;
}

/** A bot's statistics over all its meetings. */
export function tallyOf(name: string, meetings: readonly Meeting[]): Tally {
  const sum = emptyTally();
  for (const { names, measured } of meetings) {
    if (names.a === name) addTally(sum, measured.tallies.a);
    if (names.b === name) addTally(sum, measured.tallies.b);
  }
  return sum;
}

/** The meeting with the bot nearest in strength: calls and double wins always look good against weaker bots. */
export function closestMeeting(name: string, meetings: readonly Meeting[]): Meeting {
  const distance = ({ measured }: Meeting) => Math.abs(measured.byDeal.mean);
  return meetings
    .filter(({ names }) => names.a === name || names.b === name)
    .reduce((nearest, meeting) => (distance(meeting) < distance(nearest) ? meeting : nearest));
}
