import { Networks, ROSTER } from '@schupf/bots';
import { readNetworkFiles } from '@schupf/bots/node';
import { type Command, type Io, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { readBotName } from '../make-bot.ts';
import { BotCost, playTimedRound, type TimedRound } from './timed-table.ts';

/** Decisions per second at a table of four people. */
const HUMAN_PACE = 1.3;
/** Rounds to warm up the JIT compiler. */
const WARM_UP = 5;

export const thinking: Command = {
  operands: '',
  details: `
Plays rounds at a table with clocks and the same bot at every seat, on one core. Only decisions that a bot has to make
are counted; the cost of the table also includes questions about bombs and calls. Four people make about ${HUMAN_PACE}
decisions per second at a table. Bots with networks are measured in WebAssembly and in plain JavaScript.
`,
  flags: {
    ...GAME_FLAGS,
    bot: { value: 'NAME', default: 'net-1', help: Object.keys(ROSTER).join(', ') },
    rounds: { value: 'N', default: '100', help: 'number of rounds to play' },
    seed: { value: 'TEXT', default: '1', help: 'the same text gives the same deals' },
  },
  takesPositionals: false,
  async run(args, io) {
    const rules = readGame(args);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(args.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(args, 'rounds', 1, 100_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    const read = readBotName(args.values['bot']!, rules.value.variant);
    if (!read.ok) return misuse(read.problem, io);
    const bot = read.value;
    for (const { name, networks } of configurationsOf(bot)) {
      const settings = { rules: rules.value, bot, seed: seed.value, networks };
      report(name, await measure(settings, rounds.value), io);
    }
    return SUCCESS;
  },
};

function configurationsOf(bot: string) {
  if (ROSTER[bot]!.generation === undefined) return [{ name: bot, networks: null }];
  const files = readNetworkFiles();
  return [
    { name: `${bot}, WebAssembly`, networks: new Networks(files) },
    { name: `${bot}, plain JavaScript`, networks: new Networks({ ...files, kernel: null }) },
  ];
}

async function measure(settings: Omit<TimedRound, 'round'>, rounds: number): Promise<BotCost> {
  const discarded = new BotCost();
  for (let round = 1; round <= WARM_UP; round++) await playTimedRound({ ...settings, round }, discarded);
  const measured = new BotCost();
  for (let round = 1; round <= rounds; round++) {
    await playTimedRound({ ...settings, round: WARM_UP + round }, measured);
  }
  return measured;
}

function report(name: string, { times, claims, cpu }: BotCost, io: Io): void {
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]!);
  const mean = cpu.decisions / times.length;
  const withClaims = mean + cpu.claims / times.length;
  io.write(`${name}: ${times.length} decisions, ${claims} questions about bombs and calls\n`);
  io.write(
    `  ${Math.round(1e6 / mean)} decisions/s, ${mean.toFixed(1)} µs of CPU per decision; ` +
      `median ${quantile(0.5)} µs, 99th percentile ${quantile(0.99)} µs of wall time\n`,
  );
  io.write(
    `  ${((withClaims * HUMAN_PACE) / 1000).toFixed(3)} ms of CPU per second for a table at human pace ` +
      `(${withClaims.toFixed(1)} µs per decision, including all questions)\n`,
  );
}
