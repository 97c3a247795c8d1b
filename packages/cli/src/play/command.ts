import { DEFAULT_BOT, ROSTER } from '@schupf/bots';
import type { OpenState } from '@schupf/rules';
import { type Command, INTERRUPTION, type Io, misuse, SUCCESS } from '../command.ts';
import { GAME_FLAGS } from '../game-flags.ts';
import { wrap } from '../telling/layout.ts';
import { Names } from '../telling/names.ts';
import { Narrator } from '../telling/narrator.ts';
import { matchEndText, sheetText } from '../telling/sheet.ts';
import { LANGUAGE_FLAG, readSpeech, type Speech } from '../telling/speech.ts';
import { Style } from '../telling/style.ts';
import { roundHeader } from '../telling/table.ts';
import { Adviser } from './adviser.ts';
import { Desk } from './desk.ts';
import { Game } from './game.ts';
import { HomeTable } from './home-table.ts';
import { Person } from './person.ts';
import { SaveFiles } from './save-files.ts';
import { readWanted, type Wanted } from './wanted.ts';

export const play: Command = {
  name: 'play',
  operands: '',
  summary: 'Play against bots in the terminal.',
  details: `
Input may come from a pipe; the game ends with it. Type "help" in the game to see what you can type.
`,
  flags: {
    ...GAME_FLAGS,
    ...LANGUAGE_FLAG,
    seed: { value: 'TEXT', help: 'same text, same deal (default: random)' },
    name: { value: 'NAME', help: 'your name in tables and records' },
    bots: {
      value: 'NAME',
      default: DEFAULT_BOT,
      help: `which bots to play against: ${Object.keys(ROSTER).join(', ')}`,
    },
    save: { value: 'FILE', help: 'save the match after every action' },
    resume: { value: 'FILE', help: 'continue a saved match and keep saving to it' },
    force: { help: 'let --save overwrite another file' },
    watch: { help: 'watch bots play the match to the end' },
  },
  takesWords: false,
  async run(given, io) {
    const speech = await readSpeech(given, io);
    if (!speech.ok) return misuse(speech.problem, io);
    const wanted = readWanted(given, io.cwd);
    if (!wanted.ok) return misuse(wanted.problem, io);
    const { setting, rules } = wanted.value;
    if (!setting.hasPerson && rules.matchEnd === 'never') {
      return misuse('--watch needs a match that ends: add --option matchEnd=rounds', io);
    }
    const table = await HomeTable.open(setting);
    const path = given.values['save'] ?? given.values['resume'] ?? null;
    const force = given.switches.has('force');
    const files = new SaveFiles(() => table.record, { path, cwd: io.cwd, force }, speech.value);
    const problem = files.check();
    if (problem !== null) return misuse(problem, io);
    return playMatch(table, wanted.value, files, speech.value, io);
  },
};

async function playMatch(
  table: HomeTable,
  { setting, rules, past }: Wanted,
  files: SaveFiles,
  speech: Speech,
  io: Io,
): Promise<number> {
  const { hasPerson, names, request } = setting;
  const style = new Style(io, new Names(names, hasPerson, speech), speech);
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
    // Bots' matches are saved only between rounds: if the process is killed, the seed deals the lost round again.
    onAction: (open) => {
      if (hasPerson || isBetweenRounds(open)) narrator.line(files.update());
    },
  });
  const { terminal, common, vocabulary } = speech;
  const welcome = common.labelled(
    style.paint.strong('Schupf'),
    terminal.welcome(rules.variant, rules.players),
  );
  const help = hasPerson ? ` ${terminal.typeHelp(vocabulary.order('help'))}` : '';
  say(wrap(`${welcome}${help}`, style.columns));
  if (past !== null) say(`\n${roundHeader(game.open, style)}`);
  if (ended.length > 0) say(`\n${sheetText(ended, style)}`);
  if (game.open.phase === 'match-over') say(`\n${matchEndText(ended, style)}`);
  await game.run();
  const { goodbye } = terminal;
  if (files.path === null) say(goodbye.deals(setting.seed));
  else if (game.open.phase === 'match-over') say(goodbye.finished(files.path));
  else say(goodbye.unfinished(files.path));
  return person?.wasInterrupted ? INTERRUPTION : SUCCESS;
}

function isBetweenRounds({ phase }: OpenState): boolean {
  return phase === 'round-over' || phase === 'match-over';
}
