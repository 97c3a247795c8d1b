import { requestFor, type Seed } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { writeText } from '../files.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, type Game, readGameRequest, readSeed } from '../game-flags.ts';
import { reportHostile } from './hostile.ts';
import { LogTrip } from './log-trip.ts';
import { randomMatches } from './played-match.ts';
import { RecordTrip } from './record-trip.ts';

export const roundtrip: Command = {
  operands: '',
  details: `
Random matches are written as .schupf text, read back and replayed; every action and every hand must be the same.
Four-player matches with the default rules are also written as BrettspielWelt logs and imported again; every round must
replay without problems, have the same result and give the same log. The exit code is 1 if anything differs.
`,
  flags: {
    ...GAME_FLAGS,
    rounds: { value: 'N', default: '1000', help: 'number of rounds to play' },
    seed: { value: 'TEXT', default: '1', help: 'the same text gives the same rounds' },
    hostile: {
      help: 'only measure texts designed to be slow to read: four times the length should take four times as long',
    },
    keep: { value: 'FILE', help: 'write the record of the first match to this file' },
  },
  takesPositionals: false,
  run(args, io) {
    if (args.switches.has('hostile')) {
      reportHostile(io);
      return SUCCESS;
    }
    const game = readGameRequest(args);
    if (!game.ok) return misuse(game.problem, io);
    const seed = readSeed(args.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(args, 'rounds', 1, 10_000_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    return runTrips(game.value, seed.value, rounds.value, args.values['keep'], io);
  },
};

function runTrips(game: Game, seed: Seed, rounds: number, keep: string | undefined, io: Io): number {
  const { variant, players } = game.rules;
  const records = new RecordTrip();
  const logs = hasLogRules(game) ? new LogTrip() : null;
  let first = true;
  for (const match of randomMatches(game, seed, rounds)) {
    if (first && keep !== undefined) {
      const written = writeText(keep, io.cwd, formatRecord(match.record));
      if (!written.ok) return misuse(written.problem, io);
    }
    first = false;
    const problem = records.check(match) ?? logs?.check(match) ?? null;
    if (problem === null) continue;
    io.write(`FAILED ${problem}\n`);
    return FAILURE;
  }
  const reports = [`${variant}, ${players} players, seed ${seed}`, records.report(), logs?.report() ?? ''];
  io.write(`${reports.join('\n').trimEnd()}\n`);
  return SUCCESS;
}

/** A log does not name the rules, so only games with the rules of BrettspielWelt can be read back. */
function hasLogRules({ rules }: Game): boolean {
  return rules.variant === 'nanjing' && requestFor(rules).options === undefined;
}
