import type { Reason, ReasonCode } from '@schupf/bots';
import type { Seat } from '@schupf/rules';
import { cards } from './cards.ts';

/** Said to whoever asked for advice: "…, because X". */
const phrases: { readonly [Code in ReasonCode]: string } = {
  'only-choice': 'nothing else is possible',
  'at-random': 'one is as good as another',
  'goes-out': 'these are your last cards',
  'shortest-plan': 'the rest then takes the fewest turns',
  'sheds-losers': 'it gets rid of low cards that hardly win a trick',
  'sheds-dog': 'the Dog takes no trick, and now you can be rid of it',
  'better-rest': 'what is left is then the better hand',
  'may-win': 'it may well win the trick',
  'contests-trick': 'otherwise an opponent takes the trick',
  'cannot-be-beaten': 'hardly anybody can beat it any more',
  'saves-strength': 'what could beat this is worth more later',
  'partner-has-it': 'your partner has the trick',
  'serves-call': 'your partner has called and needs help',
  'fights-call': 'an opponent has called',
  'stops-opponent': 'an opponent is about to go out',
  'wish-for-given-card': 'you gave that rank to an opponent',
  'wish-for-missing-rank': 'you do not hold that rank',
  'strong-hand': 'your hand is strong enough to be first out',
  'too-weak-to-call': 'your hand is too weak for a call',
  'partner-called': 'your partner has called already',
  'push-convention': 'that is how this table pushes',
  'push-least-useful': 'you need these cards least',
  'push-to-partner': 'that is the best you can spare for your side',
  'push-to-both': 'your partner gets the best you can spare, the opponents what helps them least',
  'gift-is-owed': 'the rules say which cards must go',
  'gift-to-slower': 'the trick does the least harm there',
  'dog-to-partner': 'your partner gets the lead',
  'best-in-imagined-rounds': 'that went best in the rounds played ahead',
  'expects-most': 'nothing else promises more points',
};

/** A reason with the rank, the points or the player it carries. */
function why({ code, rank, value, seat }: Reason, nameOf: (seat: Seat) => string): string {
  if (seat !== undefined && code === 'dog-to-partner') return `${nameOf(seat)} gets the lead`;
  if (rank !== undefined && code === 'wish-for-given-card')
    return `you gave ${cards.aRank(rank)} to an opponent`;
  if (rank !== undefined && code === 'wish-for-missing-rank') return `you do not hold ${cards.aRank(rank)}`;
  if (value !== undefined && value > 1 && code === 'best-in-imagined-rounds') {
    return `that went ${value} points better in the rounds played ahead`;
  }
  if (value !== undefined && value > 1 && code === 'expects-most') {
    return `it promises the most: about ${value} points more than the opponents`;
  }
  if (value !== undefined && value < -1 && code === 'expects-most') {
    return `it costs the least: about ${-value} points fewer than the opponents`;
  }
  return phrases[code];
}

export const reasons = { ...phrases, why };
