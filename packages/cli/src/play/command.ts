import { randomBytes } from 'node:crypto';
import {
  OPTION_NAMES,
  type Preset,
  type Rules,
  type RulesRequest,
  readRules,
  requestFor,
} from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { type Command, INTERRUPTION, type Io, misuse, SUCCESS } from '../command.ts';
import type { Given } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { wrap } from '../telling/layout.ts';
import { Names, namesFor, SUBSTITUTE } from '../telling/names.ts';
import { Narrator } from '../telling/narrator.ts';
import { matchEndText, sheetText } from '../telling/sheet.ts';
import { Style } from '../telling/style.ts';
import { roundHeader } from '../telling/table.ts';
import { printable } from '../terminal.ts';
import { Desk } from './desk.ts';
import { Game } from './game.ts';
import { Match } from './match.ts';
import { HELP } from './orders.ts';
import { Person } from './person.ts';
import { type Changes, loadMatch, SaveFiles } from './save-files.ts';

const LONGEST_NAME = 12;

export const play: Command = {
  name: 'play',
  operands: '',
  summary: 'Play against simple opponents in the terminal.',
  details: `
The opponents play legally and without ambition. Input may come from a pipe; the game ends with it. What you can
type:

${HELP}`,
  flags: {
    ...GAME_FLAGS,
    seed: { value: 'TEXT', help: 'the same text deals the same cards (default: one nobody has seen)' },
    name: { value: 'NAME', help: 'what you are called in tables and records' },
    save: { value: 'FILE', help: 'write the match down after every action' },
    resume: { value: 'FILE', help: 'go on with a match that was written down, and keep the file up to date' },
    force: { help: 'let --save write over a file that holds something else' },
    watch: { help: 'let simple players play the match to its end, without a question' },
  },
  takesWords: false,
  async run(given, io) {
    const match = readMatch(given, io);
    if (!match.ok) return misuse(match.problem, io);
    const watch = given.switches.has('watch');
    if (watch && match.value.rules.matchEnd === 'never') {
      return misuse('--watch needs a match that ends: add --option matchEnd=rounds', io);
    }
    const path = given.values['save'] ?? given.values['resume'] ?? null;
    const files = new SaveFiles(match.value, io.cwd, { path, force: given.switches.has('force') });
    const problem = files.check();
    if (problem !== null) return misuse(problem, io);
    return playMatch(match.value, files, watch, io);
  },
};

/** The match the flags ask for: a new one, or one that goes on. */
function readMatch(given: Given, io: Io): Answer<Match> {
  const { resume } = given.values;
  const name = given.values['name']?.trim();
  const problem = name === undefined ? null : problemWithName(name);
  if (problem !== null) return refused(problem);
  const seed = readSeed(given.values['seed'] ?? `chacha20:${randomBytes(32).toString('hex')}`);
  if (!seed.ok) return seed;
  if (resume !== undefined) return resumed(given, resume, { seed: seed.value, name }, io);
  const rules = readGame(given);
  if (!rules.ok) return rules;
  const request = requestWith(rules.value, given.values['preset'] as Preset);
  const person = name ?? (given.switches.has('watch') ? SUBSTITUTE : '');
  return answered(Match.begin(request, namesFor(rules.value.players, person), seed.value));
}

function resumed(given: Given, path: string, changes: Changes, io: Io): Answer<Match> {
  const settled = ['variant', 'players', 'preset', 'seed'].find(
    (flag) => given.values[flag] !== GAME_FLAGS[flag]?.default,
  );
  const flag = (given.lists['option'] ?? []).length > 0 ? 'option' : settled;
  if (flag !== undefined) return refused(`--${flag} is settled by the match that --resume goes on with`);
  return loadMatch(path, io.cwd, changes);
}

function problemWithName(name: string): string | null {
  const fits = name !== '' && name.length <= LONGEST_NAME && printable(name) === name;
  return fits ? null : `--name cannot be "${printable(name)}": use up to ${LONGEST_NAME} letters`;
}

/** The edition and what was asked for beyond it. */
function requestWith(rules: Rules, preset: Preset): RulesRequest {
  const { options: _, ...table } = requestFor(rules);
  const edition = readRules({ ...table, preset });
  if (preset === 'platform' || !edition.ok) return requestFor(rules);
  const own = OPTION_NAMES.filter((name) => rules[name] !== edition.rules[name]);
  if (own.length === 0) return { ...table, preset };
  return { ...table, preset, options: Object.fromEntries(own.map((name) => [name, rules[name]])) };
}

async function playMatch(match: Match, files: SaveFiles, watch: boolean, io: Io): Promise<number> {
  const { rules, terms } = match;
  const style = new Style(io, new Names(terms.names, !watch));
  const say = (text: string) => io.write(`${text}\n`);
  const narrator = new Narrator(style, match.ended, say);
  const person = watch ? null : new Person(io, style, new Desk(match, style, files));
  const save = () => narrator.line(files.update());
  const help = watch ? '' : ' Type "help" for what you can type.';
  const welcome = `${style.paint.strong('Schupf')}: ${rules.variant}, ${rules.players} players.${help}`;
  say(wrap(welcome, style.columns));
  if (match.actions.length > 0) say(`\n${roundHeader(match.open, style)}`);
  if (match.ended.length > 0) say(`\n${sheetText(match.ended, style)}`);
  if (match.open.phase === 'match-over') say(`\n${matchEndText(match.ended, style)}`);
  await new Game({
    match,
    person,
    narrator,
    // Nobody thinks between two moves of simple players: a killed process loses a round that comes again.
    onAction: () => (watch && !isBetweenRounds(match) ? undefined : save()),
  }).run();
  const back =
    files.path === null
      ? `The deals come again with --seed ${terms.seed}`
      : `Come back with --resume ${files.path}`;
  if (match.open.phase !== 'match-over' || files.path === null) say(`Goodbye. ${back}`);
  else say(`Goodbye. The match is in ${files.path}`);
  return person?.wasInterrupted ? INTERRUPTION : SUCCESS;
}

function isBetweenRounds({ open }: Match): boolean {
  return open.phase === 'round-over' || open.phase === 'match-over';
}
