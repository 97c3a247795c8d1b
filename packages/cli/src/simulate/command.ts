import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { heapInUse, megabytes } from './heap.ts';
import { checkInvariants, INVARIANTS } from './invariants.ts';
import { type Measurement, measure, type Run, warmUp } from './measure.ts';
import { CheckedTransitions, TrustedTransitions } from './transitions.ts';

const MEMORY_PARTS = 10;
/** Checked transitions are slower, so the number of rounds is divided by this for them. */
const CHECKED_DIVISOR = 4;
const MAX_INVARIANT_ROUNDS = 200;

export const simulate: Command = {
  operands: '',
  details: `
Plays the rounds with trusted transitions (in place and unchecked, as a search does), then a quarter of them with
checked transitions (with events and one view per action, as a server does). Both are warmed up first. Then up to
${MAX_INVARIANT_ROUNDS} more rounds, which are not timed, are played with both kinds of transitions to check every
position. The exit code is 1 if a check fails.
`,
  flags: {
    ...GAME_FLAGS,
    rounds: { value: 'N', default: '20000', help: 'number of rounds with trusted transitions' },
    seed: { value: 'TEXT', default: '1', help: 'the same text gives the same rounds' },
    memory: { help: `show the heap in use ${MEMORY_PARTS} times during a run; for long runs` },
  },
  takesPositionals: false,
  run(args, io) {
    const rules = readGame(args);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(args.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(args, 'rounds', 1, 100_000_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    const run: Run = { rules: rules.value, seed: seed.value, rounds: rounds.value };
    return simulateRun(run, args.switches.has('memory'), io);
  },
};

function simulateRun(run: Run, memory: boolean, io: Io): number {
  const fewer: Run = { ...run, rounds: Math.max(1, Math.round(run.rounds / CHECKED_DIVISOR)) };
  const kinds = [
    { name: 'trusted transitions', make: () => new TrustedTransitions(run.rules), run },
    { name: 'checked transitions', make: () => new CheckedTransitions(run.rules), run: fewer },
  ];
  for (const transitions of kinds) {
    warmUp(transitions.make, transitions.run);
    const heap = new HeapLog(io);
    const measured = memory
      ? measure(transitions.make, transitions.run, MEMORY_PARTS, (rounds) => heap.record(rounds))
      : measure(transitions.make, transitions.run);
    io.write(`${transitions.name}: ${describe(measured)}\n`);
    if (memory) heap.reportGrowth();
  }
  return reportInvariants({ ...run, rounds: Math.min(fewer.rounds, MAX_INVARIANT_ROUNDS) }, io);
}

function describe({ rounds, cards, seconds }: Measurement): string {
  const rate = (count: number) => Math.round(count / Math.max(seconds, 1e-6));
  return `${rate(rounds)} rounds/s (${rate(cards)} cards/s), ${rounds} rounds in ${seconds.toFixed(2)} s`;
}

function reportInvariants({ rules, seed, rounds }: Run, io: Io): number {
  const { checks, violation } = checkInvariants(rules, seed, rounds);
  io.write(`invariants, checked in ${rounds} more rounds:\n`);
  const width = Math.max(...INVARIANTS.map((name) => name.length));
  for (const name of INVARIANTS) io.write(`  ${name.padEnd(width)}  ${checks[name]} checks\n`);
  io.write(`${rules.variant}, ${rules.players} players, seed ${seed}\n`);
  if (violation === null) return SUCCESS;
  io.write(`FAILED ${violation}\n`);
  return FAILURE;
}

class HeapLog {
  private readonly io: Io;
  private readonly readings: number[] = [];

  constructor(io: Io) {
    this.io = io;
  }

  record(rounds: number): void {
    const bytes = heapInUse();
    this.readings.push(bytes);
    this.io.write(`  ${rounds} rounds: ${megabytes(bytes)} in use\n`);
  }

  reportGrowth(): void {
    const growth = this.readings.at(-1)! - this.readings[0]!;
    this.io.write(`  growth from the first reading to the last: ${megabytes(growth)}\n`);
  }
}
