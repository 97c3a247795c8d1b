import { plural } from '@schupf/phrasebook';

/** The statistics page. */
export const statistics = {
  lead: 'How you play, counted from your finished matches. Your browser does the counting, and nothing is sent anywhere.',
  reading: (done: number, total: number) => `Match ${done} of ${total}`,
  game: 'Game',
  matches: (count: number) => `${count} ${plural('en', count, { one: 'match', other: 'matches' })}`,
  empty: 'No finished rounds yet. Play a match, and your figures appear here.',
  unread: (count: number) =>
    count === 1 ? 'One match couldn’t be read.' : `${count} matches couldn’t be read.`,
  small: 'The small number below a figure says how many cases it’s based on.',
  grey: (least: number) => `Grey figures come from fewer than ${least} cases, so they don’t tell you much.`,
  range: '95% confidence interval',
  notCompared: 'There’s nothing to compare this game with yet.',
  about: 'About these figures',
  reviews: {
    title: 'From your reviews',
    none: 'Once you’ve reviewed a match, you’ll see here what your decisions cost.',
    perDecision: 'Points lost per decision',
    mistakes: 'Mistakes and blunders',
    decisions: 'Decisions',
    lost: 'Points lost',
    kind: 'Decision',
    note: 'Use these figures to follow your own progress, not to compare people: the engine judges everyone by what it would have played.',
  },
  advice: {
    title: 'What the rule books advise',
    lead: 'All the rule books give the same four pieces of advice. Bots tested them. Whenever one choice followed the advice and another didn’t, both were played out with the same cards.',
    units:
      'Gains are in points per decision. For calls near the end of a match, they’re changes in the chance of winning, in percentage points.',
    where: 'Situation',
    gain: 'Gain',
    own: 'You',
  },
};
