import { type RulesRequest, readRules, type Seed } from '@schupf/rules';
import { type Arena, type DealScore, playDeal } from './deal.ts';
import { openPlayers } from './players.ts';
import { noTallies, type Tallies } from './tally.ts';

/** Who meets whom, as plain data that can be sent to a thread. */
export interface Encounter {
  readonly a: string;
  readonly b: string;
  readonly request: RulesRequest;
  readonly seed: Seed;
  readonly milliseconds: number;
}

/** Deals played at a stretch. */
export interface Batch {
  readonly first: number;
  readonly deals: number;
}

export interface BatchScore {
  readonly scores: readonly DealScore[];
  readonly tallies: Tallies;
}

export async function openArena({ a, b, request, seed, milliseconds }: Encounter): Promise<Arena> {
  const answer = readRules(request);
  if (!answer.ok) throw new Error(answer.problem);
  const players = { a: await openPlayers(a), b: await openPlayers(b) };
  return { rules: answer.rules, seed, milliseconds, players };
}

export function closeArena({ players }: Arena): void {
  players.a.close();
  players.b.close();
}

export async function playBatch(arena: Arena, { first, deals }: Batch): Promise<BatchScore> {
  const tallies = noTallies();
  const scores: DealScore[] = [];
  for (let deal = first; deal < first + deals; deal++) scores.push(await playDeal(arena, deal, tallies));
  return { scores, tallies };
}
