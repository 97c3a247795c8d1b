import { OPTION_NAMES, type OpenState, type Rules } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import type { MatchMessage, RoundMessage } from './messages.ts';

/** Everything there is to know about the rules, so that nobody has to know our defaults. */
export function encodeMatch(rules: Rules, names: readonly string[]): MatchMessage {
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, rules[name]]));
  return { type: 'match', variant: rules.variant, players: rules.players, options, names };
}

export function encodeRound({ round, dealer, players, totals }: OpenState): RoundMessage {
  return {
    type: 'round',
    round,
    dealer: formatSeat(dealer),
    players: players.map((player) => player + 1),
    scores: totals,
  };
}
