import { type Command, FAILURE, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { randomMatches } from './played-match.ts';
import { RecordTrip } from './record-trip.ts';

export const roundtrip: Command = {
  name: 'roundtrip',
  operands: '',
  summary: 'Write random matches as records and logs, read them back, compare, and take the time.',
  details: `
Random matches are written as .schupf text, read and replayed; every action and every hand must be as it was played.
The exit code is 1 when something is not.
`,
  flags: {
    ...GAME_FLAGS,
    rounds: { value: 'N', default: '1000', help: 'rounds to play' },
    seed: { value: 'TEXT', default: '1', help: 'the same text plays the same rounds' },
  },
  takesWords: false,
  run(given, io) {
    const rules = readGame(given);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(given.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(given, 'rounds', 1, 10_000_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    const records = new RecordTrip();
    for (const match of randomMatches(rules.value, seed.value, rounds.value)) {
      const problem = records.check(match);
      if (problem === null) continue;
      io.write(`BROKEN ${problem}\n`);
      return FAILURE;
    }
    io.write(
      `${rules.value.variant}, ${rules.value.players} players, seed ${seed.value}\n${records.report()}\n`,
    );
    return SUCCESS;
  },
};
