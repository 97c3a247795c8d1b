import type { Rules, Seed } from '@schupf/rules';
import { type Command, type Io, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { countCombinations } from './combinations.ts';
import { dealtAndPushed, PlayCounter } from './plays.ts';

const MAX_STAIRS = 3;
const SUBJECTS = ['combinations', 'plays'] as const;

export const count: Command = {
  name: 'count',
  operands: 'combinations|plays',
  summary: 'Print reference counts for comparing engines.',
  details: `
combinations: how many combinations of each kind the whole pack holds, as sets of cards and with every rank the
  phoenix can take; stairs of up to ${MAX_STAIRS} pairs.
plays: how many ways there are to go on from a seeded deal after the push, for 1, 2 ... actions of the seats;
  under "suits" up to interchangeable cards, under "cards" with every choice of cards.
`,
  flags: {
    ...GAME_FLAGS,
    longest: { value: 'N', default: '5', help: 'combinations: straights of up to this many cards, 5 to 8' },
    seed: { value: 'TEXT', default: '1', help: 'plays: the deal' },
    depth: { value: 'N', default: '5', help: 'plays: how many actions' },
  },
  takesWords: true,
  run(given, io) {
    const subject = SUBJECTS.find((name) => given.words.length === 1 && name === given.words[0]);
    if (subject === undefined) {
      return misuse(`count needs one word: ${SUBJECTS.join(' or ')}, not "${given.words.join(' ')}"`, io);
    }
    const rules = readGame(given);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(given.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const depth = readNumber(given, 'depth', 1, 12);
    if (!depth.ok) return misuse(depth.problem, io);
    const longest = readNumber(given, 'longest', 5, 8);
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
    const [coarse, fine] = (['up-to-suits', 'every-card'] as const).map((detail) =>
      new PlayCounter(rules, detail).count(start, actions),
    );
    io.write(row(String(actions), coarse!, fine!));
  }
}
