import type { DecisionKind } from '@schupf/review';
import type { NoReviewReason } from '../../review/review-messages.ts';

const refused: { readonly [Reason in NoReviewReason]: string } = {
  'no-network': 'There’s no engine for this game yet, so it can’t be reviewed.',
  damaged: 'This record is damaged and can’t be reviewed.',
  'no-finished-round': 'No round of this match is finished yet.',
  'no-weights': 'The engine couldn’t be loaded. Go online once, and it will work offline from then on.',
  stopped: 'The review has stopped. Reload the page to start it again.',
};

const question: { readonly [Kind in DecisionKind]: string } = {
  grand: 'Would you call Grand Tichu?',
  push: 'What would you push?',
  tichu: 'Would you call Tichu?',
  play: 'What would you play?',
  wish: 'What would you wish for?',
  bomb: 'Would you bomb?',
  gift: 'Who would you give the trick to?',
};

/** The review of a match. */
export const review = {
  title: 'Review',
  opening: 'Loading the engine…',
  working: (done: number, total: number) => `Decision ${done} of ${total}`,
  refused,
  chart: 'Chart',
  chartLabel: 'How the round stood after each move. The mistakes are listed below.',
  chartValues: { points: 'Points', chance: 'Chance of winning' },
  whose: 'Whose decisions',
  everyone: 'Everyone',
  previous: 'Previous mistake',
  next: 'Next mistake',
  verdict: 'This decision',
  open: 'open question',
  list: 'Decisions to look at',
  noneYet: 'Nothing found so far.',
  show: 'Show me',
  tryAgain: 'Try again from here',
  simulated: (played: string, better: string) =>
    `A simulated round with one possible deal of the hidden cards. With the move that was played, the result is ${played}; with the better choice, ${better}.`,
  asPlayed: 'The move played',
  better: 'The better choice',
  backToRound: 'Back to the match',
  learn: 'Learn from your mistakes',
  lessonPlace: (at: number, all: number) => `Question ${at} of ${all}`,
  question,
  right: 'Right!',
  wrong: 'There’s something better.',
  nextQuestion: 'Next',
  lessonOver: 'That was the last question.',
  backToReview: 'Back to the review',
  summary: 'Summary',
  accuracy: (name: string, percent: number) => `${name}: ${percent}% accuracy`,
  luck: (round: string, points: string, luck: string) => `${round}: ${points} (luck: ${luck})`,
};
