import { CALLS, KINDS, type PlainPlay, type SeenEvent } from '@schupf/rules';
import type { Fields } from './fields.ts';
import type { ToldEvent } from './messages.ts';

const EVENTS: readonly ToldEvent['type'][] = [
  'called',
  'calls-revealed',
  'withdrawn',
  'opened',
  'played',
  'passed',
  'gathered',
  'gave',
];

/** The opposite of `encodeHistory`. */
export function readEvent(fields: Fields): SeenEvent {
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
        play: readCombination(fields),
        outOfTurn: fields.flag('outOfTurn'),
        wish: fields.rankOrNone('wish'),
        dogTo: fields.seatOrNobody('dogTo'),
      };
    case 'gathered':
      return { type, by: fields.seat('by') };
    case 'gave':
      return { type, by: fields.seat('by'), to: fields.seat('to') };
  }
}

export function readCombination(fields: Fields): PlainPlay {
  const { cards, phoenixAs } = fields.laid('cards');
  if (cards.length === 0) fields.complain('cards');
  return {
    kind: fields.oneOf('kind', KINDS),
    size: cards.length,
    height: fields.doubled('rank'),
    cards,
    phoenixAs,
  };
}
