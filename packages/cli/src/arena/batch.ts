import { type RulesRequest, readRules, type Seed } from '@schupf/rules';
import type { SpeedName } from '@schupf/table';
import { type Answer, answered, refused } from '../answer.ts';
import { reasonOf } from '../files.ts';
import { type DealScore, playDeal } from './deal.ts';
import { openPlayers } from './players.ts';
import type { Arena } from './sitting.ts';
import { noTallies, type Tallies } from './tally.ts';

/** Who meets whom, as plain data that can be sent to a thread. */
export interface Encounter {
  readonly a: string;
  readonly b: string;
  readonly request: RulesRequest;
  readonly seed: Seed;
  /** Time for a decision; null for what is usual, which is more for bots outside: they need the way there and back. */
  readonly milliseconds: number | null;
  /** The clocks bots are held to; null where there are none. */
  readonly clock: SpeedName | null;
}

/** Time for a decision where nobody says otherwise. */
export const USUAL_MS = 100;

/** Deals played at a stretch. */
export interface Batch {
  readonly first: number;
  readonly deals: number;
}

export interface BatchScore {
  readonly scores: readonly DealScore[];
  readonly tallies: Tallies;
}

export async function openArena(encounter: Encounter): Promise<Arena> {
  const { a, b, request, seed, milliseconds } = encounter;
  const answer = readRules(request);
  if (!answer.ok) throw new Error(answer.problem);
  const time = milliseconds ?? undefined;
  const players = { a: await openPlayers(a, time), b: await openPlayers(b, time) };
  const clock =
    encounter.clock === null
      ? null
      : { speed: encounter.clock, most: milliseconds ?? Number.POSITIVE_INFINITY };
  return { rules: answer.rules, seed, milliseconds: milliseconds ?? USUAL_MS, players, clock };
}

/** Whether the players start at all: a mistyped command is to be said in a line, not thrown by every thread. */
export async function tryOpening(encounter: Encounter): Promise<Answer<null>> {
  try {
    closeArena(await openArena(encounter));
    return answered(null);
  } catch (error) {
    return refused(reasonOf(error));
  }
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
