import type { Reason, ReasonCode } from '@schupf/bots';

/** More reasons than these make nobody wiser. */
const MAX_REASONS = 2;

/** Said to whoever asked for advice. */
const WORDS: { readonly [Code in ReasonCode]: string } = {
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
  'serves-call': 'your partner has called',
  'fights-call': 'an opponent has called',
  'stops-opponent': 'an opponent is about to go out',
  'wish-for-given-card': 'you gave that rank to the next opponent',
  'wish-for-missing-rank': 'you do not hold that rank',
  'strong-hand': 'your hand is strong enough to be first out',
  'too-weak-to-call': 'your hand is too weak for a call',
  'partner-called': 'your partner has called already',
  'push-convention': 'as the table pushes',
  'push-least-useful': 'you need these least',
  'push-to-partner': 'that is the best you can spare for your side',
  'push-to-both': 'your partner gets the best you can spare, the opponents what helps them least',
  'gift-is-owed': 'the rules say which cards must go',
  'gift-to-slower': 'the trick helps least there',
  'dog-to-partner': 'your partner gets the lead',
  'best-in-imagined-rounds': 'that goes best in rounds played in the mind',
  'expects-most': 'nothing else promises more points',
};

/** Why a bot would do something, '' where it gives no reason. */
export function whyText(reasons: readonly Reason[]): string {
  return [...new Set(reasons.map(({ code }) => WORDS[code]))].slice(0, MAX_REASONS).join('; ');
}
