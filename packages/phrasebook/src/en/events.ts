import type { Call, Rank, Title } from '@schupf/rules';
import { type Dummy, eventDescriber } from '../event-describer.ts';
import { frenchTitle, type TitleForm } from '../titles.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common, PLACES } from './common.ts';

const calls: { readonly [C in Call]: string } = { tichu: 'Tichu', grand: 'Grand Tichu' };

/** A sentence about the reader (`you`) or about another player (`other`). */
function sentence(who: Who, you: string, other: string): string {
  return who === null ? `You ${you}.` : `${who} ${other}.`;
}

function to(who: Who): string {
  return who ?? 'you';
}

/** The points of a trick in brackets; '' if it has none or the game does not count them. */
function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${common.points(points)})`;
}

const sentences = {
  calls,
  /** The names of the dummy hand in three-player games. */
  dummies: { table: 'Ms Table', minister: 'Minister' } as { readonly [D in Dummy]: string },
  dealt: (round: number) => `Round ${round}: cards dealt.`,
  called: (who: Who, call: Call) => sentence(who, `call ${calls[call]}`, `calls ${calls[call]}`),
  withdrew: (who: Who) => sentence(who, 'withdraw your call', 'withdraws the call'),
  declined: (who: Who) => sentence(who, 'take the rest of the cards', 'takes the rest of the cards'),
  declinedTichu: (who: Who) => sentence(who, 'decline Tichu', 'declines Tichu'),
  laidOut: (who: Who) => sentence(who, 'have chosen cards to push', 'has chosen cards to push'),
  tookBack: (who: Who) => sentence(who, 'take back the pushed cards', 'takes back the pushed cards'),
  pushReopened: 'After the call, everyone chooses again.',
  exchanged: 'The cards have been exchanged.',
  gave: (who: Who, target: Who, what: string) =>
    sentence(who, `give ${to(target)}: ${what}`, `gives ${to(target)}: ${what}`),
  dummyShown: (name: string) => `${name}’s hand is now face up.`,
  led: (who: Who, play: string) => sentence(who, `lead: ${play}`, `leads: ${play}`),
  played: (who: Who, play: string) => sentence(who, `play: ${play}`, `plays: ${play}`),
  bombed: (who: Who, play: string) => sentence(who, `bomb: ${play}`, `bombs: ${play}`),
  passed: (who: Who) => sentence(who, 'pass', 'passes'),
  wished: (who: Who, rank: Rank) =>
    sentence(who, `wish for ${cards.rankAsObject(rank)}`, `wishes for ${cards.rankAsObject(rank)}`),
  dog: (who: Who, target: Who) =>
    who === target
      ? sentence(who, 'keep the lead', 'keeps the lead')
      : sentence(who, `give ${to(target)} the lead`, `gives ${to(target)} the lead`),
  tookTrick: (who: Who, points: number | null) =>
    sentence(who, `take the trick${worth(points)}`, `takes the trick${worth(points)}`),
  gaveDragon: (who: Who, target: Who, points: number | null) =>
    sentence(
      who,
      `give ${to(target)} the Dragon trick${worth(points)}`,
      `gives ${to(target)} the Dragon trick${worth(points)}`,
    ),
  /** `place` is counted from 1. */
  out: (who: Who, place: number) =>
    sentence(who, `go out ${PLACES[place - 1]}`, `goes out ${PLACES[place - 1]}`),
  cardsLeft: (who: Who, n: number) =>
    sentence(who, `have ${common.cards(n)} left`, `has ${common.cards(n)} left`),
  returned: (why: string) => `Your cards were returned. ${why}`,
  timeUp: 'Time is up. This is the last round.',
  roundOver: (round: number) => `Round ${round} is over.`,
  title: (title: Title, form?: TitleForm): string => frenchTitle(title, form),
};

export const events = { ...sentences, describe: eventDescriber(sentences, cards.play) };
