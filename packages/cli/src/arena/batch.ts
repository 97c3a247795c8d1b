import { failure, type Result, type RulesRequest, readRules, type Seed, success } from '@schupf/rules';
import type { SpeedName } from '@schupf/table';
import { reasonOf } from '../files.ts';
import { type DealScore, playDeal } from './deal.ts';
import { openPlayers } from './players.ts';
import type { Arena } from './sitting.ts';
import { emptyTallies, type Tallies } from './tally.ts';

/** The two line-ups and the conditions, as plain data that can be sent to a thread. */
export interface Matchup {
  readonly a: string;
  readonly b: string;
  readonly request: RulesRequest;
  readonly seed: Seed;
  /** Time per decision; null for the default, which is longer for external bots because of the round trip. */
  readonly milliseconds: number | null;
  /** The table speed whose clocks apply; null for none. */
  readonly clock: SpeedName | null;
}

/** Default time per decision. */
export const DEFAULT_MS = 100;

/** A range of consecutive deals played by one thread. */
export interface Batch {
  readonly first: number;
  readonly deals: number;
}

export interface BatchScore {
  readonly scores: readonly DealScore[];
  readonly tallies: Tallies;
}

export async function openArena(matchup: Matchup): Promise<Arena> {
  const { a, b, request, seed, milliseconds } = matchup;
  const read = readRules(request);
  if (!read.ok) throw new Error(read.problem);
  const time = milliseconds ?? undefined;
  const { variant } = read.rules;
  const players = { a: await openPlayers(a, variant, time), b: await openPlayers(b, variant, time) };
  const clock =
    matchup.clock === null ? null : { speed: matchup.clock, maxMs: milliseconds ?? Number.POSITIVE_INFINITY };
  return { rules: read.rules, seed, milliseconds: milliseconds ?? DEFAULT_MS, players, clock };
}

/** Checks that the players can be started, so that a typing error causes one message instead of one per thread. */
export async function tryOpening(matchup: Matchup): Promise<Result<null>> {
  try {
    closeArena(await openArena(matchup));
    return success(null);
  } catch (error) {
    return failure(reasonOf(error));
  }
}

export function closeArena({ players }: Arena): void {
  players.a.close();
  players.b.close();
}

export async function playBatch(arena: Arena, { first, deals }: Batch): Promise<BatchScore> {
  const tallies = emptyTallies();
  const scores: DealScore[] = [];
  for (let deal = first; deal < first + deals; deal++) scores.push(await playDeal(arena, deal, tallies));
  return { scores, tallies };
}
