import type { NoJointReplayReason } from '@schupf/protocol';

/** Why someone can’t join. */
const refusals: { readonly [Reason in NoJointReplayReason]: string } = {
  unknown: 'There’s no finished match here that you can watch.',
  'too-many': 'People here are already going through four other matches. Join them, or try again later.',
  unavailable: 'The match can’t be loaded right now. Try again in a moment.',
};

/** A replay that people at a table go through together. */
export const together = {
  refusals,
  retry: 'Try again',
  joining: 'Joining the replay…',
  bar: 'Replay together',
  /** Null stands for the reader. */
  leads: (name: string | null) => (name === null ? 'You’re in control.' : `${name} is in control.`),
  noLeader: 'No one is in control.',
  lead: 'Take control',
  handOver: 'Hand over control to',
  alsoHere: (names: string) => `Also here: ${names}`,
  follow: (name: string) => `Follow ${name}`,
  point: 'Point',
  pointHint: 'Press a card or a player. Everyone sees where you point.',
  players: 'Players',
  onTable: 'Cards on the table',
  pointsAt: (name: string, what: string) => `${name} points at: ${what}`,
  triesOut: (name: string) => `${name} is trying another way to play from here.`,
  nextMatch: 'The next match has begun.',
};
