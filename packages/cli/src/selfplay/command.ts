import { type Bot, type DecisionContext, ROSTER } from '@schupf/bots';
import { newMatch, type Rules, roundSeed, type Seed, shuffledPack, xoshiro128 } from '@schupf/rules';
import { Table } from '../arena/table.ts';
import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { makeBot, readBotName } from '../make-bot.ts';
import { heapInUse, megabytes } from '../simulate/heap.ts';

const PARTS = 10;

export const selfplay: Command = {
  operands: '',
  details: `
Plays rounds with checked transitions on one core. Every question to the bot counts as a decision. After every tenth of
the rounds, the heap in use after garbage collection is shown; it should not grow. The exit code is 1 if the bot gave an
illegal answer.
`,
  flags: {
    ...GAME_FLAGS,
    bot: { value: 'NAME', default: 'expert-1', help: Object.keys(ROSTER).join(', ') },
    rounds: { value: 'N', default: '2000', help: 'number of rounds to play' },
    seed: { value: 'TEXT', default: '1', help: 'the same text gives the same deals' },
  },
  takesPositionals: false,
  run(args, io) {
    const rules = readGame(args);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(args.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(args, 'rounds', PARTS, 10_000_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    const bot = readBotName(args.values['bot']!, rules.value.variant);
    if (!bot.ok) return misuse(bot.problem, io);
    return runInParts(new SelfPlay(makeBot(bot.value), rules.value, seed.value), rounds.value, io);
  },
};

function runInParts(play: SelfPlay, rounds: number, io: Io): number {
  for (let part = 1; part <= PARTS; part++) {
    play.playUntil(Math.round((rounds * part) / PARTS));
    io.write(`${play.decisions} decisions: ${megabytes(heapInUse())} in use\n`);
  }
  const { decisions, seconds, faults } = play;
  const rate = (count: number) => Math.round(count / Math.max(seconds, 1e-6));
  io.write(`${rate(rounds)} rounds/s, ${rate(decisions)} decisions/s, ${faults} illegal answers\n`);
  return faults === 0 ? SUCCESS : FAILURE;
}

class SelfPlay {
  decisions = 0;
  faults = 0;
  seconds = 0;
  private rounds = 0;
  private readonly bot: Bot;
  private readonly rules: Rules;
  private readonly seed: Seed;
  private readonly context: DecisionContext;

  constructor(bot: Bot, rules: Rules, seed: Seed) {
    this.bot = bot;
    this.rules = rules;
    this.seed = seed;
    this.context = { random: xoshiro128(`${seed} selfplay`), outOfTime: () => false, withoutReasons: true };
  }

  playUntil(rounds: number): void {
    const start = performance.now();
    while (this.rounds < rounds) this.playRound();
    this.seconds += (performance.now() - start) / 1000;
  }

  private playRound(): void {
    this.rounds++;
    const table = new Table(newMatch(this.rules, this.rounds % this.rules.seats));
    const questions = table.play(shuffledPack(this.rules, roundSeed(this.seed, this.rounds)));
    for (let step = questions.next(); !step.done; ) {
      const { view, seat } = step.value;
      this.decisions++;
      step = questions.next(this.bot.choose(view, seat, this.context));
    }
    this.faults += table.faults.reduce((sum, count) => sum + count, 0);
  }
}
