import type { Reason, ReasonCode } from '@schupf/bots';
import { cards } from './cards.ts';

/** Said to whoever asked for advice: "…, because X". */
const phrases: { readonly [Code in ReasonCode]: string } = {
  'only-choice': 'nothing else is possible',
  'at-random': 'one is as good as another',
  'goes-out': 'these are your last cards',
  'shortest-plan': 'the rest then takes the fewest turns',
  'sheds-losers': 'it gets rid of cards that hardly win a trick',
  'cannot-be-beaten': 'nobody can beat it any more',
  'saves-strength': 'your strong cards are worth more later',
  'partner-has-it': 'your partner has the trick',
  'serves-call': 'your partner has called and needs help',
  'fights-call': 'an opponent has called',
  'stops-opponent': 'an opponent is about to go out',
  'wish-for-given-card': 'you gave that rank to an opponent',
  'wish-for-missing-rank': 'you do not hold that rank',
  'strong-hand': 'your hand is strong enough to be first out',
  'too-weak-to-call': 'your hand is too weak for a call',
  'somebody-else-called': 'somebody else has called',
  'push-convention': 'that is how this table pushes',
  'push-least-useful': 'you need these cards least',
  'gift-to-slower': 'the trick does the least harm there',
  'dog-to-partner': 'your partner gets the lead',
  'best-in-imagined-rounds': 'that went best in the rounds played ahead',
};

/** A reason with the rank or the points it carries. */
function why({ code, rank, value }: Reason): string {
  if (rank !== undefined && code === 'wish-for-given-card')
    return `you gave ${cards.aRank(rank)} to an opponent`;
  if (rank !== undefined && code === 'wish-for-missing-rank') return `you do not hold ${cards.aRank(rank)}`;
  if (value !== undefined && value > 1 && code === 'best-in-imagined-rounds') {
    return `that went ${value} points better in the rounds played ahead`;
  }
  return phrases[code];
}

export const reasons = { ...phrases, why };
