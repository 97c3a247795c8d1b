import { isCount, isOneOf, isRecord, type Rules, readSeatAction } from '@schupf/rules';
import { AGREEMENT_KINDS, REMATCH_SEATS } from './agreements.ts';
import { readPassUntil } from './conditional-passes.ts';
import { isDigest, isSalt } from './deals/formulas.ts';
import type { Command } from './input.ts';

/** Names stay in the log forever, so their length is limited. */
const MAX_NAME_LENGTH = 40;

/** Reads an untrusted command and drops unknown fields; null if it is not a command. Never throws. */
export function readCommand(value: unknown, rules: Rules): Command | null {
  if (!isRecord(value)) return null;
  const { type, action, turn, what, seats, target, chair, name, match, hash, salt, seat } = value;
  const isSeat = (number: unknown): number is number => isCount(number) && number < rules.seats;
  const isChair = (number: unknown): number is number => isCount(number) && number < rules.players;
  switch (type) {
    case 'act': {
      const read = readSeatAction(action, rules);
      return read !== null && isCount(turn) ? { type, action: read, turn } : null;
    }
    case 'pass-until': {
      const until = readPassUntil(value['until']);
      return isSeat(seat) && until !== null && isCount(turn) ? { type, seat, until, turn } : null;
    }
    case 'withdraw-pass':
      return isSeat(seat) ? { type, seat } : null;
    case 'hold':
    case 'end-hold':
    case 'ready':
    case 'leave':
    case 'start':
      return { type };
    case 'propose':
      if (!isOneOf(AGREEMENT_KINDS, what)) return null;
      if (what === 'rematch')
        return isOneOf(REMATCH_SEATS, seats ?? 'kept')
          ? { type, what, seats: (seats ?? 'kept') as 'kept' }
          : null;
      if (seats !== undefined) return null;
      if (what !== 'remove') return { type, what };
      return isChair(target) ? { type, what, target } : null;
    case 'decline':
      if (!isOneOf(AGREEMENT_KINDS, what)) return null;
      if (what !== 'remove') return { type, what };
      return isChair(target) ? { type, what, target } : null;
    case 'sit':
      return (chair === null || isChair(chair)) && isName(name) ? { type, chair, name } : null;
    case 'swap':
      return isChair(chair) ? { type, chair } : null;
    case 'rename':
      return isName(name) ? { type, name } : null;
    case 'commit-salt':
      return isCount(match) && isDigest(hash) ? { type, match, hash } : null;
    case 'reveal-salt':
      return isCount(match) && isSalt(salt) ? { type, match, salt } : null;
    default:
      return null;
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH;
}
