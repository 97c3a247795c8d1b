import type { Variant } from '@schupf/rules';
import type { TableConfig } from '@schupf/table';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CHOICE, LEVELS, type Level, withVariant } from '../home/choice.ts';
import type { FinishedMatch, SavedTable } from '../storage/saved-table.ts';
import { levelAdvice } from './level-advice.ts';

interface Played {
  readonly level?: string;
  readonly variant?: Variant;
  readonly players?: number;
  readonly config?: Partial<TableConfig>;
  /** When the first match ended; the others follow a day apart. */
  readonly from?: number;
}

/** A table with these matches of player 0, oldest first: w for won, l for lost, d for a draw, e for ended early. */
function played(results: string, options: Played = {}): SavedTable {
  const { level = 'club-2', variant = 'nanjing', players = 4, config = {}, from = 1 } = options;
  const winners: Readonly<Record<string, readonly number[]>> = { w: [0], l: [1], d: [0, 1], e: [] };
  const finished = [...results].map(
    (result, index): FinishedMatch => ({
      round: 8,
      totals: [0, 0],
      me: 0,
      ended: from + index,
      outcome: { reason: result === 'e' ? 'stopped' : 'played', winners: winners[result]! },
      record: '',
    }),
  );
  return {
    id: `${results} ${from}`,
    config: {
      rules: { variant, ...(variant === 'grandseigneur' ? { players } : {}) },
      speed: 'no-clock',
      chairs: Array.from({ length: players }, (_, player) =>
        player === 0 ? { type: 'person', id: 'me', name: '' } : { type: 'bot', name: level, outside: false },
      ),
      pace: '',
      ...config,
    },
    seed: 'xoshiro128:1',
    began: 0,
    changed: 0,
    inProgress: null,
    finished,
  };
}

function advised(tables: readonly SavedTable[], level: Level = 'club-2', after = 0): Level | null {
  return levelAdvice({ ...DEFAULT_CHOICE, level }, tables, after)?.level ?? null;
}

describe('the level that suits the player', () => {
  test.each([
    ['wwwwwwww', 'league-2'],
    ['wwwwwwll', 'league-2'],
    ['wwwwwlll', null],
    ['wlwlwlwl', null],
    ['wwwlllll', null],
    ['wwllllll', 'regular-2'],
    ['llllllll', 'regular-2'],
  ])('after %s', (results, level) => {
    expect(advised([played(results)])).toBe(level);
  });

  test('says what it is based on', () => {
    expect(levelAdvice(DEFAULT_CHOICE, [played('wlwwwwww', { from: 100 })], 0)).toEqual({
      level: 'league-2',
      isHarder: true,
      won: 7,
      matches: 8,
      until: 107,
    });
  });

  test('needs eight matches with a winner', () => {
    expect(advised([played('wwwwwww')])).toBeNull();
    expect(advised([played('wwwwwwwdde')])).toBeNull();
    expect(advised([played('wwwwwwwddew')])).toBe('league-2');
    expect(advised([])).toBeNull();
  });

  test('is judged by the latest matches of all tables', () => {
    const early = played('llllllll', { from: 1 });
    const late = played('wwwwwwww', { from: 100 });
    expect(advised([early, late])).toBe('league-2');
    expect(advised([late, early])).toBe('league-2');
    expect(advised([played('llll'), played('wwww', { from: 100 })])).toBeNull();
  });

  test('is judged only by matches of the same game against bots of this level', () => {
    expect(advised([played('wwwwwwww', { level: 'regular-2' })])).toBeNull();
    expect(advised([played('wwwwwwww', { variant: 'tientsin', players: 6 })])).toBeNull();
    expect(advised([played('wwwwwwww')], 'regular-2')).toBeNull();
  });

  test('is not judged by matches with other bots, or from a position of another match', () => {
    const [me, bot, ...others] = played('').config.chairs;
    const stranger = { type: 'bot', name: 'club-2', outside: true } as const;
    const weaker = { type: 'bot', name: 'regular-2', outside: false } as const;
    for (const other of [stranger, weaker])
      expect(advised([played('wwwwwwww', { config: { chairs: [me!, other, ...others] } })])).toBeNull();
    expect(advised([played('wwwwwwww', { config: { chairs: [bot!, me!, ...others] } })])).toBe('league-2');
    const record = { rules: { variant: 'nanjing' }, names: [], rounds: [] } as unknown as TableConfig['from'];
    expect(advised([played('wwwwwwww', { config: { from: record! } })])).toBeNull();
  });

  test('does not count matches from before the last answer', () => {
    expect(advised([played('wwwwwwww')], 'club-2', 8)).toBeNull();
    expect(advised([played('lllllllwwwwwwww')], 'club-2', 7)).toBe('league-2');
  });

  test('is never beyond the first or the last one', () => {
    const [weakest, strongest] = [LEVELS[0], LEVELS.at(-1)!];
    expect(advised([played('llllllll', { level: weakest })], weakest)).toBeNull();
    expect(advised([played('wwwwwwww', { level: strongest })], strongest)).toBeNull();
  });

  test('expects fewer wins in games that everyone plays for themselves', () => {
    const game = withVariant({ ...DEFAULT_CHOICE, players: 5 }, 'grandseigneur');
    const after = (results: string) =>
      levelAdvice(game, [played(results, { variant: 'grandseigneur', players: 5 })], 0)?.level ?? null;
    expect(after('wwwwllll')).toBe('league-2');
    expect(after('wwllllll')).toBeNull();
  });
});
