import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Seat, VARIANT_FACTS, type Variant } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { type Case, parseSuite } from './suite.ts';

const SUITE = join(import.meta.dirname, '../../../../conformance');
const read = (name: string) => readFileSync(join(SUITE, name), 'utf8');
const files = globSync('*.jsonl', { cwd: SUITE }).sort();
const casesIn = (file: string): readonly Case[] => {
  const suite = parseSuite(read(file));
  if (!suite.ok) throw new Error(suite.problem);
  return suite.cases;
};
const cases = files.flatMap(casesIn);

interface Entry {
  readonly seat: string;
  readonly play?: string;
}

interface GivenPosition {
  readonly hands: Readonly<Record<string, string>>;
  readonly out?: readonly string[];
  readonly trick?: readonly Entry[];
  readonly turn?: string | null;
  readonly won?: Readonly<Record<string, string>>;
}

const POSITIONS = ['legal', 'plays', 'after', 'arbitrate'];
const positions = cases
  .filter(({ ask }) => POSITIONS.includes(ask))
  .map((testCase) => ({ testCase, given: testCase.given as unknown as GivenPosition }));

describe('the README of the conformance suite', () => {
  test('lists every file with its number of cases', () => {
    const rows = [...read('README.md').matchAll(/^\| `(\w+\.jsonl)` \| (\d+) /gm)];
    expect(Object.fromEntries(rows.map(([, file, count]) => [file, Number(count)]))).toEqual(
      Object.fromEntries(files.map((file) => [file, casesIn(file).length])),
    );
  });

  test('rightly says that ids are unique across all files', () => {
    const ids = cases.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  test('rightly says that no card occurs twice in a position', () => {
    const repeating = positions.filter(({ given: { hands, trick = [], won = {} } }) => {
      const texts = [...Object.values(hands), ...trick.map(({ play = '' }) => play), ...Object.values(won)];
      const cards = texts.flatMap((text) => text.split(' ').filter((word) => word !== ''));
      const names = cards.map((card) => card.replace(/=.*/, ''));
      return new Set(names).size < names.length;
    });
    expect(repeating.map(({ testCase }) => testCase.id)).toEqual([]);
  });
});

test('no trick in a case skips a seat that had to play or pass', () => {
  const impossible = positions.filter(({ testCase, given }) => !isPlayedInOrder(testCase, given));
  expect(impossible.map(({ testCase }) => testCase.id)).toEqual([]);
});

/** Whether the entries of the trick, and then the turn, follow in playing order. Bombs may be played out of turn. */
function isPlayedInOrder({ variant, options }: Case, { hands, out = [], trick = [], turn }: GivenPosition) {
  if (trick.length === 0) return true;
  const seats = seatsOf(variant as Variant, hands, out);
  const isFinal = options['passRule'] === 'final';
  const passed = new Set<string>();
  let owner = '';
  const follows = (from: string, to: string, later: readonly Entry[]): boolean => {
    for (let seat = next(from, seats); seat !== to; seat = next(seat, seats)) {
      const isOut = out.includes(seat) && !later.some((entry) => entry.seat === seat);
      if (!isOut && !(isFinal && passed.has(seat))) return false;
    }
    return true;
  };
  for (const [index, { seat, play }] of trick.entries()) {
    const mayBeBomb = play !== undefined && play.split(' ').length >= 4;
    if (index > 0 && !mayBeBomb && !follows(trick[index - 1]!.seat, seat, trick.slice(index))) return false;
    if (play === undefined) passed.add(seat);
    else owner = seat;
  }
  return turn == null || turn === owner || follows(trick.at(-1)!.seat, turn, []);
}

function seatsOf(variant: Variant, hands: GivenPosition['hands'], out: readonly string[]): number {
  const { hands: kind, players } = VARIANT_FACTS[variant];
  if (kind === 'four') return 4;
  return Math.max(players.min, new Set([...Object.keys(hands), ...out]).size);
}

function next(letter: string, seats: number): string {
  const seat: Seat = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return formatSeat((seat + 1) % seats);
}
