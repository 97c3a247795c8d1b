import { availableParallelism } from 'node:os';
import type { Rules } from '@schupf/rules';
import { type Answer, answered } from '../answer.ts';
import { type FlagTable, type Given, readNumber } from '../flags.ts';
import { GAME_FLAGS, readGameRequest, readSeed } from '../game-flags.ts';
import { type Encounter, USUAL_MS } from './batch.ts';

/** The flags of the measuring commands. */
export const MEASURING_FLAGS: FlagTable = {
  ...GAME_FLAGS,
  seed: { value: 'TEXT', default: '1', help: 'the same text deals the same cards' },
  threads: { value: 'N', default: String(availableParallelism()), help: 'how many deals are played at once' },
  time: {
    value: 'MS',
    help: `time for a decision (default ${USUAL_MS}, for exec: 1000); instant bots never ask`,
  },
};

/** The parsed flags. */
export interface Conditions {
  readonly rules: Rules;
  readonly terms: Omit<Encounter, 'a' | 'b'>;
  readonly threads: number;
}

export function readConditions(given: Given): Answer<Conditions> {
  const game = readGameRequest(given);
  if (!game.ok) return game;
  const seed = readSeed(given.values['seed']!);
  if (!seed.ok) return seed;
  const threads = readNumber(given, 'threads', 1, 256);
  if (!threads.ok) return threads;
  const time = given.values['time'] === undefined ? null : readNumber(given, 'time', 1, 3_600_000);
  if (time?.ok === false) return time;
  const { request, rules } = game.value;
  const terms = { request, seed: seed.value, milliseconds: time?.value ?? null, clock: null };
  return answered({ rules, terms, threads: threads.value });
}
