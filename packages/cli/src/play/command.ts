import { randomBytes } from 'node:crypto';
import { ROSTER } from '@schupf/bots';
import {
  OPTION_NAMES,
  type OpenState,
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
import { Adviser } from './adviser.ts';
import { Desk } from './desk.ts';
import { Game } from './game.ts';
import { HomeTable, type TableSetting } from './home-table.ts';
import { HELP } from './orders.ts';
import { type Past, seedOf } from './past.ts';
import { Person } from './person.ts';
import { loadPast, SaveFiles } from './save-files.ts';

const LONGEST_NAME = 12;

/** What the flags ask for: a new match, or one that goes on. */
interface Wanted {
  readonly setting: TableSetting;
  readonly rules: Rules;
  readonly past: Past | null;
}

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
      default: 'expert-1',
      help: `who the others are: ${Object.keys(ROSTER).join(', ')}`,
    },
    save: { value: 'FILE', help: 'write the match down after every action' },
    resume: { value: 'FILE', help: 'go on with a match that was written down, and keep the file up to date' },
    force: { help: 'let --save write over a file that holds something else' },
    watch: { help: 'let bots play the match to its end, without a question' },
  },
  takesWords: false,
  async run(given, io) {
    const wanted = readWanted(given, io);
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

function readWanted(given: Given, io: Io): Answer<Wanted> {
  const { bots, resume } = given.values;
  const name = given.values['name']?.trim();
  const problem = (name === undefined ? null : problemWithName(name)) ?? problemWithBots(bots!);
  if (problem !== null) return refused(problem);
  const seed = readSeed(given.values['seed'] ?? `chacha20:${randomBytes(32).toString('hex')}`);
  if (!seed.ok) return seed;
  const hasPerson = !given.switches.has('watch');
  const common = { seed: seed.value, bots: bots!, hasPerson };
  if (resume !== undefined) {
    const past = readPast(given, resume, name, io);
    return past.ok ? answered(goingOn(past.value, common)) : past;
  }
  const rules = readGame(given);
  if (!rules.ok) return rules;
  const request = requestWith(rules.value, given.values['preset'] as Preset);
  const names = namesFor(rules.value.players, name ?? (hasPerson ? '' : SUBSTITUTE));
  return answered({ setting: { ...common, request, names, from: null }, rules: rules.value, past: null });
}

function readPast(given: Given, path: string, name: string | undefined, io: Io): Answer<Past> {
  const settled = ['variant', 'players', 'preset', 'seed'].find(
    (flag) => given.values[flag] !== GAME_FLAGS[flag]?.default,
  );
  const flag = (given.lists['option'] ?? []).length > 0 ? 'option' : settled;
  if (flag !== undefined) return refused(`--${flag} is settled by the match that --resume goes on with`);
  return loadPast(path, io.cwd, name);
}

/** The cards go on as they would have, where the record tells its seed. */
function goingOn(past: Past, common: Pick<TableSetting, 'seed' | 'bots' | 'hasPerson'>): Wanted {
  const { record } = past;
  const setting = {
    ...common,
    seed: seedOf(record) ?? common.seed,
    request: record.rules,
    names: record.names,
    from: record,
  };
  return { setting, rules: past.rules, past };
}

function problemWithBots(name: string): string | null {
  if (Object.hasOwn(ROSTER, name)) return null;
  return `--bots cannot be "${printable(name)}": use ${Object.keys(ROSTER).join(', ')}`;
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
