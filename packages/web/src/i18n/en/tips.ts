import type { TipId } from '../../tips/tips.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

const all: { readonly [Id in TipId]: Words } = {
  grand: {
    title: 'Grand Tichu?',
    text: 'You see only part of your hand. Go out first and it brings 200, otherwise it costs 200. Mostly one simply takes the rest.',
  },
  exchange: {
    title: 'Cards by rank.',
    text: 'The last players give their best cards to the first ones and get others back. What you cannot choose is already laid out.',
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
  'two-hands': {
    title: 'You play two hands.',
    text: 'The open one is your partner. Switch between them above your cards.',
  },
  bomb: {
    title: 'You have a bomb.',
    text: 'It beats everything, and you can lay it now, in turn or not. It is often worth keeping until it hurts most.',
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
    title: 'Your turn.',
    text: 'Lay the same kind of combination, only higher, or pass. Dimmed cards do not fit now.',
  },
  lead: {
    title: 'You lead.',
    text: 'Play any combination. Low cards early is a good habit: high ones win the lead back.',
  },
  dog: {
    title: 'The Dog.',
    text: 'Lead it alone and your partner leads at once. Just right when your partner has called Tichu.',
  },
  phoenix: {
    title: 'The Phoenix',
    text: 'joins almost any combination. Alone it beats every card but the Dragon. Whoever takes it counts minus 25.',
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
    title: 'The account.',
    text: 'Kings and tens count 10, fives 5. The last player’s cards go to the opponents, his tricks to whoever was first.',
  },
};

/** Explanations for newcomers. Loaded while somebody still wants them. */
export const tips = { tips: all, dismiss: 'Got it', none: 'No more tips' };
