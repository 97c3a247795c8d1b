import {
  failure,
  newMatch,
  type Result,
  type Rules,
  roundSeed,
  type Seed,
  shuffledPack,
  success,
} from '@schupf/rules';
import { DEFAULT_MS } from '../arena/batch.ts';
import { contextFor, DecisionClock } from '../arena/decision-context.ts';
import { openPlayers, type Players, readPlayers } from '../arena/players.ts';
import { Table } from '../arena/table.ts';
import { type Command, misuse, SUCCESS } from '../command.ts';
import { readNumber } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { COUNTS, type Counts, countBreaches } from './breaches.ts';

export const manners: Command = {
  operands: '',
  details: `
Plays rounds with the same bots on both sides, and counts how they treat their partners: how often per 100 rounds, of all
seats together, they do what partners do not like. A call counts until someone is out. An unbeatable combination is one
that no opponent can beat with the cards they hold. The intervals are 95%.
`,
  flags: {
    ...GAME_FLAGS,
    bot: {
      value: 'NAME',
      default: 'net-1',
      help: 'the bot at every seat; NAME+NAME for two different partners',
    },
    rounds: { value: 'N', default: '500', help: 'number of rounds to play' },
    seed: { value: 'TEXT', default: '1', help: 'the same text gives the same deals' },
    time: { value: 'MS', default: String(DEFAULT_MS), help: 'time per decision; instant bots ignore it' },
    json: { help: 'write the counts as one line of JSON' },
  },
  takesPositionals: false,
  async run(args, io) {
    const rules = readGame(args);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(args.values['seed']!);
    if (!seed.ok) return misuse(seed.problem, io);
    const rounds = readNumber(args, 'rounds', 1, 10_000_000);
    if (!rounds.ok) return misuse(rounds.problem, io);
    const time = readNumber(args, 'time', 1, 3_600_000);
    if (!time.ok) return misuse(time.problem, io);
    const bot = readBot(args.values['bot']!, rules.value);
    if (!bot.ok) return misuse(bot.problem, io);
    const players = await openPlayers(bot.value, rules.value.variant, time.value);
    const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
    for (let round = 1; round <= rounds.value; round++) {
      await playRound(rules.value, seed.value, round, players, time.value, counts);
    }
    players.close();
    if (args.switches.has('json')) io.write(`${JSON.stringify({ rounds: rounds.value, ...counts })}\n`);
    else io.write(report(rounds.value, counts));
    return SUCCESS;
  },
};

function readBot(name: string, rules: Rules): Result<string> {
  if (rules.teams === 'none') return failure('manners are about partners, and this game has none');
  const known = readPlayers(name, rules.variant);
  return known.ok ? success(name) : known;
}

async function playRound(
  rules: Rules,
  seed: Seed,
  round: number,
  players: Players,
  milliseconds: number,
  counts: Counts,
): Promise<void> {
  const table = new Table(newMatch(rules, rules.dummy === null ? round % rules.seats : 0));
  const questions = table.play(shuffledPack(rules, roundSeed(seed, round)));
  const clock = new DecisionClock(milliseconds);
  const contexts = Array.from({ length: rules.seats }, (_, seat) =>
    contextFor(seed, round, seat % 2 === 0 ? 'a' : 'b', seat, clock),
  );
  for (let step = questions.next(); !step.done; ) {
    const { view, seat } = step.value;
    clock.start();
    const choice = await players.choose(view, seat, contexts[seat]!);
    if (choice !== null) countBreaches(table.position, choice.action, counts);
    step = questions.next(choice);
  }
}

const ROWS: readonly {
  readonly name: Exclude<keyof Counts, 'gifts' | 'giftsToFewer'>;
  readonly title: string;
}[] = [
  { name: 'bombsCaller', title: 'bombs a calling partner’s trick' },
  { name: 'outBeforeCaller', title: 'goes out before a calling partner' },
  { name: 'outBeforeCallerByChoice', title: '  although it could do something else' },
  { name: 'overCaller', title: 'plays over a calling partner' },
  { name: 'overUnbeatableCaller', title: '  although no one could beat it' },
  { name: 'overUnbeatableCallerByChoice', title: '    and no wish forced it' },
  { name: 'bombsPartner', title: 'bombs another partner’s trick' },
  { name: 'overUnbeatable', title: 'plays over a partner no one could beat' },
  { name: 'dogToPartner', title: 'pushes the Dog to a partner' },
];

function report(rounds: number, counts: Counts): string {
  const width = Math.max(...ROWS.map(({ title }) => title.length));
  const lines = ROWS.map(({ name, title }) => {
    const rate = (100 * counts[name]) / rounds;
    const margin = (196 * Math.sqrt(counts[name])) / rounds;
    return `${title.padEnd(width)}  ${rate.toFixed(1).padStart(5)} ± ${margin.toFixed(1)}`;
  });
  const { gifts, giftsToFewer } = counts;
  const share = gifts === 0 ? '-' : `${((100 * giftsToFewer) / gifts).toFixed(0)}% of ${gifts}`;
  return [
    `per 100 rounds, ${rounds} rounds`,
    ...lines,
    `Dragon to an opponent with fewer cards: ${share}`,
    '',
  ].join('\n');
}
