import { availableParallelism } from 'node:os';
import { type Result, type Rules, success } from '@schupf/rules';
import { type FlagTable, type ParsedArgs, readNumber } from '../flags.ts';
import { GAME_FLAGS, readGameRequest, readSeed } from '../game-flags.ts';
import { DEFAULT_MS, type Matchup } from './batch.ts';

/** The flags of the measuring commands. */
export const MEASURING_FLAGS: FlagTable = {
  ...GAME_FLAGS,
  seed: { value: 'TEXT', default: '1', help: 'the same text gives the same deals' },
  threads: {
    value: 'N',
    default: String(availableParallelism()),
    help: 'number of deals to play in parallel',
  },
  time: {
    value: 'MS',
    help: `time per decision (default ${DEFAULT_MS}, or 1000 for external bots); instant bots ignore it`,
  },
};

/** The parsed flags. */
export interface Conditions {
  readonly rules: Rules;
  readonly settings: Omit<Matchup, 'a' | 'b'>;
  readonly threads: number;
}

export function readConditions(args: ParsedArgs): Result<Conditions> {
  const game = readGameRequest(args);
  if (!game.ok) return game;
  const seed = readSeed(args.values['seed']!);
  if (!seed.ok) return seed;
  const threads = readNumber(args, 'threads', 1, 256);
  if (!threads.ok) return threads;
  const time = args.values['time'] === undefined ? null : readNumber(args, 'time', 1, 3_600_000);
  if (time?.ok === false) return time;
  const { request, rules } = game.value;
  const settings = { request, seed: seed.value, milliseconds: time?.value ?? null, clock: null };
  return success({ rules, settings, threads: threads.value });
}
