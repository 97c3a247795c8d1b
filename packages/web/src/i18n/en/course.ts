import type { ChapterId, LevelId } from '../../course/course.ts';
import type { WordsFor } from '../../course/words.ts';
import { basicLevels } from './course-basics.ts';
import { moreLevels } from './course-more.ts';

interface ChapterWords {
  readonly title: string;
  readonly text: string;
}

const chapters: { readonly [Id in ChapterId]: ChapterWords } = {
  tricks: { title: 'Cards and tricks', text: 'Beat a card, pass, take a trick, go out.' },
  combinations: { title: 'Combinations', text: 'Pairs, triples, full houses, straights.' },
  points: { title: 'Points', text: 'What counts, and what happens at the end of a round.' },
  'sparrow-and-dog': { title: 'Mah Jong and Dog', text: 'Make a wish, fulfil one, hand over the lead.' },
  'phoenix-and-dragon': { title: 'Phoenix and Dragon', text: 'The joker, and the highest card of all.' },
  bombs: { title: 'Bombs', text: 'They beat everything, at any time.' },
  'push-and-calls': { title: 'Push and calls', text: 'Swap three cards, then bet on yourself.' },
  partner: { title: 'Partner', text: 'Support your partner’s call, stop an opponent’s call.' },
  counting: { title: 'Counting', text: 'Which cards are still in play, and how to go out first.' },
  test: { title: 'Placement test', text: 'Three exercises instead of two chapters.' },
  solo: { title: 'Three players', text: 'Trichu and Wu Wang: one plays alone, with a face-up dummy hand.' },
  six: { title: 'Six players', text: 'Tientsin: two partners each.' },
  ranks: { title: 'Ranks', text: 'Grandseigneur and Le T…: everyone for themselves.' },
  editions: { title: 'Other editions', text: 'Rules that differ between printed editions.' },
};

const levels: WordsFor<LevelId> = { ...basicLevels, ...moreLevels };

/** The course. In games for four, the others are Mei (who plays after you), Jun (your partner) and Lin. */
export const course = {
  title: 'Learn Tichu by playing',
  lead: 'Short exercises at a real table. Nine chapters of a few minutes each, then a first game.',
  start: 'Start',
  continue: 'Continue',
  skip: {
    text: 'Do you know President, Big Two or another climbing game?',
    start: 'Skip two chapters',
  },
  first: {
    title: 'Your first game',
    text: 'A match to 300 points with unhurried beginner bots. Tips appear when they help, and a bot gives hints.',
    start: 'Play a first game',
  },
  more: 'Other games and editions',
  of: (number: number, all: number) => `${number}/${all}`,
  finished: 'finished',
  hint: 'Hint',
  again: 'Try again',
  next: 'Next',
  overview: 'All chapters',
  ended: 'The round is over, but the goal wasn’t reached. Try again.',
  unknown: 'This level doesn’t exist.',
  chapters,
  levels,
};
