import {
  type Bits,
  below,
  imagine,
  type Observer,
  type Rules,
  requestFor,
  viewFor,
  xoshiro128,
} from '@schupf/rules';
import { anyRules, runs, TABLES, unit } from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import { type Occupant, openTable, rulesAt, type SeenUpdate, SPEED_NAMES, type Table } from '../src/index.ts';
import { type ReceivedUpdates, SimulatedTable } from './simulated-table.ts';

/** Events that depend on hidden cards, and events that show such cards. */
const REVEALING = [
  'played',
  'passed',
  'called',
  'withdrawn',
  'calls-revealed',
  'decided',
  'declined',
  'rest-dealt',
  'took',
  'exchanged',
  'opened',
  'dummy-shown',
  'gave',
  'round-ended',
];

function begin(rules: Rules, bits: Bits): { readonly table: Table; readonly observer: Observer } {
  const speed = SPEED_NAMES[below(SPEED_NAMES.length, bits)]!;
  const chairs = Array.from({ length: rules.players }, (_, player): Occupant => {
    if (player > 0 && below(2, bits) === 0) return { type: 'bot', name: 'random', outside: false };
    return { type: 'person', id: String(player), name: '' };
  });
  const opened = openTable({ rules: rulesAt(speed, requestFor(rules)), speed, chairs, pace: 'p' }, 0);
  if (!opened.ok) throw new Error(opened.problem);
  const observer = below(4, bits) === 0 ? 'spectator' : below(rules.players, bits);
  return { table: { ...opened.table, stage: 'drawing', awaits: 'draw', wakeAt: null }, observer };
}

/** Plays to a random moment at which nothing pending depends on hidden cards. */
function randomMoment(
  rules: Rules,
  seed: string,
  bits: Bits,
): { readonly table: Table; readonly observer: Observer } {
  const { table, observer } = begin(rules, bits);
  const simulated = new SimulatedTable(table, seed, 'omniscient');
  simulated.begin();
  for (let steps = below(400, bits); steps > 0; steps--) if (!simulated.advance()) break;
  for (let tries = 0; !isQuiet(simulated.table); tries++) {
    if (tries > 2000) throw new Error('found no moment without pending hidden decisions');
    if (!simulated.advance()) break;
  }
  return { table: simulated.table, observer };
}

function isQuiet({ held, answers, stage, awaits, position }: Table): boolean {
  const { phase } = position.open;
  const isDealt = phase !== 'start' && phase !== 'round-over' && phase !== 'match-over';
  return held.length === 0 && answers.length === 0 && stage === 'playing' && awaits === null && isDealt;
}

function updatesFrom(table: Table, seed: string, observer: Observer): readonly ReceivedUpdates[] {
  const simulated = new SimulatedTable(table, seed, observer);
  const { round } = table.position.open;
  for (let steps = 0; steps < 300; steps++) {
    if (
      !simulated.advance() ||
      simulated.table.position.open.round !== round ||
      simulated.table.stage !== 'playing'
    )
      break;
  }
  return simulated.received;
}

/**
 * Describes the first difference between two traces if it reveals something without showing a card; null if it shows a
 * card, or if one trace is only longer. A decision on turn must be shown at the same time, whatever it is. Only a bomb
 * out of turn may come at any time.
 */
function findTell(left: readonly ReceivedUpdates[], right: readonly ReceivedUpdates[]): string | null {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const [a, b] = [left[index]!, right[index]!];
    if (same(a, b)) continue;
    if (a.at !== b.at) {
      const [first] = (a.at < b.at ? a : b).updates;
      return isBombOutOfTurn(first) ? null : `at ${a.at} or ${b.at}: ${JSON.stringify(first)}`;
    }
    const at = a.updates.findIndex((update, index) => !same(update, b.updates[index]));
    const differing = at < 0 ? [b.updates[a.updates.length]] : [a.updates[at], b.updates[at]];
    return differing.some(isRevealing) ? null : JSON.stringify(differing);
  }
  return null;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isRevealing(update: SeenUpdate | undefined): boolean {
  return update?.type === 'game' && REVEALING.includes(update.event.type);
}

function isBombOutOfTurn(update: SeenUpdate | undefined): boolean {
  return update?.type === 'game' && update.event.type === 'played' && update.event.outOfTurn;
}

const tables = TABLES.filter(([, players]) => players <= 6 || players === 12);

test.each(tables)('timing reveals nothing about hidden cards: %s with %i players', (variant, players) => {
  const property = fc.property(anyRules(variant, players), fc.string(), (rules, seed) => {
    const bits = xoshiro128(`${seed} moment`);
    const { table, observer } = randomMoment(rules, seed, bits);
    if (!isQuiet(table)) return;
    const view = viewFor(table.position, observer);
    const imagined: Table = { ...table, position: imagine(view, () => unit(bits)) };
    const later = `${seed} on`;
    const tell = findTell(updatesFrom(table, later, observer), updatesFrom(imagined, later, observer));
    if (tell !== null) throw new Error(`revealed without showing a card: ${tell}`);
  });
  fc.assert(property, runs(players > 6 ? 6 : 40));
});
