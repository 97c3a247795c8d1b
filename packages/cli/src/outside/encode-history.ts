import type { SeenEvent } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import type { ToldEvent } from './messages.ts';
import { tellCombination, tellRank, tellSeat } from './words.ts';

/** The round so far as everybody saw it. */
export function encodeHistory(history: readonly SeenEvent[]): ToldEvent[] {
  return history.flatMap((event) => encodeEvent(event) ?? []);
}

/** Null for events that are in no history: what they changed stands in the view itself. */
function encodeEvent(event: SeenEvent): ToldEvent | null {
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
        ...tellCombination(event.play),
        outOfTurn: event.outOfTurn,
        wish: tellRank(event.wish),
        dogTo: tellSeat(event.dogTo),
      };
    case 'gathered':
      return { type: 'gathered', by: formatSeat(event.by) };
    case 'gave':
      return { type: 'gave', by: formatSeat(event.by), to: formatSeat(event.to) };
    case 'dealt':
    case 'decided':
    case 'declined':
    case 'rest-dealt':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'exchanged':
    case 'dummy-shown':
    case 'window-closed':
    case 'round-ended':
      return null;
  }
}
