import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { heapInUse, megabytes } from './heap.ts';
import { checkInvariants, INVARIANTS } from './invariants.ts';
import { type Measured, measure, type Run, warmUp } from './measure.ts';
import { CheckedTransitions, TrustedTransitions } from './transitions.ts';

const MEMORY_PARTS = 10;
/** Checked transitions are slower and get this many times fewer rounds. */
const CHECKED_SHARE = 4;
const MAX_SAMPLED = 200;

export const simulate: Command = {
  name: 'simulate',
  operands: '',
  summary: 'Play random legal moves to measure the engine and look for faults.',
  details: `
Plays the rounds through the trusted transitions (in place, unchecked, as search plays), then a quarter of them through
the checked transitions (every action checked, with its events and one view, as a server plays). Each is warmed up
first. Afterwards, outside the timed part, up to ${MAX_SAMPLED} further rounds are played with both kinds of transitions
and every position is checked. The exit code is 1 when something is wrong with one.
`,
  flags: {
    ...GAME_FLAGS,
    rounds: { value: 'N', default: '20000', help: 'rounds through the trusted transitions' },
    seed: { value: 'TEXT', default: '1', help: 'the same text plays the same rounds' },
    memory: { help: `shows the heap in use after every ${MEMORY_PARTS}th part of a run, for long runs` },
  },
  takesWords: false,
  run(given, io) {
    const rules = readGame(given);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(given.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(given, 'rounds', 1, 100_000_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    const run: Run = { rules: rules.value, seed: seed.value, rounds: rounds.value };
    return simulateRun(run, given.switches.has('memory'), io);
  },
};

function simulateRun(run: Run, memory: boolean, io: Io): number {
  const few: Run = { ...run, rounds: Math.max(1, Math.round(run.rounds / CHECKED_SHARE)) };
  const kinds = [
    { name: 'trusted transitions', make: () => new TrustedTransitions(run.rules), run },
    { name: 'checked transitions', make: () => new CheckedTransitions(run.rules), run: few },
  ];
  for (const transitions of kinds) {
    warmUp(transitions.make, transitions.run);
    const heap = new HeapLog(io);
    const measured = memory
      ? measure(transitions.make, transitions.run, MEMORY_PARTS, (rounds) => heap.note(rounds))
      : measure(transitions.make, transitions.run);
    io.write(`${transitions.name}: ${describe(measured)}\n`);
    if (memory) heap.sum();
  }
  return reportInvariants({ ...run, rounds: Math.min(few.rounds, MAX_SAMPLED) }, io);
}

function describe({ rounds, cards, seconds }: Measured): string {
  const rate = (count: number) => Math.round(count / Math.max(seconds, 1e-6));
  return `${rate(rounds)} rounds/s (${rate(cards)} cards/s), ${rounds} rounds in ${seconds.toFixed(2)} s`;
}

function reportInvariants({ rules, seed, rounds }: Run, io: Io): number {
  const { checks, breach } = checkInvariants(rules, seed, rounds);
  io.write(`invariants, over ${rounds} further rounds, not timed:\n`);
  const width = Math.max(...INVARIANTS.map((name) => name.length));
  for (const name of INVARIANTS) io.write(`  ${name.padEnd(width)}  ${checks[name]} checks\n`);
  io.write(`${rules.variant}, ${rules.players} players, seed ${seed}\n`);
  if (breach === null) return SUCCESS;
  io.write(`BROKEN ${breach}\n`);
  return FAILURE;
}

class HeapLog {
  private readonly io: Io;
  private readonly readings: number[] = [];

  constructor(io: Io) {
    this.io = io;
  }

  note(rounds: number): void {
    const bytes = heapInUse();
    this.readings.push(bytes);
    this.io.write(`  ${rounds} rounds: ${megabytes(bytes)} in use\n`);
  }

  sum(): void {
    const growth = this.readings.at(-1)! - this.readings[0]!;
    this.io.write(`  growth from the first reading to the last: ${megabytes(growth)}\n`);
  }
}
