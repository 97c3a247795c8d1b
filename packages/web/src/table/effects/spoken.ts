import { NO_SEAT, type OpenState, type Seat, type SeenEvent, type View } from '@schupf/rules';
import type { Messages } from '../../i18n/en/index.ts';
import { FEW_CARDS } from '../model/cards-left.ts';
import { dogLeader } from '../model/dog-leader.ts';

type Words = Pick<Messages, 'events' | 'cards'>;

interface Happened {
  readonly event: SeenEvent;
  readonly before: OpenState;
  readonly after: View;
}

/**
 * What a screen reader says about an event; '' if nothing. Unlike the log, it also says what everyone else sees at that
 * moment: received cards, the points of a trick and who has few cards left.
 */
export function spokenText(
  { event, before, after }: Happened,
  nameOf: (seat: Seat) => string,
  { events, cards }: Words,
): string {
  const { open, observer } = after;
  const isOwn = (seat: Seat) => open.players[seat] === observer && seat !== open.dummy;
  const who = (seat: Seat) => (isOwn(seat) ? null : nameOf(seat));
  const described = events.describe(event, nameOf, after);
  switch (event.type) {
    case 'called': {
      const isReopened = open.laidOut !== before.laidOut;
      return isReopened ? `${described} ${events.pushReopened}` : described;
    }
    case 'exchanged': {
      const received = event.transfers.flatMap(({ from, to, cards: given }) =>
        isOwn(to) && typeof given !== 'number'
          ? [events.gave(who(from), null, given.map((card) => cards.cardName(card)).join(', '))]
          : [],
      );
      return [described, ...received].join(' ');
    }
    case 'played': {
      const { seat, dogTo } = event;
      const left = open.counts[seat]!;
      const leader = dogTo === NO_SEAT ? dogLeader(event, open) : NO_SEAT;
      return [
        described,
        ...(leader === NO_SEAT ? [] : [events.dog(who(seat), who(leader))]),
        ...(left > 0 && left <= FEW_CARDS && !isOwn(seat) ? [events.cardsLeft(who(seat), left)] : []),
      ].join(' ');
    }
    case 'gathered':
      return described === '' ? '' : events.tookTrick(who(event.by), pointsOf(before));
    case 'gave':
      return events.gaveDragon(who(event.by), who(event.to), pointsOf(before));
    default:
      return described;
  }
}

/** What the trick on the table is worth; null in games without points. */
function pointsOf(open: OpenState): number | null {
  return open.rules.teams === 'none' ? null : open.trickCards.points();
}
