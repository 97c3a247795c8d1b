import { type Card, RANKS } from '@schupf/rules';
import {
  formatTch,
  parseTch,
  type TchCall,
  type TchEvent,
  type TchHand,
  type TchLog,
  type TchRound,
  type TchSection,
} from '@schupf/rules/notation';
import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomLog } from './support.ts';

test('a formatted log parses back to the original, whatever the handles are', () => {
  fc.assert(
    fc.property(fc.array(anyRound, { maxLength: 3 }), (rounds) => {
      expect(withoutLines(parseTch(formatTch({ rounds })).log)).toEqual({ rounds });
    }),
    runs(200),
  );
});

test('a parsed log is formatted exactly as before, and its line numbers are right', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const text = randomLog(seed, 2);
      const { log, parseProblems } = parseTch(text);
      expect(parseProblems).toEqual([]);
      expect(formatTch(log)).toBe(text);
      const lines = text.split('\n');
      for (const { line, result, events } of log.rounds) {
        expect(lines[line - 1]).toMatch(/Gr\.Tichukarten/);
        expect(lines[result!.line - 1]).toMatch(/^Ergebnis/);
        for (const event of events) {
          const prefix = event.type === 'wish' ? 'Wunsch' : event.type === 'call' ? 'Tichu' : '';
          expect(lines[event.line - 1]!.startsWith(prefix)).toBe(true);
        }
      }
    }),
    runs(20),
  );
});

/** Sets all line numbers to 0, because they are known only after a log has been parsed. */
function withoutLines(log: TchLog): unknown {
  return JSON.parse(JSON.stringify(log, (key, value) => (key === 'line' ? 0 : value)));
}

const SECTIONS = ['first', 'start', 'push', 'play'] as const;

const anySeat = fc.integer({ min: 0, max: 3 });

const anyCard: fc.Arbitrary<Card> = fc.integer({ min: 0, max: 55 }).map((card) => card as Card);

function anyCards(min: number, max: number): fc.Arbitrary<Card[]> {
  return fc.uniqueArray(anyCard, { minLength: min, maxLength: max });
}

/**
 * Handles made of the same pieces as a line. Handles that would make a line ambiguous are excluded: those that contain
 * a separator between two handles, or end with spaces.
 */
const anyHandle: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      '',
      'x',
      ' ',
      '\u00a0',
      ':',
      ': ',
      ' - ',
      '-',
      'S2',
      'B10',
      'Ma',
      '(',
      ')',
      '(7)',
      'passt.',
      'Tichu: ',
      'ü',
      '!',
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join('').replace(/[ \t]+$/, ''))
  .filter((handle) => !/: (\w\w|\w10)( -|$)/.test(handle) && !/\([0-3]\)/.test(handle));

/** One value for each seat, with the number of the seat. */
function bySeat<Value extends object>(
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<(Value & { seat: number })[]> {
  return fc
    .array(value, { minLength: 4, maxLength: 4 })
    .map((values) => values.map((item, seat) => ({ ...item, seat })));
}

const line = fc.constant(0);

function anyHands(size: number): fc.Arbitrary<TchHand[]> {
  return bySeat(fc.record({ line, handle: anyHandle, cards: anyCards(size, size) }));
}

const anyCall: fc.Arbitrary<TchCall> = fc.record({
  line,
  seat: anySeat,
  handle: anyHandle,
  call: fc.constantFrom('grand', 'tichu'),
});

const anyPush = fc.record({
  line,
  handle: anyHandle,
  gifts: fc.array(fc.record({ handle: anyHandle, card: anyCard }), { minLength: 3, maxLength: 3 }),
});

const anyBombs = fc.subarray([0, 1, 2, 3], { minLength: 1 }).chain((seats) =>
  fc.record({
    line,
    players: fc.tuple(...seats.map((seat) => fc.record({ seat: fc.constant(seat), handle: anyHandle }))),
  }),
);

const anyEvent: fc.Arbitrary<TchEvent> = fc.oneof(
  fc.record({ type: fc.constant('play'), line, seat: anySeat, handle: anyHandle, cards: anyCards(1, 14) }),
  fc.record({ type: fc.constantFrom('pass', 'call', 'gift'), line, seat: anySeat, handle: anyHandle }),
  fc.record({ type: fc.constant('wish'), line, rank: fc.constantFrom(...RANKS) }),
);

const anyPoints = fc.integer({ min: -999, max: 999 });

const anyWholeRound: fc.Arbitrary<TchRound> = fc.record({
  line,
  reached: fc.constant('play'),
  first: anyHands(8),
  start: anyHands(14),
  calls: fc.array(anyCall, { maxLength: 3 }),
  pushes: bySeat(anyPush),
  bombs: fc.option(anyBombs),
  events: fc.array(anyEvent, { maxLength: 20 }),
  result: fc.option(fc.record({ line, points: fc.tuple(anyPoints, anyPoints) })),
});

/** A complete round, or one that is cut off before play begins, after up to five lines of a section. */
const anyRound: fc.Arbitrary<TchRound> = fc
  .record({ round: anyWholeRound, reached: fc.constantFrom(...SECTIONS), linesLeft: fc.nat(5) })
  .map(({ round, reached, linesLeft }) => {
    const last = SECTIONS.indexOf(reached);
    const linesOf = <Line>(section: TchSection, lines: readonly Line[], before = 0): readonly Line[] => {
      const place = SECTIONS.indexOf(section);
      if (place === last && reached !== 'play') return lines.slice(0, Math.max(0, linesLeft - before));
      return place < last || reached === 'play' ? lines : [];
    };
    return {
      ...round,
      reached,
      first: linesOf('first', round.first),
      start: linesOf('start', round.start),
      calls: linesOf('start', round.calls, 4),
      pushes: linesOf('push', round.pushes),
      bombs: linesOf('push', [round.bombs], 4)[0] ?? null,
      events: linesOf('play', round.events),
      result: reached === 'play' ? round.result : null,
    };
  });
