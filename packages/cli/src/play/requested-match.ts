import { randomBytes } from 'node:crypto';
import { botsFor, DEFAULT_BOT, problemWithBot } from '@schupf/bots';
import {
  failure,
  OPTION_NAMES,
  type Preset,
  type Result,
  type Rules,
  type RulesRequest,
  readRules,
  requestFor,
  success,
  type Variant,
} from '@schupf/rules';
import type { ParsedArgs } from '../flags.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { namesFor, SUBSTITUTE } from '../output/names.ts';
import { printable } from '../printable.ts';
import type { TableSettings } from './local-table.ts';
import { type Past, seedOf } from './past.ts';
import { loadPast } from './save-files.ts';

const MAX_NAME_LENGTH = 12;

/** The match that the flags ask for: a new one, or a saved one to continue. */
export interface RequestedMatch {
  readonly settings: TableSettings;
  readonly rules: Rules;
  readonly past: Past | null;
}

export function readRequestedMatch(args: ParsedArgs, cwd: string): Result<RequestedMatch> {
  const { bots, resume } = args.values;
  const name = args.values['name']?.trim();
  const problem = name === undefined ? null : problemWithName(name);
  if (problem !== null) return failure(problem);
  const seed = readSeed(args.values['seed'] ?? `chacha20:${randomBytes(32).toString('hex')}`);
  if (!seed.ok) return seed;
  const hasPerson = !args.switches.has('watch');
  const common = { seed: seed.value, hasPerson };
  if (resume !== undefined) {
    const past = readPast(args, resume, name, cwd);
    if (!past.ok) return past;
    const known = readBots(bots, past.value.rules.variant);
    return known.ok ? success(resumedMatch(past.value, { ...common, bots: known.value })) : known;
  }
  const rules = readGame(args);
  if (!rules.ok) return rules;
  const known = readBots(bots, rules.value.variant);
  if (!known.ok) return known;
  const request = requestWith(rules.value, args.values['preset'] as Preset);
  const names = namesFor(rules.value.players, name ?? (hasPerson ? '' : SUBSTITUTE));
  return success({
    settings: { ...common, bots: known.value, request, names, from: null },
    rules: rules.value,
    past: null,
  });
}

function readPast(args: ParsedArgs, path: string, name: string | undefined, cwd: string): Result<Past> {
  const fixedFlag = ['variant', 'players', 'preset', 'seed'].find(
    (flag) => args.values[flag] !== GAME_FLAGS[flag]?.default,
  );
  const flag = (args.lists['option'] ?? []).length > 0 ? 'option' : fixedFlag;
  if (flag !== undefined)
    return failure(`--${flag} can’t be used with --resume: the saved match already sets it`);
  return loadPast(path, cwd, name);
}

/** If the record has a seed, the next rounds get the cards they would have got without the interruption. */
function resumedMatch(
  past: Past,
  common: Pick<TableSettings, 'seed' | 'bots' | 'hasPerson'>,
): RequestedMatch {
  const { record } = past;
  const settings = {
    ...common,
    seed: seedOf(record) ?? common.seed,
    request: record.rules,
    names: record.names,
    from: record,
  };
  return { settings, rules: past.rules, past };
}

function readBots(name: string | undefined, variant: Variant): Result<string> {
  if (name === undefined) return success(DEFAULT_BOT);
  if (problemWithBot(name, variant) === null) return success(name);
  return failure(`--bots cannot be "${printable(name)}" in ${variant}: use ${botsFor(variant).join(', ')}`);
}

function problemWithName(name: string): string | null {
  const fits = name !== '' && name.length <= MAX_NAME_LENGTH && printable(name) === name;
  return fits ? null : `--name cannot be "${printable(name)}": use up to ${MAX_NAME_LENGTH} letters`;
}

/** The preset, with the options that differ from it. */
function requestWith(rules: Rules, preset: Preset): RulesRequest {
  const { options: _, ...game } = requestFor(rules);
  const edition = readRules({ ...game, preset });
  if (preset === 'platform' || !edition.ok) return requestFor(rules);
  const changed = OPTION_NAMES.filter((name) => rules[name] !== edition.rules[name]);
  if (changed.length === 0) return { ...game, preset };
  return { ...game, preset, options: Object.fromEntries(changed.map((name) => [name, rules[name]])) };
}
