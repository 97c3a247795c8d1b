import { CALLS, type HistoryEvent } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import { encodePlay, rankText, readPlay, seatText } from './codecs.ts';
import type { WireEvent } from './messages.ts';
import type { WireFields } from './wire-fields.ts';

/** The public events of the round so far. */
export function encodeHistory(history: readonly HistoryEvent[]): WireEvent[] {
  return history.flatMap((event) => encodeEvent(event) ?? []);
}

/** Null for the end of a round: bots get no questions after it. */
function encodeEvent(event: HistoryEvent): WireEvent | null {
  switch (event.type) {
    case 'called':
      return { type: 'called', seat: formatSeat(event.seat), call: event.call };
    case 'calls-revealed':
      return { type: 'calls-revealed', callers: event.callers.map(formatSeat) };
    case 'withdrawn':
    case 'passed':
      return { type: event.type, seat: formatSeat(event.seat) };
    case 'opened':
      return { type: 'opened', leader: formatSeat(event.leader) };
    case 'played':
      return {
        type: 'played',
        seat: formatSeat(event.seat),
        ...encodePlay(event.play),
        outOfTurn: event.outOfTurn,
        wish: rankText(event.wish),
        dogTo: seatText(event.dogTo),
      };
    case 'gathered':
      return { type: 'gathered', by: formatSeat(event.by) };
    case 'gave':
      return { type: 'gave', by: formatSeat(event.by), to: formatSeat(event.to) };
    case 'round-ended':
      return null;
  }
}

const EVENTS: readonly WireEvent['type'][] = [
  'called',
  'calls-revealed',
  'withdrawn',
  'opened',
  'played',
  'passed',
  'gathered',
  'gave',
];

export function readEvent(fields: WireFields): HistoryEvent {
  const type = fields.oneOf('type', EVENTS);
  switch (type) {
    case 'called':
      return { type, seat: fields.seat('seat'), call: fields.oneOf('call', CALLS) };
    case 'calls-revealed':
      return { type, callers: fields.seats('callers') };
    case 'withdrawn':
    case 'passed':
      return { type, seat: fields.seat('seat') };
    case 'opened':
      return { type, leader: fields.seat('leader') };
    case 'played':
      return {
        type,
        seat: fields.seat('seat'),
        play: readPlay(fields),
        outOfTurn: fields.flag('outOfTurn'),
        wish: fields.rankOrNone('wish'),
        dogTo: fields.seatOrNone('dogTo'),
      };
    case 'gathered':
      return { type, by: fields.seat('by') };
    case 'gave':
      return { type, by: fields.seat('by'), to: fields.seat('to') };
  }
}
