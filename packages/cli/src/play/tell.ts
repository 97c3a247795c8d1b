import {
  combinationOf,
  isBomb,
  NOBODY,
  type OpenState,
  type Rank,
  type SeenCards,
  type SeenEvent,
} from '@schupf/rules';
import { formatRank } from '@schupf/rules/notation';
import { capital, does, nameOf, ownSeats } from './names.ts';
import type { Paint } from './paint.ts';

/** From here on the cards left are worth a word. */
const FEW_CARDS = 4;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** What a person hears of an event; '' when it is not worth a line. `before` is the table as it was. */
export function tell(event: SeenEvent, before: OpenState, open: OpenState, paint: Paint): string {
  switch (event.type) {
    case 'called':
      return `${capital(does(open, event.seat, 'call'))} ${paint.strong(callName(event.call))}!`;
    case 'calls-revealed':
      return event.callers.map((seat) => `${capital(does(open, seat, 'call'))} Grand Tichu!`).join(' ');
    case 'withdrawn':
      return `${capital(does(open, event.seat, 'withdraw'))} the call.`;
    case 'exchanged':
      return event.transfers.flatMap((transfer) => tellTransfer(transfer, open, paint)).join('\n');
    case 'dummy-shown':
      if (!event.toAll || ownSeats(open).includes(event.seat)) return '';
      return `${capital(nameOf(open, event.seat))}’s hand lies open.`;
    case 'opened':
      return `${capital(does(open, event.leader, 'lead'))} first.`;
    case 'played':
      return tellPlay(event, before, paint);
    case 'passed':
      return `${capital(does(open, event.seat, 'pass'))}.`;
    case 'gathered':
      return `${capital(does(before, event.by, 'win'))} the trick${worth(before)}.`;
    case 'gave':
      return `${capital(does(before, event.by, 'give'))} it to ${nameOf(before, event.to)}${worth(before)}.`;
    case 'dealt':
    case 'decided':
    case 'declined':
    case 'rest-dealt':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'window-closed':
    case 'round-ended':
      return '';
  }
}

export function callName(call: 'tichu' | 'grand'): string {
  return call === 'tichu' ? 'Tichu' : 'Grand Tichu';
}

/** Points of the trick, where points count. */
export function worth(open: OpenState): string {
  return open.rules.teams === 'none' ? '' : ` (${open.trickCards.points()} points)`;
}

export function placeName(place: number): string {
  return PLACES[place] ?? `${place + 1}th`;
}

function tellTransfer(
  { from, to, cards }: { from: number; to: number; cards: SeenCards },
  open: OpenState,
  paint: Paint,
): string[] {
  if (typeof cards === 'number') return [];
  return [`${capital(does(open, from, 'push'))} ${paint.cards(cards)} to ${nameOf(open, to)}.`];
}

function tellPlay(event: Extract<SeenEvent, { type: 'played' }>, before: OpenState, paint: Paint): string {
  const { seat, play, wish, dogTo } = event;
  const verb = isBomb(play) ? 'bomb' : before.trickIsEmpty ? 'lead' : 'lay';
  let line = `${capital(does(before, seat, verb))}${verb === 'bomb' ? ' with' : ''} ${paint.play(combinationOf(play))}`;
  if (wish !== 0) line += `, wishing for ${rankName(wish)}`;
  if (dogTo !== NOBODY) line += ` for ${nameOf(before, dogTo)}`;
  const left = before.counts[seat]! - play.size;
  if (left > 0) return left <= FEW_CARDS ? `${line}, ${left} left.` : `${line}.`;
  return `${line} and ${nameOf(before, seat) === 'you' ? 'are' : 'is'} out as ${placeName(before.finished.length)}.`;
}

export function rankName(rank: number): string {
  return rank === 10 ? '10' : formatRank(rank as Rank);
}
