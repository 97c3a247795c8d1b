import { type AnyPlay, isSpecial, partsOf } from '../play-parts.ts';
import { type RefusalBriefs, type RefusalSentences, refusalWords } from '../refusal-texts.ts';
import { cards } from './cards.ts';

const sentences: RefusalSentences = {
  malformed: 'That didn’t work. Please try again.',
  'not-now': 'You can’t do that right now.',
  'match-over': 'The match is over.',
  'not-your-turn': 'It isn’t your turn.',
  'window-open': 'Waiting a moment for bombs…',
  'not-in-hand': 'You don’t have all of these cards.',
  'no-combination': 'These cards don’t form a combination.',
  'no-such-reading': 'The Phoenix can’t have that rank here.',
  'does-not-beat':
    'That doesn’t beat what’s on the table. Play the same kind of combination with the same number of cards, but higher.',
  'leader-must-play': 'You lead, so you have to play something.',
  'own-trick': 'You’re already winning this trick; only a bomb can go on top.',
  'mah-jong-not-first': 'The Mah Jong can’t be part of the first lead.',
  'wish-must-be-met': 'You can fulfil the wish, so you have to.',
  'wish-needs-mah-jong': 'You can only wish when you play the Mah Jong.',
  'wish-required': 'The Mah Jong has to come with a wish.',
  'no-wishes': 'There are no wishes in this game.',
  'dog-is-led': 'The Dog can only be led, on its own.',
  'dog-target': 'Choose the partner who gets the lead.',
  'dog-without-target': 'In this game you can’t choose where the Dog goes.',
  'not-a-bomb': 'That isn’t a bomb.',
  'nothing-to-bomb': 'There’s nothing on the table to bomb.',
  'bombs-in-turn-only': 'At this table you can only bomb on your own turn.',
  'too-late-to-bomb': 'Too late: the trick is over.',
  'passed-for-good': 'You passed, so you can’t bomb in this trick.',
  'already-out': 'This hand has no cards left.',
  'no-calls': 'There are no calls in this game.',
  'called-already': 'You’ve already made a call.',
  'partner-called': 'Your partner has called, and only one call per team is allowed here.',
  'too-late-to-call': 'Too late: you can only call Tichu before playing your first card.',
  'too-late-for-grand': 'It’s too late for Grand Tichu.',
  'no-grand-here': 'There is no Grand Tichu in this game.',
  'no-grand-for-soloist': 'The solo player can’t call Grand Tichu.',
  'decide-in-order': 'Another player decides first.',
  'decided-in-secret': 'Your decision stays hidden until everyone has decided.',
  'withdrew-already': 'You withdrew your call, so you can’t make it again.',
  'nothing-to-withdraw': 'You have no call to withdraw.',
  'call-during-push': 'You can’t call during the push.',
  'push-after-calls': 'The push begins once everyone has decided on Tichu.',
  'nothing-to-decline': 'There is nothing for you to decide before the push.',
  'nothing-to-take': 'There are no cards to take.',
  'take-in-order': 'Another player takes the next card.',
  'nothing-to-push': 'You have no cards to push.',
  'already-laid-out': 'You’ve already chosen the cards to push.',
  'nothing-laid-out': 'You haven’t chosen any cards to push.',
  'push-one-each': 'Choose a card for each recipient.',
  'push-forced-cards': 'The rules require you to give other cards here.',
  'gift-to-opponent': 'The Dragon trick goes to an opponent.',
  'no-gift-owed': 'There’s no trick to give away.',
  'no-window': 'There’s no pause for bombs right now.',
  'trick-not-complete': 'The trick isn’t over yet.',
  'gift-owed': 'The Dragon trick has to be given away first.',
  'own-bomb-owed': 'Because of the wish, you have to bomb your own trick.',
  'no-time-limit': 'The match has no time limit, or its time is already up.',
  'round-not-over': 'The round isn’t over yet.',
  'wrong-pack': 'These aren’t the cards of this game.',
  stale: 'Play has already moved on.',
  overtaken: 'A bomb was played first.',
  replaced: 'You chose something else instead.',
  'not-seated': 'Only players at the table can do that.',
  'not-your-seat': 'Another player is playing this hand.',
  'not-playing': 'No match is being played.',
  paused: 'The match is paused.',
  'not-paused': 'The match isn’t paused.',
  'match-not-over': 'The match isn’t over yet.',
  'chair-taken': 'That seat is taken.',
  'no-such-chair': 'There’s no such seat.',
  'seated-already': 'You’re already at this table.',
  'table-full': 'There’s no free seat at this table.',
  removed: 'The others have removed you from this match. You can play again in the next one.',
  'sat-elsewhere': 'You’ve already seen another hand this round.',
  'just-sat-down': 'The round is under way. Wait for the next one.',
  'started-already': 'The match has already started.',
  'nothing-to-hold': 'There’s nothing to wait for right now.',
  'no-hold-left': 'You have no time-outs left this round.',
  'holding-already': 'The others are already waiting for you.',
  'not-holding': 'You haven’t asked for a time-out.',
  'only-by-days': 'You can only pass in advance at tables with days per move.',
  'nothing-to-pass': 'There’s no trick you could pass on.',
  'condition-met': 'That’s already so. It’s your decision now.',
  'no-conditional-pass': 'You haven’t passed in advance, or not any more.',
  'no-teams': 'There are no fixed teams in this game.',
  'nothing-proposed': 'No one has proposed that.',
  'no-such-player': 'No one else is sitting there.',
  'too-few-people': 'At least two players have to agree to remove someone who is here.',
  'agreed-already': 'You’ve already agreed.',
  'ready-already': 'You’ve already said you’re ready.',
  'not-host': 'Only the host can start the match.',
  'not-welcome': 'You can’t join this table. The host decides who plays here.',
  sanctioned: 'You can’t play at open tables at the moment. The “You” page says why and until when.',
  'name-taken': 'Your name looks too much like another player’s. Choose another one.',
  'too-often': 'Too many changes in a short time. Try again in a minute.',
  'nothing-to-be-ready-for': 'The round is still going on.',
};

