import { DEFAULT_BOT, ROSTER } from '@schupf/bots';
import type { OpenState } from '@schupf/rules';
import { type Command, FAILURE, INTERRUPTION, type Io, misuse, SUCCESS } from '../command.ts';
import { GAME_FLAGS } from '../game-flags.ts';
import { wrap } from '../output/layout.ts';
import { Names } from '../output/names.ts';
import { Narrator } from '../output/narrator.ts';
import { matchEndText, sheetText } from '../output/sheet.ts';
import { LANGUAGE_FLAG, readSpeech, type Speech } from '../output/speech.ts';
import { Style } from '../output/style.ts';
import { roundHeader } from '../output/table.ts';
import { Adviser } from './adviser.ts';
import { Game } from './game.ts';
import { HelpDesk } from './help-desk.ts';
import { LocalTable } from './local-table.ts';
import { Person } from './person.ts';
import { type RequestedMatch, readRequestedMatch } from './requested-match.ts';
import { SaveFiles } from './save-files.ts';

export const play: Command = {
  operands: '',
  details: `
Input may come from a pipe; the game ends when the input does. Type "help" in the game to see what you can type.
`,
  flags: {
    ...GAME_FLAGS,
    ...LANGUAGE_FLAG,
    seed: { value: 'TEXT', help: 'the same text gives the same deals (default: random)' },
    name: { value: 'NAME', help: 'your name in tables and records' },
    bots: {
      value: 'NAME',
      help: `which bots to play against: ${Object.keys(ROSTER).join(', ')} (default ${DEFAULT_BOT})`,
    },
    save: { value: 'FILE', help: 'save the match after every action' },
    resume: { value: 'FILE', help: 'continue a saved match and keep saving to the same file' },
    force: { help: 'let --save overwrite a file with other content' },
    watch: { help: 'watch bots play the match to the end' },
  },
  takesPositionals: false,
  async run(args, io) {
    const speech = await readSpeech(args, io);
    if (!speech.ok) return misuse(speech.problem, io);
    const requested = readRequestedMatch(args, io.cwd);
    if (!requested.ok) return misuse(requested.problem, io);
    const { settings, rules } = requested.value;
    // In a timed match, bots on their own would play thousands of rounds.
    if (!settings.hasPerson && (rules.matchEnd === 'never' || rules.matchEnd === 'time')) {
      return misuse('--watch needs a match that ends: add --option matchEnd=rounds', io);
    }
    const table = await LocalTable.open(settings, io.now);
    const path = args.values['save'] ?? args.values['resume'] ?? null;
    const force = args.switches.has('force');
    const files = new SaveFiles(() => table.record, { path, cwd: io.cwd, force }, speech.value);
    const problem = files.check();
    if (problem !== null) return misuse(problem, io);
    return playMatch(table, requested.value, files, speech.value, io);
  },
};

async function playMatch(
  table: LocalTable,
  { settings, rules, past }: RequestedMatch,
  files: SaveFiles,
  speech: Speech,
  io: Io,
): Promise<number> {
  const { hasPerson, names, request } = settings;
  const style = new Style(io, new Names(names, hasPerson, speech), speech);
  const say = (text: string) => io.writeStyled(`${text}\n`);
  const ended: OpenState[] = [...(past?.ended ?? [])];
  const narrator = new Narrator(style, ended, say);
  const adviser = new Adviser();
  const helpDesk = new HelpDesk({ style, adviser, files, preset: request.preset, ended });
  const person = hasPerson ? new Person(io, style, helpDesk, adviser) : null;
  const game = new Game({
    table,
    person,
    style,
    narrator,
    ended,
    // A match between bots is saved only between rounds: the seed can deal a lost round again.
    onAction: (open) => {
      if (hasPerson || isBetweenRounds(open)) narrator.line(files.update());
    },
  });
  const { terminal, common, vocabulary } = speech;
  const welcome = common.labelled(
    style.paint.strong('Schupf'),
    terminal.welcome(rules.variant, rules.players),
  );
  const help = hasPerson ? ` ${terminal.typeHelp(vocabulary.command('help'))}` : '';
  say(wrap(`${welcome}${help}`, style.columns));
  if (past !== null) say(`\n${roundHeader(game.open, style)}`);
  if (ended.length > 0) say(`\n${sheetText(ended, style)}`);
  if (game.open.phase === 'match-over') say(`\n${matchEndText(ended, style)}`);
  await game.run();
  const { goodbye } = terminal;
  if (files.path === null || !files.isUpToDate) say(goodbye.deals(settings.seed));
  else if (game.open.phase === 'match-over') say(goodbye.finished(files.path));
  else say(goodbye.unfinished(files.path));
  if (person?.wasInterrupted) return INTERRUPTION;
  return files.isUpToDate ? SUCCESS : FAILURE;
}

function isBetweenRounds({ phase }: OpenState): boolean {
  return phase === 'round-over' || phase === 'match-over';
}
