import { plural, signed } from '@schupf/phrasebook';
import type { PuzzleKind, Theme } from '@schupf/puzzles';
import type { PuzzleMode } from '../../puzzles/puzzle-addresses.ts';

/** What to do, after the question. */
const tasks: { readonly [Kind in PuzzleKind]: string } = {
  play: 'Play the cards, or pass.',
  wish: 'Your Mah Jong is on its way to the table.',
  bomb: 'Play your bomb, or let it be.',
  gift: 'You won the trick with the Dragon.',
  tichu: 'If you call, you have to go out first.',
  grand: 'You see eight of your fourteen cards.',
  push: 'One card for each of the others.',
  open: 'All cards are open, and everyone plays perfectly from here on.',
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
  open: 'Endgame with open cards',
  counting: 'Endgame by counting',
};

const themes: { readonly [T in Theme]: string } = {
  leading: 'Leading',
  following: 'Beating',
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
  calls: 'Train calls',
  push: 'Train the push',
};

/** Puzzles and trainers. */
export const puzzles = {
  title: 'Puzzles',
  lead: 'Decisions from rounds of strong bots in which one choice is clearly best. Can you find it?',
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
  trainers: 'Trainers',
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
  streak: (days: number) => `${days} ${plural('en', days, { one: 'day', other: 'days' })} in a row solved`,
  unsaved: 'This browser can’t save anything. Your rating lasts until you close the page.',
  loading: 'Loading the puzzles…',
  failed: 'The puzzles couldn’t be loaded, or their file is damaged. Check your connection and try again.',
  none: 'You’ve solved everything of this kind. Choose another theme.',
  tryAgain: 'Try again',
  overview: 'All puzzles',
  call: 'Call Tichu',
  dontCall: 'Don’t call',
  dontBomb: 'Don’t bomb',
  noWish: 'No wish',
  judging: 'Playing your push in 200 simulated rounds…',
  unjudged: 'Your push can’t be judged, because the engine couldn’t be loaded.',
  showing: 'Watch what can happen now.',
  toSolution: 'To the solution',
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
    `Points by which your side wins the round, from ${worlds} simulated rounds and a network.`,
  exact: {
    open: 'The exact result if everyone plays perfectly.',
    counting: 'The exact result, over all hands the others can have.',
  },
  pushedByPeople:
    'What partners get from people: an ace in 21 % of rounds, a king in 16 %, the Dragon in 10 %.',
  next: 'Next puzzle',
  watchBest: 'Watch the best',
  report: 'Something’s wrong',
  reported: 'Thanks. You won’t see it again. The overview lists your reports.',
  reports: 'Your reports',
  aboutReports:
    'You won’t be asked these puzzles again. Send the list to the people who run this site: they check each puzzle in 6,400 more rounds.',
};
