import { plural, signed } from '@schupf/phrasebook';
import type { PuzzleKind, Theme } from '@schupf/puzzles';
import type { PuzzleMode } from '../../puzzles/puzzle-addresses.ts';

/** Shown after the question: what to do, or what has happened. */
const tasks: { readonly [Kind in PuzzleKind]: string } = {
  play: 'Play the cards, or pass.',
  wish: 'You’re playing the Mah Jong.',
  bomb: 'Play your bomb, or don’t.',
  gift: 'You won the trick with the Dragon.',
  tichu: 'If you call, you have to go out first.',
  grand: 'You see eight of your fourteen cards.',
  push: 'One card for each of the others.',
  open: 'All cards are face up, and everyone plays perfectly from here on.',
  counting: 'You can work out what the others hold.',
};

const kinds: { readonly [Kind in PuzzleKind]: string } = {
  play: 'A turn',
  wish: 'A wish',
  bomb: 'A bomb out of turn',
  gift: 'The Dragon’s trick',
  tichu: 'Tichu',
  grand: 'Grand Tichu',
  push: 'The push',
  open: 'Endgame with all cards face up',
  counting: 'Endgame by counting',
};

const themes: { readonly [T in Theme]: string } = {
  leading: 'Leading',
  following: 'Following',
  passing: 'Passing',
  'own-call': 'Your own call',
  'partners-call': 'Your partner’s call',
  'opponents-call': 'An opponent’s call',
  phoenix: 'Phoenix',
  dragon: 'Dragon',
  dog: 'Dog',
  'mah-jong': 'Mah Jong',
  endgame: 'Endgame',
};

const modes: { readonly [Mode in PuzzleMode]: string } = {
  solve: 'Puzzles',
  daily: 'Puzzle of the day',
  calls: 'Practise calls',
  push: 'Practise the push',
};

/** Puzzles and trainers. */
export const puzzles = {
  title: 'Puzzles',
  lead: 'Decisions from rounds played by strong bots. In each, one choice is clearly best. Can you find it?',
  modes,
  kinds,
  themes,
  tasks,
  /** The other questions are those of a review. */
  questions: { open: 'What is the best play?', counting: 'What is the best play?' },
  start: 'Solve puzzles',
  theme: 'Theme',
  kind: 'Kind',
  everything: 'Everything',
  trainers: 'Practice',
  aboutCalls: 'Grand Tichu on eight cards, or Tichu on fourteen: would you call?',
  aboutPush: 'Pick three cards, and see what the push costs or gains.',
  noRating: 'You haven’t tried any yet. Your rating starts at 1500.',
  solvedOf: (solved: number, tried: number) => `${solved} of ${tried} solved at the first attempt`,
  chart: (first: number, last: number, attempts: number) =>
    `Your rating in the last ${attempts} attempts: from ${first} to ${last}`,
  dailyOpen: 'The same for everyone, and a new one every day.',
  dailySolved: 'You solved it today.',
  dailyFailed: 'Today’s puzzle was a hard one.',
  dailyStart: 'Today’s puzzle',
  dailyAgain: 'Look at it again',
  streak: (days: number) => `Solved ${days} ${plural('en', days, { one: 'day', other: 'days' })} in a row`,
  unsaved: 'This browser can’t save anything. Your rating lasts until you close the page.',
  loading: 'Loading the puzzles…',
  failed: 'The puzzles couldn’t be loaded, or their file is damaged. Check your connection and try again.',
  none: 'You’ve tried all puzzles of this type. Choose something else.',
  tryAgain: 'Try again',
  overview: 'All puzzles',
  call: 'Call Tichu',
  dontCall: 'Don’t call',
  dontBomb: 'Don’t bomb',
  noWish: 'No wish',
  judging: 'Playing your push in 200 simulated rounds…',
  unjudged: 'Your push can’t be judged, because the engine couldn’t be loaded.',
  showing: 'Watch what may happen next.',
  toSolution: 'See the solution',
  right: 'Right!',
  wrong: 'There’s something better.',
  ratingNow: (rating: number, change: string) => `Your rating: ${rating} (${change})`,
  triedBefore: 'You know this one already, so it doesn’t change your rating.',
  choice: 'Choice',
  points: 'Expected points',
  difference: 'Compared with the best',
  best: 'best',
  yours: '(you)',
  apart: (points: number, error: number) => `${signed(points)} ± ${error}`,
  worlds: (worlds: number) =>
    `The points by which your side wins the round, as the engine estimates it from ${worlds} simulated rounds.`,
  exact: {
    open: 'The exact result if everyone plays perfectly.',
    counting: 'The exact average over all hands the others can have.',
  },
  pushedByPeople:
    'What human players push to their partner: an ace in 21% of rounds, a king in 16%, the Dragon in 10%.',
  next: 'Next puzzle',
  watchBest: 'Watch the best move',
  report: 'Report a problem',
  reported: 'Thanks. You won’t see this puzzle again. The overview lists your reports.',
  reports: 'Your reports',
  aboutReports:
    'You won’t be shown these puzzles again. Send the list to the people who run this site: they check each puzzle in 6,400 more rounds.',
};
