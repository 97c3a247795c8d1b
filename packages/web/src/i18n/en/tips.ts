import type { TipId } from '../../tips/tips.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

const all: { readonly [Id in TipId]: Words } = {
  grand: {
    title: 'Grand Tichu?',
    text: 'Only with a hand that’s already strong: Dragon, Phoenix, aces. If someone else goes out before you, you lose 200 points. If in doubt, take the rest.',
  },
  exchange: {
    title: 'Exchange by rank.',
    text: 'Everyone has moved to the seat for their rank. The lowest-ranked players give their best cards to the highest-ranked and get other cards in return. Cards you have no choice about are already selected.',
  },
  push: {
    title: 'Pushing.',
    text: 'Give opponents what helps them least and your partner what helps most. You get one card back from each.',
  },
  'push-partners': {
    title: 'Pushing.',
    text: 'Your partners each get a card from you, and the opponents get none. Give what helps your team most.',
  },
  'push-opponents': {
    title: 'Pushing.',
    text: 'Your cards go to opponents only, so give what helps them least. You get one card back from each.',
  },
  'early-tichu': {
    title: 'Tichu before the push.',
    text: 'If you call now, your partner knows and can push you their best card. The opponents know too.',
  },
  standings: {
    title: 'Keep an eye on the score.',
    text: 'When you’re far behind, a bold call can turn the match. When you’re well ahead, you don’t need one.',
  },
  gift: {
    title: 'The Dragon won.',
    text: 'Its trick goes to an opponent. Give it to the one who gains least: often the one with more cards left.',
  },
  bound: {
    title: 'The wish binds you.',
    text: 'You can play the rank that was wished for, so you have to. Any combination that contains it will do.',
  },
  'mah-jong': {
    title: 'You hold the Mah Jong.',
    text: 'A good card to start with. Wish for a rank when you play it: anyone who can play that rank must.',
  },
  'wish-bomb': {
    title: 'Mind your wish.',
    text: 'A wish binds your partner too. Don’t wish for a rank that might break up their bomb.',
  },
  ranks: {
    title: 'Everyone for themselves.',
    text: 'Get rid of your cards early. Your finishing place becomes your rank in the next round.',
  },
  packs: {
    title: 'Two packs.',
    text: 'A card from the second pack has two dots under its suit. It counts exactly the same as its twin.',
  },
  'two-hands': {
    title: 'You play two hands.',
    text: 'You’re alone, with your own cards and the dummy hand. Use the switch above your cards to change hands.',
  },
  bomb: {
    title: 'You have a bomb.',
    text: 'It beats everything, and you can play it right now. It’s often worth saving until it hurts most.',
  },
  partner: {
    title: 'Your partner’s trick.',
    text: 'If you pass, you save your cards and your partner leads again. Beat it to get rid of weak cards.',
  },
  pass: {
    title: 'Nothing fits.',
    text: 'You have nothing higher of this kind, so pass. You can play again on your next turn.',
  },
  follow: {
    title: 'Beat it, or pass.',
    text: 'Play a higher combination of the same kind and size. Dimmed cards don’t fit now.',
  },
  caller: {
    title: 'An opponent has called.',
    text: 'Make their tricks expensive: beat them, so that they need their high cards early.',
  },
  lead: {
    title: 'Anything goes.',
    text: 'Any combination will do. Playing low cards early is a good habit: high ones win the lead back.',
  },
  dog: {
    title: 'The Dog.',
    text: 'Lead it on its own and your partner leads right away. Just right when your partner has called Tichu.',
  },
  'dog-six': {
    title: 'The Dog.',
    text: 'Lead it on its own and a partner of your choice leads right away. Ideal for a partner who has called Tichu.',
  },
  phoenix: {
    title: 'The Phoenix.',
    text: 'It fits into almost any combination. On its own it beats any card but the Dragon, by half a rank.',
  },
  tichu: {
    title: 'Tichu?',
    text: 'With a strong hand you can bet 100 points on going out first, as long as you haven’t played a card.',
  },
  'last-cards': {
    title: 'Watch the card counts.',
    text: 'An opponent has few cards left. They can’t follow a combination with more cards than they hold.',
  },
  scoring: {
    title: 'Scoring.',
    text: 'Kings and tens are worth 10, fives 5, the Dragon 25, the Phoenix minus 25. The last player’s hand goes to the opponents; the last player’s tricks go to the player who went out first.',
  },
  'scoring-six': {
    title: 'Scoring.',
    text: 'Kings and tens are worth 10, fives 5, the Dragon 25, the Phoenix minus 25. The last player’s hand and tricks go to the opponents, and fifth place’s tricks to the player who went out first.',
  },
};

/** Explanations for newcomers. Loaded only for players who still want them. */
export const tips = { tips: all, dismiss: 'Got it', none: 'No more tips' };
