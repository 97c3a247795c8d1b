import { type Bot, type DecisionContext, ROSTER } from '@schupf/bots';
import { newMatch, type Rules, roundSeed, type Seed, shuffledPack, xoshiro128 } from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { Table } from '../arena/table.ts';
import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { makeBot } from '../make-bot.ts';
import { heapInUse, megabytes } from '../simulate/heap.ts';

const PARTS = 10;

export const selfplay: Command = {
  name: 'selfplay',
  operands: '',
  summary: 'Play one bot at every seat: rounds and decisions per second, and whether its memory use grows.',
  details: `
Rounds are played with checked transitions on one core, and every question to the bot counts as a decision. The heap in
use, after a collection, is shown after every tenth part; it should not grow. The exit code is 1 when the bot gave an
illegal answer.
`,
  flags: {
    ...GAME_FLAGS,
    bot: { value: 'NAME', default: 'expert-1', help: Object.keys(ROSTER).join(', ') },
    rounds: { value: 'N', default: '2000', help: 'rounds to play' },
    seed: { value: 'TEXT', default: '1', help: 'the same text deals the same cards' },
  },
  takesWords: false,
  run(given, io) {
    const rules = readGame(given);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(given.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(given, 'rounds', PARTS, 10_000_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    const bot = readBot(given.values['bot']!);
    if (!bot.ok) return misuse(bot.problem, io);
    return playAlone(new Play(bot.value, rules.value, seed.value), rounds.value, io);
  },
};

function readBot(name: string): Answer<Bot> {
  if (Object.hasOwn(ROSTER, name)) return answered(makeBot(name));
  return refused(`unknown bot "${name}": use ${Object.keys(ROSTER).join(', ')}`);
}

function playAlone(play: Play, rounds: number, io: Io): number {
  for (let part = 1; part <= PARTS; part++) {
    play.until(Math.round((rounds * part) / PARTS));
    io.write(`${play.decisions} decisions: ${megabytes(heapInUse())} in use\n`);
  }
  const { decisions, seconds, faults } = play;
  const rate = (count: number) => Math.round(count / Math.max(seconds, 1e-6));
  io.write(`${rate(rounds)} rounds/s, ${rate(decisions)} decisions/s, ${faults} illegal answers\n`);
  return faults === 0 ? SUCCESS : FAILURE;
}

class Play {
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

  until(rounds: number): void {
    const start = performance.now();
    while (this.rounds < rounds) this.round();
    this.seconds += (performance.now() - start) / 1000;
  }

  private round(): void {
    this.rounds++;
    const table = new Table(newMatch(this.rules, this.rounds % this.rules.seats));
    const asking = table.play(shuffledPack(this.rules, roundSeed(this.seed, this.rounds)));
    for (let step = asking.next(); !step.done; ) {
      const { view, seat } = step.value;
      this.decisions++;
      step = asking.next(this.bot.choose(view, seat, this.context));
    }
    this.faults += table.faults.reduce((sum, count) => sum + count, 0);
  }
}
