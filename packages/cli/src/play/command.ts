import { DEFAULT_BOT, ROSTER } from '@schupf/bots';
import type { OpenState } from '@schupf/rules';
import { type Command, INTERRUPTION, type Io, misuse, SUCCESS } from '../command.ts';
import { GAME_FLAGS } from '../game-flags.ts';
import { wrap } from '../telling/layout.ts';
import { Names } from '../telling/names.ts';
import { Narrator } from '../telling/narrator.ts';
import { matchEndText, sheetText } from '../telling/sheet.ts';
import { Style } from '../telling/style.ts';
import { roundHeader } from '../telling/table.ts';
import { Adviser } from './adviser.ts';
import { Desk } from './desk.ts';
import { Game } from './game.ts';
import { HomeTable } from './home-table.ts';
import { HELP } from './orders.ts';
import { Person } from './person.ts';
import { SaveFiles } from './save-files.ts';
import { readWanted, type Wanted } from './wanted.ts';

export const play: Command = {
  name: 'play',
  operands: '',
  summary: 'Play against bots in the terminal.',
  details: `
Input may come from a pipe; the game ends with it. What you can type:

${HELP}`,
  flags: {
    ...GAME_FLAGS,
    seed: { value: 'TEXT', help: 'the same text deals the same cards (default: one nobody has seen)' },
    name: { value: 'NAME', help: 'what you are called in tables and records' },
    bots: {
      value: 'NAME',
      default: DEFAULT_BOT,
      help: `who the others are: ${Object.keys(ROSTER).join(', ')}`,
    },
    save: { value: 'FILE', help: 'write the match down after every action' },
    resume: { value: 'FILE', help: 'go on with a match that was written down, and keep the file up to date' },
    force: { help: 'let --save write over a file that holds something else' },
    watch: { help: 'let bots play the match to its end, without a question' },
  },
  takesWords: false,
  async run(given, io) {
    const wanted = readWanted(given, io.cwd);
    if (!wanted.ok) return misuse(wanted.problem, io);
    const { setting, rules } = wanted.value;
    if (!setting.hasPerson && rules.matchEnd === 'never') {
      return misuse('--watch needs a match that ends: add --option matchEnd=rounds', io);
    }
    const table = await HomeTable.open(setting);
    const path = given.values['save'] ?? given.values['resume'] ?? null;
    const force = given.switches.has('force');
    const files = new SaveFiles(() => table.record, { path, cwd: io.cwd, force });
    const problem = files.check();
    if (problem !== null) return misuse(problem, io);
    return playMatch(table, wanted.value, files, io);
  },
};

async function playMatch(
  table: HomeTable,
  { setting, rules, past }: Wanted,
  files: SaveFiles,
  io: Io,
): Promise<number> {
  const { hasPerson, names, request } = setting;
  const style = new Style(io, new Names(names, hasPerson));
  const say = (text: string) => io.write(`${text}\n`);
  const ended: OpenState[] = [...(past?.ended ?? [])];
  const narrator = new Narrator(style, ended, say);
  const adviser = new Adviser();
  const desk = new Desk({ style, adviser, files, preset: request.preset, ended });
  const person = hasPerson ? new Person(io, style, desk, adviser) : null;
  const game = new Game({
    table,
    person,
    style,
    narrator,
    ended,
    // Nobody thinks between two moves of bots: a killed process loses a round that comes again.
    onAction: (open) => {
      if (hasPerson || isBetweenRounds(open)) narrator.line(files.update());
    },
  });
  const help = hasPerson ? ' Type "help" for what you can type.' : '';
  const welcome = `${style.paint.strong('Schupf')}: ${rules.variant}, ${rules.players} players.${help}`;
  say(wrap(welcome, style.columns));
  if (past !== null) say(`\n${roundHeader(game.open, style)}`);
  if (ended.length > 0) say(`\n${sheetText(ended, style)}`);
  if (game.open.phase === 'match-over') say(`\n${matchEndText(ended, style)}`);
  await game.run();
  const back =
    files.path === null
      ? `The deals come again with --seed ${setting.seed}`
      : `Come back with --resume ${files.path}`;
  if (game.open.phase !== 'match-over' || files.path === null) say(`Goodbye. ${back}`);
  else say(`Goodbye. The match is in ${files.path}`);
  return person?.wasInterrupted ? INTERRUPTION : SUCCESS;
}

function isBetweenRounds({ phase }: OpenState): boolean {
  return phase === 'round-over' || phase === 'match-over';
}
