import type { Rules, Seed } from '@schupf/rules';
import { type Command, type Io, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { countCombinations } from './combinations.ts';
import { dealtAndPushed, PlayCounter } from './plays.ts';

const MAX_STAIRS = 3;
const SUBJECTS = ['combinations', 'plays'] as const;

export const count: Command = {
  operands: 'combinations|plays',
  details: `
combinations: counts the combinations of each kind in the whole pack, as sets of cards and as readings. A set has one
  reading for each rank the Phoenix can take. Up to ${MAX_STAIRS} consecutive pairs are counted.
plays: counts the sequences of 1, 2 ... actions that can follow the push of a seeded deal. The column "suits" treats
  interchangeable cards as the same, the column "cards" does not.
`,
  flags: {
    ...GAME_FLAGS,
    longest: { value: 'N', default: '5', help: 'combinations: the length of the longest straight, 5 to 8' },
    seed: { value: 'TEXT', default: '1', help: 'plays: the deal' },
    depth: { value: 'N', default: '5', help: 'plays: the maximum number of actions' },
  },
  takesPositionals: true,
  run(args, io) {
    const subject = SUBJECTS.find((name) => args.positionals.length === 1 && name === args.positionals[0]);
    if (subject === undefined) {
      return misuse(
        `count needs one word: ${SUBJECTS.join(' or ')}, not "${args.positionals.join(' ')}"`,
        io,
      );
    }
    const rules = readGame(args);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(args.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const depth = readNumber(args, 'depth', 1, 12);
    if (!depth.ok) return misuse(depth.problem, io);
    const longest = readNumber(args, 'longest', 5, 8);
    if (!longest.ok) return misuse(longest.problem, io);
    if (subject === 'plays') printPlays(rules.value, seed.value, depth.value, io);
    else printCombinations(rules.value, longest.value, io);
    return SUCCESS;
  },
};

function printCombinations(rules: Rules, longest: number, io: Io): void {
  io.write(row('kind', 'cards', 'sets', 'natural', 'phoenix', 'readings'));
  for (const tally of countCombinations(rules, { straight: longest, steps: MAX_STAIRS })) {
    const { kind, size, sets, natural, readings } = tally;
    io.write(row(kind, size, sets, natural, sets - natural, readings));
  }
}

function row(kind: string, ...numbers: readonly (string | number)[]): string {
  return `${kind.padEnd(14)}${numbers.map((number) => String(number).padStart(9)).join('')}\n`;
}

function printPlays(rules: Rules, seed: Seed, depth: number, io: Io): void {
  const start = dealtAndPushed(rules, seed);
  io.write(row('actions', 'suits', 'cards'));
  for (let actions = 1; actions <= depth; actions++) {
    const [bySuits, byCards] = (['up-to-suits', 'every-card'] as const).map((detail) =>
      new PlayCounter(rules, detail).count(start, actions),
    );
    io.write(row(String(actions), bySuits!, byCards!));
  }
}
