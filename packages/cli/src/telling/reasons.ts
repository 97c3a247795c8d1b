import type { Reason, ReasonCode } from '@schupf/bots';

/** More reasons than these make nobody wiser. */
const MOST_REASONS = 2;

/** Said to whoever asked for advice. */
const WORDS: { readonly [Code in ReasonCode]: string } = {
  'only-choice': 'nothing else is possible',
  'at-random': 'one is as good as another',
  'goes-out': 'these are your last cards',
  'shortest-plan': 'the rest then takes the fewest turns',
  'sheds-losers': 'what is left is then the better hand',
  'cannot-be-beaten': 'nobody can beat it',
  'saves-strength': 'what could win is worth more later',
  'partner-has-it': 'your partner has the trick',
  'serves-call': 'your partner has called',
  'fights-call': 'an opponent has called',
  'stops-opponent': 'an opponent is about to go out',
  'wish-for-given-card': 'you gave that rank to the next opponent',
  'wish-for-missing-rank': 'you do not hold that rank',
  'strong-hand': 'your hand is strong enough to be first out',
  'too-weak-to-call': 'your hand is too weak for a call',
  'somebody-else-called': 'somebody else has called',
  'push-convention': 'as the table pushes',
  'push-least-useful': 'you need these least',
  'gift-to-slower': 'the trick helps least there',
  'dog-to-partner': 'your partner gets the lead',
  'best-in-imagined-rounds': 'that goes best in rounds played in the mind',
};

/** Why a bot would do something, '' where it gives no reason. */
export function whyText(reasons: readonly Reason[]): string {
  return [...new Set(reasons.map(({ code }) => WORDS[code]))].slice(0, MOST_REASONS).join('; ');
}
