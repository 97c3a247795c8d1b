import { Networks, ROSTER } from '@schupf/bots';
import { readNetworkFiles } from '@schupf/bots/node';
import { type Command, type Io, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { Thinking, type ThoughtRound, thinkThrough } from './timed-table.ts';

/** Decisions per second at a table of four people. */
const HUMAN_PACE = 1.3;
/** Rounds to warm up the JIT compiler. */
const WARM_UP = 5;

export const thinking: Command = {
  name: 'thinking',
  operands: '',
  summary: 'Measure what bots cost: time per decision, and CPU time per second at human pace.',
  details: `
Rounds are played at a table of the host with one bot at every seat, on one core. A decision is one that has to be made;
questions about bombs and calls in between are included in the cost of the table. People make about ${HUMAN_PACE}
decisions a second at a table of four. Bots with networks are measured in WebAssembly and in plain JavaScript.
`,
  flags: {
    ...GAME_FLAGS,
    bot: { value: 'NAME', default: 'net-1', help: Object.keys(ROSTER).join(', ') },
    rounds: { value: 'N', default: '100', help: 'rounds to play' },
    seed: { value: 'TEXT', default: '1', help: 'the same text deals the same cards' },
  },
  takesWords: false,
  async run(given, io) {
    const rules = readGame(given);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(given.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(given, 'rounds', 1, 100_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    const bot = given.values['bot']!;
    if (!Object.hasOwn(ROSTER, bot))
      return misuse(`unknown bot "${bot}": use ${Object.keys(ROSTER).join(', ')}`, io);
    for (const { name, networks } of waysToCompute(bot)) {
      const setting = { rules: rules.value, bot, seed: seed.value, networks };
      tell(name, await measure(setting, rounds.value), io);
    }
    return SUCCESS;
  },
};

function waysToCompute(bot: string) {
  if (!ROSTER[bot]!.needsNetworks) return [{ name: bot, networks: null }];
  const files = readNetworkFiles();
  return [
    { name: `${bot}, WebAssembly`, networks: new Networks(files) },
    { name: `${bot}, plain JavaScript`, networks: new Networks({ ...files, kernel: null }) },
  ];
}

async function measure(setting: Omit<ThoughtRound, 'round'>, rounds: number): Promise<Thinking> {
  const forgotten = new Thinking();
  for (let round = 1; round <= WARM_UP; round++) await thinkThrough({ ...setting, round }, forgotten);
  const measured = new Thinking();
  for (let round = 1; round <= rounds; round++) {
    await thinkThrough({ ...setting, round: WARM_UP + round }, measured);
  }
  return measured;
}

function tell(name: string, { times, claims, cpu }: Thinking, io: Io): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]!);
  const mean = cpu.decisions / times.length;
  const withClaims = mean + cpu.claims / times.length;
  io.write(`${name}: ${times.length} decisions, ${claims} questions for bombs and calls\n`);
  io.write(
    `  ${Math.round(1e6 / mean)} decisions/s, ${mean.toFixed(1)} µs of CPU a decision; ` +
      `by the clock median ${at(0.5)} µs, 99th percentile ${at(0.99)} µs\n`,
  );
  io.write(
    `  ${((withClaims * HUMAN_PACE) / 1000).toFixed(3)} ms of CPU a second for a table at the pace of people ` +
      `(${withClaims.toFixed(1)} µs a decision with all questions)\n`,
  );
}
