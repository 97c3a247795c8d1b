import type { TipId } from '../../tips/tips.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

const all: { readonly [Id in TipId]: Words } = {
  grand: {
    title: 'Grand Tichu?',
    text: 'Only with a hand that is strong already: Dragon, Phoenix, aces. If somebody else is out before you, it costs 200. In doubt, take the rest.',
  },
  exchange: {
    title: 'Cards by rank.',
    text: 'Everybody has moved to the place of his rank. The last players give their best cards to the first ones and get others back. What you cannot choose is already laid out.',
  },
  push: {
    title: 'Pushing.',
    text: 'Give an opponent what helps least, a partner what helps most. As many cards come back to you.',
  },
  gift: {
    title: 'The Dragon won.',
    text: 'Its trick goes to an opponent. Best to the one who hurts you least: often whoever has more cards left.',
  },
  bound: {
    title: 'The wish binds you.',
    text: 'You can play the rank that was wished for, so you have to. Any combination that holds it will do.',
  },
  'mah-jong': {
    title: 'You hold the Mah Jong.',
    text: 'A good card to begin with. When you play it you may wish for a rank, and whoever can has to play it.',
  },
  ranks: {
    title: 'Everybody for himself.',
    text: 'Get rid of your cards early. The order of going out is your rank in the next round.',
  },
  packs: {
    title: 'Two packs.',
    text: 'Two dots under the suit mark a card of the second pack. It is worth exactly as much as its twin.',
  },
  'two-hands': {
    title: 'You play two hands.',
    text: 'Alone against the others, with your own cards and the open ones. Switch above your cards.',
  },
  bomb: {
    title: 'You have a bomb.',
    text: 'It beats everything, and you can lay it right now. It is often worth keeping until it hurts most.',
  },
  partner: {
    title: 'Your partner’s trick.',
    text: 'You need not beat it. Passing saves your cards and your partner leads again.',
  },
  pass: {
    title: 'Nothing fits.',
    text: 'You have nothing higher of this kind, so pass. You are in again the next time round.',
  },
  follow: {
    title: 'Beat it, or pass.',
    text: 'Lay the same combination with as many cards, only higher. Dimmed cards do not fit now.',
  },
  lead: {
    title: 'Anything goes.',
    text: 'Any combination will do. Low cards early is a good habit: high ones win the lead back.',
  },
  dog: {
    title: 'The Dog.',
    text: 'Lead it alone and your partner leads at once. Just right when your partner has called Tichu.',
  },
  'dog-six': {
    title: 'The Dog.',
    text: 'Lead it alone and a partner of your choice leads at once. Just right for one who has called Tichu.',
  },
  phoenix: {
    title: 'The Phoenix',
    text: 'joins almost any combination. Alone it beats every card but the Dragon, by half a rank.',
  },
  tichu: {
    title: 'Tichu?',
    text: 'With a strong hand you can bet 100 points on going out first, as long as you have not played a card.',
  },
  'last-cards': {
    title: 'Mind the counts.',
    text: 'An opponent has few cards left. Combinations with more cards than that are safe now.',
  },
  scoring: {
    title: 'Scoring.',
    text: 'Kings and tens count 10, fives 5, the Dragon 25, the Phoenix minus 25. The last player’s hand go to the opponents, his tricks to whoever was first.',
  },
  'scoring-six': {
    title: 'Scoring.',
    text: 'Kings and tens count 10, fives 5, the Dragon 25, the Phoenix minus 25. Hand and tricks of the last player go to the opponents, the tricks of the fifth to whoever was first.',
  },
};

/** Explanations for newcomers. Loaded while somebody still wants them. */
export const tips = { tips: all, dismiss: 'Got it', none: 'No more tips' };
