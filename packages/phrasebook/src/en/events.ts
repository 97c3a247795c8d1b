import type { Call, Rank, Title } from '@schupf/rules';
import { type Dummy, teller } from '../teller.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const PLACES = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const calls: { readonly [C in Call]: string } = { tichu: 'Tichu', grand: 'Grand Tichu' };

/** A sentence about the reader, or about another player. */
function says(who: Who, you: string, other: string): string {
  return who === null ? `You ${you}.` : `${who} ${other}.`;
}

function to(who: Who): string {
  return who ?? 'you';
}

/** Points of a trick; nothing where points do not count. */
function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${common.points(points)})`;
}

const sentences = {
  calls,
  /** The hand without a person in the games for three. */
  dummies: { table: 'Ms Table', minister: 'Minister' } as { readonly [D in Dummy]: string },
  dealt: (round: number) => `Round ${round}: cards dealt.`,
  called: (who: Who, call: Call) => says(who, `call ${calls[call]}`, `calls ${calls[call]}`),
  withdrew: (who: Who) => says(who, 'withdraw your call', 'withdraws the call'),
  declined: (who: Who) => says(who, 'take the rest of the cards', 'takes the rest of the cards'),
  laidOut: (who: Who) => says(who, 'have chosen cards to push', 'has chosen cards to push'),
  tookBack: (who: Who) => says(who, 'take back the pushed cards', 'takes back the pushed cards'),
  pushReopened: 'After the call, everyone chooses again.',
  exchanged: 'The cards have been exchanged.',
  gave: (who: Who, target: Who, what: string) =>
    says(who, `give ${to(target)}: ${what}`, `gives ${to(target)}: ${what}`),
  dummyShown: (name: string) => `${name}’s hand is now face up.`,
  led: (who: Who, play: string) => says(who, `lead: ${play}`, `leads: ${play}`),
  played: (who: Who, play: string) => says(who, `play: ${play}`, `plays: ${play}`),
  bombed: (who: Who, play: string) => says(who, `bomb: ${play}`, `bombs: ${play}`),
  passed: (who: Who) => says(who, 'pass', 'passes'),
  wished: (who: Who, rank: Rank) =>
    says(who, `wish for ${cards.aRank(rank)}`, `wishes for ${cards.aRank(rank)}`),
  dog: (who: Who, target: Who) =>
    who === target
      ? says(who, 'keep the lead', 'keeps the lead')
      : says(who, `give ${to(target)} the lead`, `gives ${to(target)} the lead`),
  tookTrick: (who: Who, points: number | null) =>
    says(who, `take the trick${worth(points)}`, `takes the trick${worth(points)}`),
  gaveDragon: (who: Who, target: Who, points: number | null) =>
    says(
      who,
      `give ${to(target)} the Dragon trick${worth(points)}`,
      `gives ${to(target)} the Dragon trick${worth(points)}`,
    ),
  /** A place counted from 1. */
  out: (who: Who, place: number) => says(who, `go out ${PLACES[place - 1]}`, `goes out ${PLACES[place - 1]}`),
  cardsLeft: (who: Who, n: number) =>
    says(who, `have ${common.cards(n)} left`, `has ${common.cards(n)} left`),
  returned: (why: string) => `Your cards were returned. ${why}`,
  roundOver: (round: number) => `Round ${round} is over.`,
  title: (title: Title): string => (title === 'T...' ? 'T…' : title),
};

export const events = { ...sentences, tell: teller(sentences, cards.play) };
