import type { Rules } from '@schupf/rules';
import type { Speed, SpeedName } from './speeds.ts';

/** How long a round usually takes four people, in minutes. */
const MINUTES_PER_ROUND: { readonly [S in SpeedName]: number | null } = {
  blitz: 2.5,
  normal: 4,
  relaxed: 4.5,
  'no-clock': 5,
  days: null,
  'days-2': null,
  'days-3': null,
  'days-7': null,
};

/** What the winning side usually scores in a round, calls included. */
const POINTS_PER_ROUND = 110;

/** The approximate length of a match in minutes, to the nearest ten; null if it cannot be estimated. */
export function usualMinutes(rules: Rules, speed: SpeedName | Speed): number | null {
  const perRound = typeof speed === 'string' ? MINUTES_PER_ROUND[speed] : null;
  if (perRound === null) return null;
  switch (rules.matchEnd) {
    case 'target':
      return toTens((rules.target / POINTS_PER_ROUND) * perRound);
    case 'rounds':
      return toTens(rules.rounds * perRound);
    case 'time':
      return rules.minutes;
    case 'never':
      return null;
  }
}

function toTens(minutes: number): number {
  return Math.max(10, Math.round(minutes / 10) * 10);
}