const brief: RefusalBriefs = {
  'not-now': 'not now',
  'not-your-turn': 'not your turn',
  'window-open': 'waiting for bombs',
  'no-combination': 'not a combination',
  'no-such-reading': 'Phoenix can’t be that',
  'does-not-beat': 'too low',
  'leader-must-play': 'you lead',
  'own-trick': 'your own trick',
  'mah-jong-not-first': 'not with the Mah Jong',
  'wish-must-be-met': 'the wish comes first',
  'wish-required': 'choose a wish',
  'dog-is-led': 'only as a lead',
  'dog-target': 'choose a partner',
  'not-a-bomb': 'not a bomb',
  'nothing-to-bomb': 'nothing to bomb',
  'bombs-in-turn-only': 'only on your turn',
  'too-late-to-bomb': 'too late',
  'passed-for-good': 'you passed',
  'already-out': 'already out',
  'called-already': 'already called',
  'partner-called': 'your partner has called',
  'too-late-to-call': 'too late',
  'call-during-push': 'not during the push',
  'push-one-each': 'a card for each recipient',
  'push-forced-cards': 'give other cards',
  'no-hold-left': 'no time-outs left',
  paused: 'paused',
};

/** What it takes to beat the play on the table; '' if there is nothing to beat. */
function needs(top: AnyPlay): string {
  if (top.size === 0) return '';
  const { kind, size, card, high, groups } = partsOf(top);
  const above = `above ${cards.shortRank(high)}`;
  switch (kind) {
    case 'single':
      if (isSpecial(card, 'dragon')) return 'only a bomb beats the Dragon';
      return high === 0 ? 'needs a higher card' : `needs a card ${above}`;
    case 'pair':
      return `needs a pair ${above}`;
    case 'triple':
      return `needs a triple ${above}`;
    case 'stairs':
      return `needs ${groups} pairs ${above}`;
    case 'triple-stairs':
      return `needs ${groups} triples ${above}`;
    case 'full':
      return `needs a full house ${above}`;
    case 'straight':
      return `needs a higher straight of ${size}`;
    case 'bomb4':
    case 'bombS':
      return 'needs a higher bomb';
    case 'dog':
      return '';
  }
}

export const refusals = refusalWords({ sentences, brief, needs });
