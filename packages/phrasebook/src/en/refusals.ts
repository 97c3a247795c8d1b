import { type AnyPlay, halfRank, isSpecial, partsOf } from '../play-parts.ts';
import { type RefusalBriefs, type RefusalSentences, refusalWords } from '../refusal-texts.ts';
import { cards } from './cards.ts';

const sentences: RefusalSentences = {
  malformed: 'The table did not understand that.',
  'not-now': 'That is not possible at this moment.',
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn.',
  'window-open': 'The table waits a moment for bombs. Then it goes on.',
  'not-in-hand': 'You do not hold all of these cards.',
  'no-combination': 'These cards are no combination.',
  'no-such-reading': 'The Phoenix cannot stand for that rank here.',
  'does-not-beat': 'That does not beat the table: same kind, as many cards, but higher.',
  'leader-must-play': 'You lead, so you have to play something.',
  'own-trick': 'This trick is yours; only a bomb may go on top.',
  'mah-jong-not-first': 'The Mah Jong may not be in the first lead.',
  'wish-must-be-met': 'You can play the wished rank, so you have to.',
  'wish-needs-mah-jong': 'A wish comes with the Mah Jong only.',
  'wish-required': 'Choose a wish with the Mah Jong.',
  'no-wishes': 'There are no wishes in this game.',
  'dog-is-led': 'The Dog can only be led, and alone.',
  'dog-target': 'Choose the partner who gets the lead.',
  'dog-without-target': 'Where the Dog goes is fixed in this game.',
  'not-a-bomb': 'That is not a bomb.',
  'nothing-to-bomb': 'Nothing lies on the table, and a lead cannot be bombed.',
  'bombs-in-turn-only': 'At this table you bomb in your own turn only.',
  'too-late-to-bomb': 'Too late: the trick is closed.',
  'passed-for-good': 'You passed, so you cannot bomb in this trick.',
  'already-out': 'No cards left: this hand is out.',
  'no-calls': 'There are no calls in this game.',
  'called-already': 'You have called already.',
  'partner-called': 'Your partner has called, and a team has one call here.',
  'too-late-to-call': 'Tichu is called before the first card you play.',
  'too-late-for-grand': 'It is too late for Grand Tichu.',
  'no-grand-here': 'There is no Grand Tichu in this game.',
  'no-grand-for-soloist': 'The soloist cannot call Grand Tichu.',
  'decide-in-order': 'Somebody else decides first.',
  'decided-in-secret': 'Your decision lies face down until all have decided.',
  'withdrew-already': 'You withdrew your call; it cannot be made again.',
  'nothing-to-withdraw': 'There is no call to withdraw.',
  'call-during-push': 'No calls while the cards to push lie on the table.',
  'nothing-to-take': 'There is no card to take.',
  'take-in-order': 'Somebody else takes the next card.',
  'nothing-to-push': 'You have nothing to push.',
  'already-laid-out': 'Your cards to push are laid out already.',
  'nothing-laid-out': 'You have laid out nothing to push.',
  'push-one-each': 'Choose as many cards as everybody is to get.',
  'push-forced-cards': 'Other cards have to be given here.',
  'gift-to-opponent': 'The Dragon’s trick goes to an opponent.',
  'no-gift-owed': 'There is no trick to give away.',
  'no-window': 'The table does not wait for bombs.',
  'trick-not-complete': 'The trick is not complete yet.',
  'gift-owed': 'The Dragon’s trick has to be given away first.',
  'own-bomb-owed': 'The wish obliges you to bomb your own trick.',
  'round-not-over': 'The round is not over yet.',
  'wrong-pack': 'These are not the cards of this game.',
  stale: 'The table has gone on in the meantime.',
  overtaken: 'A bomb came first.',
  replaced: 'You chose something else instead.',
  'not-seated': 'Only players at the table can do that.',
  'not-your-seat': 'Somebody else plays this hand.',
  'not-playing': 'No match is being played.',
  paused: 'The table has a break.',
  'not-paused': 'There is no break to end.',
  'match-not-over': 'The match is not over yet.',
  'chair-taken': 'Somebody sits there already.',
  'no-such-chair': 'There is no such chair.',
  'seated-already': 'You sit at this table already.',
  'sat-elsewhere': 'You have seen another hand of this round.',
  'just-sat-down': 'You came in the middle of the round; wait for the next one.',
  'started-already': 'The match has begun already.',
  'nothing-to-hold': 'There is nothing to wait for.',
  'no-hold-left': 'You have asked for a moment often enough in this round.',
  'holding-already': 'The table waits for you already.',
  'not-holding': 'The table does not wait for you.',
  'no-teams': 'There are no fixed teams in this game.',
  'nothing-proposed': 'Nobody has proposed that.',
  'agreed-already': 'You have agreed already.',
  'ready-already': 'You are ready already.',
  'not-host': 'Whoever opened the table says when it begins.',
  'not-welcome': 'Whoever opened this table does not want to play with you.',
  'too-often': 'You have changed your mind very often here. Try again in a minute.',
  'nothing-to-be-ready-for': 'The round is still going on.',
};

const brief: RefusalBriefs = {
  'not-now': 'not now',
  'not-your-turn': 'not your turn',
  'window-open': 'waiting for bombs',
  'no-combination': 'no combination',
  'no-such-reading': 'not with this Phoenix',
  'does-not-beat': 'too low',
  'leader-must-play': 'you lead',
  'own-trick': 'your own trick',
  'mah-jong-not-first': 'not with the Mah Jong',
  'wish-must-be-met': 'the wish comes first',
  'wish-required': 'choose a wish',
  'dog-is-led': 'only as a lead',
  'dog-target': 'choose a partner',
  'not-a-bomb': 'no bomb',
  'nothing-to-bomb': 'nothing to bomb',
  'bombs-in-turn-only': 'in your turn only',
  'too-late-to-bomb': 'too late',
  'passed-for-good': 'you passed',
  'already-out': 'out already',
  'called-already': 'called already',
  'partner-called': 'partner has called',
  'too-late-to-call': 'too late',
  'call-during-push': 'not during the push',
  'push-one-each': 'one card for each',
  'push-forced-cards': 'other cards are due',
  'no-hold-left': 'no more time-outs',
  paused: 'break',
};

/** What would beat a play, '' when nothing lies there. */
function needs(standing: AnyPlay): string {
  if (standing.size === 0) return '';
  const { kind, size, card, worth, high, groups } = partsOf(standing);
  const above = `above ${cards.shortRank(high)}`;
  switch (kind) {
    case 'single':
      return isSpecial(card, 'dragon')
        ? 'only a bomb beats the Dragon'
        : `needs a card above ${halfRank(worth, cards.letter)}`;
    case 'pair':
      return `needs a pair ${above}`;
    case 'triple':
      return `needs a triple ${above}`;
    case 'stairs':
      return `needs ${groups} pairs in a row ${above}`;
    case 'triple-stairs':
      return `needs ${groups} triples in a row ${above}`;
    case 'full':
      return `needs a full house above ${cards.ranks(high)}`;
    case 'straight':
      return `needs a straight of ${size} ${above}`;
    case 'bomb4':
    case 'bombS':
      return 'needs a higher bomb';
    case 'dog':
      return '';
  }
}

export const refusals = refusalWords({ sentences, brief, needs });
