import type { Call, Rank, Title } from '@schupf/rules';
import type { AgreementKind } from '@schupf/table';
import { minus, signed } from '../numbers.ts';
import type { AnyPlay } from '../play-parts.ts';
import { teller } from '../teller.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const PLACES = 'first second third fourth fifth sixth'.split(' ');

const calls: { readonly [C in Call]: string } = { tichu: 'Tichu', grand: 'Grand Tichu' };

/** A sentence about the reader, or about somebody else. */
function says(who: Who, you: string, other: string): string {
  return who === null ? `You ${you}.` : `${who} ${other}.`;
}

function to(who: Who): string {
  return who ?? 'you';
}

/** Points of a trick; nothing where points do not count. */
function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${minus(points)})`;
}

const agreements: { readonly [K in AgreementKind]: string } = {
  pause: 'a break',
  resume: 'to go on',
  concede: 'to concede the match',
  stop: 'to stop the match',
  rematch: 'a rematch',
};

const sentences = {
  calls,
  agreements,

  dealt: (round: number) => `Round ${round} is dealt.`,
  called: (who: Who, call: Call) => says(who, `call ${calls[call]}`, `calls ${calls[call]}`),
  withdrew: (who: Who) => says(who, 'withdraw the call', 'withdraws the call'),
  declined: (who: Who) => says(who, 'take the other cards', 'takes the other cards'),
  laidOut: (who: Who) => says(who, 'have chosen the push', 'has chosen the push'),
  tookBack: (who: Who) => says(who, 'take the push back', 'takes the push back'),
  pushReopened: 'After the call everybody chooses the push anew.',
  exchanged: 'The cards are exchanged.',
  got: (from: string, names: readonly string[]) => `From ${from}: ${names.join(', ')}.`,
  gaveAway: (receiver: string, names: readonly string[]) => `To ${receiver}: ${names.join(', ')}.`,
  dummyShown: (name: string) => `${name}: the hand lies open.`,

  led: (who: Who, play: AnyPlay) => says(who, `lead: ${cards.play(play)}`, `leads: ${cards.play(play)}`),
  played: (who: Who, play: AnyPlay) => says(who, `play: ${cards.play(play)}`, `plays: ${cards.play(play)}`),
  bombed: (who: Who, play: AnyPlay) => says(who, `bomb: ${cards.play(play)}`, `bombs: ${cards.play(play)}`),
  passed: (who: Who) => says(who, 'pass', 'passes'),
  wished: (who: Who, rank: Rank) =>
    says(who, `wish for ${cards.aRank(rank)}`, `wishes for ${cards.aRank(rank)}`),
  wishMet: 'The wish is fulfilled.',
  dog: (who: Who, target: Who) => says(who, `give ${to(target)} the lead`, `gives ${to(target)} the lead`),
  tookTrick: (who: Who, points: number | null) =>
    says(who, `take the trick${worth(points)}`, `takes the trick${worth(points)}`),
  gaveDragon: (who: Who, target: Who, points: number | null) =>
    says(
      who,
      `give the Dragon’s trick${worth(points)} to ${to(target)}`,
      `gives the Dragon’s trick${worth(points)} to ${to(target)}`,
    ),
  /** A place counted from 1. */
  out: (who: Who, place: number) => {
    const how = PLACES[place - 1] ?? common.ordinal(place);
    return says(who, `are out ${how}`, `is out ${how}`);
  },
  cardsLeft: (who: Who, n: number) =>
    says(who, `have ${common.cards(n)} left`, `has ${common.cards(n)} left`),
  roundOver: (round: number) => `Round ${round} is over.`,
  matchOver: 'The match is over.',
  won: (winners: readonly string[]) => `Won by ${common.list(winners)}.`,
  youWon: 'You have won!',
  youLost: 'You have lost.',
  draw: 'The match is drawn.',

  yourTurn: 'Your turn.',
  yourLead: 'You lead.',
  turnOf: (name: string) => `${name} is to play.`,
  mustPlay: (rank: Rank) => `You must play ${cards.aRank(rank)}.`,
  mayBomb: 'You can bomb.',
  chooseGrand: 'Grand Tichu?',
  choosePush: 'Choose the cards to push.',
  chooseGift: 'Who gets the Dragon’s trick?',
  chooseWish: 'Which rank do you wish for?',
  waitingForBombs: 'Any bombs?',
  closing: (who: Who) => (who === null ? 'The trick is about to be yours.' : `The trick goes to ${who}.`),
  ownBomb: 'The owner may bomb his own trick.',

  held: 'Your cards wait for your turn.',
  returned: (why: string) => `Your cards come back. ${why}`,
  covered: (who: Who) => (who === null ? 'The table decided for you.' : `The table decided for ${who}.`),
  askedToHold: (who: Who) => says(who, 'ask for a moment', 'asks for a moment'),
  absent: (who: Who) => says(who, 'are away', 'is away'),
  returnedToTable: (who: Who) => says(who, 'are back', 'is back'),
  satDown: (who: Who) => says(who, 'sit down', 'sits down'),
  left: (who: Who) => says(who, 'leave the table', 'leaves the table'),
  proposed: (who: Who, what: AgreementKind) =>
    says(who, `propose ${agreements[what]}`, `proposes ${agreements[what]}`),
  agreed: (what: AgreementKind) => `Agreed: ${agreements[what]}.`,
  matchBegan: 'A new match begins.',

  /** Said beside a seat. */
  bubbles: {
    pass: 'Pass',
    tichu: 'Tichu!',
    grand: 'Grand Tichu!',
    noGrand: 'No',
    bomb: 'Bomb!',
    ready: 'Ready',
    hold: 'One moment …',
    wish: (rank: Rank) => `I wish for ${cards.aRank(rank)}`,
    out: (place: number) => `Out ${PLACES[place - 1] ?? common.ordinal(place)}!`,
  },

  /** Lines of the score sheet: where points came from. */
  lines: {
    cards: 'Cards',
    movedHand: (name: string) => `${name}’s hand`,
    movedTricks: (name: string) => `${name}’s tricks`,
    doubleWin: 'Double win',
    tripleWin: 'Triple win',
    made: (name: string, call: Call) => `${name}: ${calls[call]} made`,
    failed: (name: string, call: Call) => `${name}: ${calls[call]} failed`,
    violation: (name: string) => `Penalty: ${name} ignored the wish`,
    total: 'Total',
    line: (what: string, points: number) => `${what}: ${signed(points)}`,
  },

  /** What a seat is in this round. */
  roles: {
    dealer: 'dealer',
    soloist: 'soloist',
    defender: 'defender',
    king: 'king',
    table: 'the table',
    minister: 'the minister',
    dummy: 'open hand',
  },
  title: (title: Title): string => (title === 'T...' ? 'T…' : title),
};

export const events = { ...sentences, tell: teller(sentences) };
