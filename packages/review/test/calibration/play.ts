import { type Bot, ROSTER } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';
import { below, rulesFor, xoshiro128 } from '@schupf/rules';
import type { GameRecord } from '@schupf/rules/notation';
import { botMatch, recordOf } from '@schupf/testkit';

const PLAYERS = ['net-1', 'net-1-casual', 'expert-1', 'club-1', 'beginner-1'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export interface PlayedRound {
  readonly record: GameRecord;
  /** The bot at each seat. */
  readonly players: readonly PlayerName[];
}

/** A round of four `net-1` if the number is even; otherwise a round of bots of different strengths. */
export function playRound(seed: string, number: number): PlayedRound {
  const rules = rulesFor('nanjing');
  const name = `${seed}/${number}`;
  const bits = xoshiro128(name);
  const players = [0, 1, 2, 3].map(() =>
    number % 2 === 0 ? 'net-1' : PLAYERS[below(PLAYERS.length, bits)]!,
  );
  const bots = players.map((player) => ROSTER[player]!.make({ networks: loadNetworks() }));
  const table: Bot = {
    name: 'table',
    choose: (view, seat, context) => bots[seat]!.choose(view, seat, context),
  };
  return { record: recordOf(rules, botMatch(table, rules, name)), players };
}
