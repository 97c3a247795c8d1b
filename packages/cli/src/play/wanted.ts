import { randomBytes } from 'node:crypto';
import { ROSTER } from '@schupf/bots';
import {
  OPTION_NAMES,
  type Preset,
  type Rules,
  type RulesRequest,
  readRules,
  requestFor,
} from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import type { Given } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { namesFor, SUBSTITUTE } from '../telling/names.ts';
import { printable } from '../terminal.ts';
import type { TableSetting } from './home-table.ts';
import { type Past, seedOf } from './past.ts';
import { loadPast } from './save-files.ts';

const MAX_NAME_LENGTH = 12;

/** The match the flags ask for: a new one, or a saved one to continue. */
export interface Wanted {
  readonly setting: TableSetting;
  readonly rules: Rules;
  readonly past: Past | null;
}

export function readWanted(given: Given, cwd: string): Answer<Wanted> {
  const { bots, resume } = given.values;
  const name = given.values['name']?.trim();
  const problem = (name === undefined ? null : problemWithName(name)) ?? problemWithBots(bots!);
  if (problem !== null) return refused(problem);
  const seed = readSeed(given.values['seed'] ?? `chacha20:${randomBytes(32).toString('hex')}`);
  if (!seed.ok) return seed;
  const hasPerson = !given.switches.has('watch');
  const common = { seed: seed.value, bots: bots!, hasPerson };
  if (resume !== undefined) {
    const past = readPast(given, resume, name, cwd);
    return past.ok ? answered(resumedMatch(past.value, common)) : past;
  }
  const rules = readGame(given);
  if (!rules.ok) return rules;
  const request = requestWith(rules.value, given.values['preset'] as Preset);
  const names = namesFor(rules.value.players, name ?? (hasPerson ? '' : SUBSTITUTE));
  return answered({ setting: { ...common, request, names, from: null }, rules: rules.value, past: null });
}

function readPast(given: Given, path: string, name: string | undefined, cwd: string): Answer<Past> {
  const settled = ['variant', 'players', 'preset', 'seed'].find(
    (flag) => given.values[flag] !== GAME_FLAGS[flag]?.default,
  );
  const flag = (given.lists['option'] ?? []).length > 0 ? 'option' : settled;
  if (flag !== undefined)
    return refused(`--${flag} can’t be used with --resume: the saved match already sets it`);
  return loadPast(path, cwd, name);
}

/** If the record has a seed, the next rounds get the cards they would have got without the break. */
function resumedMatch(past: Past, common: Pick<TableSetting, 'seed' | 'bots' | 'hasPerson'>): Wanted {
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
  const fits = name !== '' && name.length <= MAX_NAME_LENGTH && printable(name) === name;
  return fits ? null : `--name cannot be "${printable(name)}": use up to ${MAX_NAME_LENGTH} letters`;
}

/** The preset, with the options that differ from it. */
function requestWith(rules: Rules, preset: Preset): RulesRequest {
  const { options: _, ...table } = requestFor(rules);
  const edition = readRules({ ...table, preset });
  if (preset === 'platform' || !edition.ok) return requestFor(rules);
  const own = OPTION_NAMES.filter((name) => rules[name] !== edition.rules[name]);
  if (own.length === 0) return { ...table, preset };
  return { ...table, preset, options: Object.fromEntries(own.map((name) => [name, rules[name]])) };
}
