import { plural } from '@schupf/phrasebook';
import type { SeekEnd } from '@schupf/protocol';

const over: { readonly [Reason in SeekEnd]: string } = {
  stopped: 'You’ve stopped looking.',
  'no-show': 'Players were found, but you weren’t here. Please look again.',
  'no-friend': 'This friend isn’t accepting invitations right now.',
  declined: 'Your friend can’t play right now.',
  'no-rated': 'You can’t play rated matches right now. Matches without ratings are fine.',
  sanctioned: 'You can’t be matched with other players right now.',
  'no-account': 'You need an account for rated matches.',
  'too-often': 'That was too often. Please try again later.',
};

/** Finding people to play with. */
export const seek = {
  title: 'Find players',
  begin: 'Find players',
  hint: 'You’re matched with people who want the same game. After 20 seconds, bots can fill the missing seats.',
  ratings: 'Rating',
  ratedOrNot: { unrated: 'Unrated', rated: 'Rated', either: 'Either' },
  ratedFact: { rated: 'Rated match', either: 'Rated or unrated' },
  with: 'Play with',
  withAnyone: 'Anyone',
  looking: 'Looking for players…',
  waitedFor: 'Time spent waiting',
  alone: 'You’re the only one looking for this game right now.',
  waiting: (people: number, players: number) =>
    people < players ? `${people} of ${players} players` : `${people} people want this game.`,
  friendAsked: 'Waiting for your friend to accept.',
  isNext: 'Someone didn’t come. You’re next in line.',
  botsIn: (seconds: number) =>
    `You can play with bots in ${seconds} ${plural('en', seconds, { one: 'second', other: 'seconds' })}.`,
  bots: 'No need to wait: bots can fill the missing seats.',
  botsUnrated: 'That match won’t be rated.',
  takeBots: 'Play with bots',
  anySpeed: 'Any speed is fine',
  stop: 'Stop looking',
  found: 'Players found!',
  come: (come: number, players: number) => `${come} of ${players} are ready.`,
  comeNow: 'I’m ready',
  over,
  tables: (count: number) => `${count} ${plural('en', count, { one: 'table', other: 'tables' })} in use`,
  /** `games` are names of games, each with the number of people who look for players. */
  seeks: (games: string) => `Looking for players: ${games}`,
  openTables: 'Open tables',
};
