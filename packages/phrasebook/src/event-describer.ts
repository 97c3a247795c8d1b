import {
  type Call,
  isBomb,
  NO_SEAT,
  type Rank,
  type Rules,
  type Seat,
  type SeenEvent,
  type View,
} from '@schupf/rules';
import type { AnyPlay } from './play-parts.ts';
import type { Who } from './who.ts';

/** The dummy hand in three-player games, as named by `Rules.dummy`. */
export type Dummy = NonNullable<Rules['dummy']>;

/** A language's sentences about events. */
interface Sentences {
  readonly dealt: (round: number) => string;
  readonly called: (who: Who, call: Call) => string;
  readonly withdrew: (who: Who) => string;
  readonly declined: (who: Who) => string;
  readonly declinedTichu: (who: Who) => string;
  readonly laidOut: (who: Who) => string;
  readonly tookBack: (who: Who) => string;
  readonly exchanged: string;
  readonly dummyShown: (name: string) => string;
  readonly played: (who: Who, play: string) => string;
  readonly bombed: (who: Who, play: string) => string;
  readonly passed: (who: Who) => string;
  readonly wished: (who: Who, rank: Rank) => string;
  readonly dog: (who: Who, target: Who) => string;
  readonly tookTrick: (who: Who, points: number | null) => string;
  readonly gaveDragon: (who: Who, target: Who, points: number | null) => string;
  readonly out: (who: Who, place: number) => string;
  readonly timeUp: string;
  readonly roundOver: (round: number) => string;
}

type DescribeEvent = (event: SeenEvent, nameOf: (seat: Seat) => string, view: View) => string;

/**
 * Describes an event to the observer of a view; '' if there is nothing to report. The view may be from later in the
 * same round.
 */
export function eventDescriber(say: Sentences, playName: (play: AnyPlay) => string): DescribeEvent {
  return (event, nameOf, view) => {
    const { open } = view;
    const who = (seat: Seat): Who =>
      open.players[seat] === view.observer && seat !== open.dummy ? null : nameOf(seat);
    switch (event.type) {
      case 'dealt':
        return say.dealt(open.round);
      case 'called':
        return say.called(who(event.seat), event.call);
      case 'calls-revealed':
        return event.callers.map((seat) => say.called(who(seat), 'grand')).join(' ');
      case 'withdrawn':
        return say.withdrew(who(event.seat));
      case 'declined':
        return say.declined(who(event.seat));
      case 'declined-tichu':
        return say.declinedTichu(who(event.seat));
      case 'laid-out':
        return say.laidOut(who(event.seat));
      case 'took-back':
        return say.tookBack(who(event.seat));
      case 'exchanged':
        return say.exchanged;
      case 'dummy-shown':
        return event.toAll ? say.dummyShown(nameOf(event.seat)) : '';
      case 'played': {
        const { seat, play, wish, dogTo } = event;
        const sentences = [(isBomb(play) ? say.bombed : say.played)(who(seat), playName(play))];
        if (dogTo !== NO_SEAT) sentences.push(say.dog(who(seat), who(dogTo)));
        if (wish !== 0) sentences.push(say.wished(who(seat), wish as Rank));
        const place = open.finished.indexOf(seat) + 1;
        if (place > 0 && isLastPlay(event, view)) sentences.push(say.out(who(seat), place));
        return sentences.join(' ');
      }
      case 'passed':
        return say.passed(who(event.seat));
      case 'gathered':
        return open.phase === 'gift' ? '' : say.tookTrick(who(event.by), null);
      case 'gave':
        return say.gaveDragon(who(event.by), who(event.to), null);
      case 'time-up':
        return say.timeUp;
      case 'round-ended':
        return say.roundOver(open.round);
      case 'decided':
      case 'rest-dealt':
      case 'took':
      case 'opened':
      case 'window-closed':
        return '';
    }
  };
}

/** Compares cards, because the event may be a copy of the one in the history. */
function isLastPlay({ seat, play }: Extract<SeenEvent, { type: 'played' }>, { open }: View): boolean {
  const last = open.history.findLast((event) => event.type === 'played' && event.seat === seat);
  return last === undefined || (last.type === 'played' && last.play.cards[0] === play.cards[0]);
}
